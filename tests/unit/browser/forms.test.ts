import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFormTexts } from '#client/load-form-texts.ts';
import { postForm } from '#client/post-form.ts';
import { fetchFormToken, waitUntilAccepted } from '#client/form-token.ts';
import { failureMessage } from '#islands/forms/failure-message.ts';
import { findErrors } from '#islands/forms/form-state.ts';
import { FormTextsSchema, type FormTexts } from '#schemas/forms/form-texts.ts';
import { NewsletterPreferencesSchema } from '#schemas/forms/newsletter.ts';
import { translator } from '../../support/translate.ts';

const t = translator('fr');
const texts: FormTexts = {
  region: 'fr-FR',
  titlePrefix: t('answers.titlePrefix'),
  retry: t('errors.fallback.retry'),
  ...t('forms'),
  errors: t('fieldErrors.demo'),
  received: { ...t('demo.success'), booking: { ...t('demo.success.booking'), href: '/' } },
};

/** Answers every fetch, and gives back the requests. */
function answerFetch(answer: () => Response | Promise<Response>) {
  const requests: [RequestInfo | URL, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    requests.push([address, init]);
    return answer();
  });
  return requests;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('form errors depend on the submit button where a form has several', () => {
  const words = t('fieldErrors.newsletter');
  const errors = (action: string) =>
    findErrors(NewsletterPreferencesSchema, { action, email: 'zoe@exemple.fr' }, words);
  expect(errors('erase')).toEqual({});
  expect(errors('save')).toEqual({ themes: words.themes.required, frequency: words.frequency.required });
});

describe('posting', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

  test('postForm requests JSON and returns the answer with its Retry-After', async () => {
    const answer = { status: 'refused', code: 'too-many', message: 'Trop.' };
    const requests = answerFetch(() =>
      Response.json(answer, { status: 429, headers: { 'Retry-After': '42' } }),
    );
    expect(await postForm('/api/demo', new URLSearchParams({ a: 'b' }))).toEqual({ ...answer, waitS: 42 });
    expect(requests[0]?.[1]).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
  });

  test.each(['<h1>Bad gateway</h1>', '{"status":"other"}', '{"status":"received"}', ''])(
    'postForm treats an unknown answer as a failure: %s',
    async (body) => {
      answerFetch(() => new Response(body));
      expect((await postForm('/', new URLSearchParams())).status).toBe('failed');
    },
  );

  test('postForm distinguishes offline, time-out and other failures', async () => {
    const outcome = async (error: unknown) => {
      answerFetch(() => {
        throw error;
      });
      return (await postForm('/', new URLSearchParams())).status;
    };
    expect(await outcome(new DOMException('', 'TimeoutError'))).toBe('timeout');
    expect(await outcome(new TypeError('network'))).toBe('failed');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await outcome(new TypeError('network'))).toBe('offline');
  });
});

test.each([
  [30, '30 secondes'],
  [90, '90 secondes'],
  [91, '2 minutes'],
  [5400, '90 minutes'],
  [5401, '2 heures'],
])('failure message: a wait of %i seconds is stated as %s', (waitS, delay) => {
  const message = failureMessage({ status: 'failed', waitS }, texts).replaceAll(/\s/g, ' ');
  expect(message).toContain(texts.wait.replace('{{delay}}', delay).replaceAll(/\s/g, ' '));
});

test('form token is sent once the server accepts its age', async () => {
  vi.useFakeTimers();
  answerFetch(() => Response.json({ formToken: 'signed' }));
  const token = await fetchFormToken(new URL('http://localhost/api/form-token'));
  if (token === undefined) throw new Error('no form token');
  let sent: string | undefined;
  void waitUntilAccepted(token).then((value) => (sent = value));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toBeUndefined();
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toBe('signed');
});

test('the texts of a form are fetched once; a failure, or JSON that is none, is fetched again', async () => {
  const path = '/texts/fr/x.json';
  const refused = answerFetch(() => new Response('', { status: 500 }));
  expect(await loadFormTexts(path)).toBeUndefined();
  expect(refused).toHaveLength(1);
  answerFetch(() => Response.json({ ...texts, wait: 2 }));
  expect(await loadFormTexts(path)).toBeUndefined();
  const answered = answerFetch(() => Response.json(texts));
  const expected = FormTextsSchema.parse(texts);
  expect(await loadFormTexts(path)).toEqual(expected);
  expect(await loadFormTexts(path)).toEqual(expected);
  expect(answered).toHaveLength(1);
});
