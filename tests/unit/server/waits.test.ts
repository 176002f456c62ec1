/** How long the server waits for others, and makes others wait, by clocks that the tests move. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { callErrorReason } from '../../../src/server/delivery/attempt.ts';
import { callJson } from '../../../src/server/delivery/call-json.ts';
import type { Sender } from '../../../src/server/forms/form.ts';
import { loginForm } from '../../../src/server/login/login.ts';
import { signIn } from '../../../src/server/login/sign-in.ts';
import { memoryRates } from '../../../src/server/rate-limit.ts';

const LOGIN = { email: 'zoe@example.org', password: '12345678' };
const PRODUCT = { url: 'http://localhost:1/', origin: 'http://localhost:1', cookies: [] };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an application that never answers is left once its time is over', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  await expect(signIn(LOGIN, PRODUCT, 5)).rejects.toThrow('late');
});

test('a webhook that never answers is left once its time is over, which is said', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const url = `http://127.0.0.1:${address instanceof Object ? address.port : 0}/`;
  const failure = await callJson({ url, allowPrivate: true }, {}, 5).catch(callErrorReason);
  silent.close().closeAllConnections();
  expect(failure).toBe('no answer in 10 s');
});

/** Tries to sign in `tries` times, each from another network; returns how long the last had to wait. */
async function waitOfLast(tries: number, answer: () => Response): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const sender = { product: PRODUCT, store: { rates: memoryRates() }, at: 0 } as unknown as Sender; // all it reads
  let waited = 0;
  for (let n = 0; n < tries; n += 1) {
    const client = `192.0.2.${n}`;
    const admission = { rule: loginForm.rule, client, reason: undefined, trap: undefined };
    const begun = performance.now();
    const done = loginForm
      .receive(LOGIN, { ...sender, client }, admission)
      .then(() => (waited = performance.now() - begun));
    await vi.advanceTimersByTimeAsync(4000);
    await done;
  }
  return waited;
}

test('an account that is tried from everywhere takes longer, and its owner still gets in', async () => {
  const welcome = () => Response.json({ location: '/app' });
  expect(await waitOfLast(20, welcome)).toBeLessThan(200);
  expect(await waitOfLast(25, welcome)).toBeGreaterThanOrEqual(1000);
});

test('wrong credentials are answered at a full second, whatever the application took', async () => {
  expect(await waitOfLast(1, () => Response.json({}, { status: 404 }))).toBe(1000);
});
