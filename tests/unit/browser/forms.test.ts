import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '../../../src/client/draft.ts';
import { loadTexts } from '../../../src/client/load-texts.ts';
import { postForm } from '../../../src/client/post-form.ts';
import { fetchFormTimestamp, waitUntilAccepted } from '../../../src/client/form-timestamp.ts';
import { failureMessage, canRetry } from '../../../src/islands/forms/failure-message.ts';
import { validate } from '../../../src/islands/forms/use-form.ts';
import type { FormTexts } from '../../../src/islands/forms/form-texts.ts';
import { DemoRequestSchema } from '../../../src/schemas/demo-request.ts';
import { NewsletterPreferencesSchema } from '../../../src/schemas/newsletter.ts';
import { translator } from '../../../src/i18n/translate.ts';

const t = translator('fr');
const texts: FormTexts = {
  region: 'fr-FR',
  titlePrefix: t('answers.titlePrefix'),
  retry: t('errors.fallback.retry'),
  ...t('forms'),
  errors: t('fieldErrors.demo'),
  received: t('demo.success'),
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

/** A storage of a tab, in memory. */
function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the errors of a form', () => {
  test('come in the order of the form, the first of each field, in words', () => {
    const words = t('fieldErrors.demo');
    expect(validate(DemoRequestSchema, { firstName: 'R2D2', company: '' }, texts.errors)).toEqual({
      firstName: words.firstName.invalid,
      lastName: words.lastName.required,
      email: words.email.invalid,
      company: words.company.required,
      role: words.role.required,
    });
    expect(Object.keys(validate(DemoRequestSchema, {}, texts.errors))[0]).toBe('firstName');
  });

  test('show the code where it has no words, rather than nothing', () => {
    expect(validate(DemoRequestSchema, {}, {})['firstName']).toBe('required');
  });

  test('depend on the button where a form has several', () => {
    const words = t('fieldErrors.newsletter');
    const errors = (action: string) =>
      validate(NewsletterPreferencesSchema, { action, email: 'zoe@exemple.fr' }, words);
    expect(errors('erase')).toEqual({});
    expect(errors('save')).toEqual({ themes: words.themes.required, frequency: words.frequency.required });
  });
});

describe('the draft of a form', () => {
  test('comes back as it was typed, with its key', () => {
    stubStorage();
    keepDraft('demo', { values: { challenges: 'a < b > c', themes: ['x', 'y'] }, key: 'k' });
    expect(readDraft('demo')).toEqual({ values: { challenges: 'a < b > c', themes: ['x', 'y'] }, key: 'k' });
    dropDraft('demo');
    expect(readDraft('demo')).toBeUndefined();
  });

  test.each(['{', 'null', '[]', '{"values":1}', '{"values":{"a":1}}', '{"values":{},"key":1}'])(
    'that is not ours is none: %s',
    (found) => {
      stubStorage().set('draft:demo', found);
      expect(readDraft('demo')).toBeUndefined();
    },
  );

  test('is nowhere where storage is blocked, and nothing breaks', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepDraft('demo', { values: {} });
    dropDraft('demo');
    expect(readDraft('demo')).toBeUndefined();
  });
});

describe('posting', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

  test('asks for JSON and hands the answer over, with the wait that goes with it', async () => {
    const answer = { status: 'refused', code: 'too-many', message: 'Trop.' };
    const requests = answerFetch(() =>
      Response.json(answer, { status: 429, headers: { 'Retry-After': '42' } }),
    );
    expect(await postForm('/api/demo', new URLSearchParams({ a: 'b' }))).toEqual({ ...answer, waitS: 42 });
    expect(requests[0]?.[1]).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
  });

  test('reads a wait given as a date, and none from what is neither', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
    const wait = async (header: string) => {
      answerFetch(() => new Response('', { status: 503, headers: { 'Retry-After': header } }));
      return (await postForm('/', new URLSearchParams())).waitS;
    };
    expect(await wait('Sat, 21 Nov 2026 00:01:00 GMT')).toBe(60);
    expect(await wait('Fri, 20 Nov 2026 00:00:00 GMT')).toBeUndefined();
    expect(await wait('soon')).toBeUndefined();
  });

  test.each(['<h1>Bad gateway</h1>', '{"status":"other"}', '{"status":"received"}', ''])(
    'takes an answer that is not ours for a failure: %s',
    async (body) => {
      answerFetch(() => new Response(body));
      expect((await postForm('/', new URLSearchParams())).status).toBe('failed');
    },
  );

  test('tells a lost connection, a time-out and any other failure apart', async () => {
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

describe('a failure in words', () => {
  test.each([
    [30, '30 secondes'],
    [90, '90 secondes'],
    [91, '2 minutes'],
    [5400, '90 minutes'],
    [5401, '2 heures'],
  ])('after %i seconds names %s, never less', (waitS, delay) => {
    const message = failureMessage({ status: 'failed', waitS }, texts).replaceAll(/\s/g, ' ');
    expect(message).toContain(texts.wait.replace('{{delay}}', delay).replaceAll(/\s/g, ' '));
  });

  test('is the server’s own where it gave some', () => {
    const failure = { status: 'refused', code: 'conflict', message: 'Déjà reçue.' } as const;
    expect(failureMessage(failure, texts)).toBe('Déjà reçue.');
    expect(failureMessage({ status: 'offline' }, texts)).toBe(texts.offline);
  });

  test('offers to try again only where that can help', () => {
    const refused = (code: 'wrong-credentials' | 'too-large' | 'unavailable') =>
      canRetry({ status: 'refused', code, message: '' });
    expect(canRetry({ status: 'timeout' })).toBe(true);
    expect(refused('unavailable')).toBe(true);
    expect(refused('wrong-credentials')).toBe(false);
    expect(refused('too-large')).toBe(false);
  });
});

describe('a stamp', () => {
  test('ripens before it is sent', async () => {
    vi.useFakeTimers();
    answerFetch(() => Response.json({ stamp: 'signed' }));
    const stamp = await fetchFormTimestamp(new URL('http://localhost/api/stamp'));
    if (stamp === undefined) throw new Error('no stamp');
    let sent: string | undefined;
    void waitUntilAccepted(stamp).then((value) => (sent = value));
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toBeUndefined();
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toBe('signed');
  });

  test('is done without when it cannot be had', async () => {
    answerFetch(() => new Response('', { status: 503 }));
    expect(await fetchFormTimestamp(new URL('http://localhost/api/stamp'))).toBeUndefined();
  });
});

test('texts are fetched once; a failure is forgotten, so that asking again tries again', async () => {
  const requests = answerFetch(() => new Response('', { status: 500 }));
  expect(await loadTexts('/texts/fr/x.json')).toBeUndefined();
  answerFetch(() => Response.json({ a: 1 }));
  expect(await loadTexts('/texts/fr/x.json')).toEqual({ a: 1 });
  expect(await loadTexts('/texts/fr/x.json')).toEqual({ a: 1 });
  expect(requests).toHaveLength(1);
});
