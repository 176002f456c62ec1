/**
 * A tab of a browser of its own, driven by its protocol: a page that Playwright drives draws no other ahead. What the
 * browser draws ahead is a page of the same tab, which takes the place of the one shown.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../support/chromium.ts';

/** The page that a tab shows. */
export interface Tab {
  send(method: string, parameters?: object): Promise<unknown>;
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/** What the browser says: an answer, or that a page came or went. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo?: { readonly type: string } };
}

/** What was asked of a page, or of the browser. */
interface Question {
  readonly sessionId: string | undefined;
  readonly resolve: (answer: Message) => void;
}

/** Opens a browser with a tab of this size, each of whose pages has a processor so many times slower. */
export async function openTab(slowdown: number, [width, height]: readonly [number, number]): Promise<Tab> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tab-'));
  const size = `--window-size=${width},${height}`;
  const given = [
    '--headless',
    '--no-sandbox',
    '--remote-debugging-port=0',
    size,
    `--user-data-dir=${folder}`,
    'about:blank',
  ];
  const browser = spawn(findChromium(), given, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  const socket = new WebSocket(await addressOf(browser.stderr));
  await once(socket, 'open');

  const waiting = new Map<number, Question>();
  const pages: string[] = [];
  let count = 0;
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    const { promise, resolve } = Promise.withResolvers<Message>();
    count += 1;
    waiting.set(count, { sessionId, resolve });
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    const { result, error } = await promise;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const settle = (id: number, message: Message) => {
    waiting.get(id)?.resolve(message);
    waiting.delete(id);
  };
  /** A page that is gone answers nothing any more. */
  const leave = (page: string) => {
    if (pages.includes(page)) pages.splice(pages.indexOf(page), 1);
    for (const [id, { sessionId }] of waiting)
      if (sessionId === page) settle(id, { error: { message: 'The page is gone.' } });
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message; // of the browser that was just started
    if (message.id !== undefined) settle(message.id, message);
    const { sessionId = '', targetInfo } = message.params ?? {};
    if (message.method === 'Target.detachedFromTarget') leave(sessionId);
    if (message.method !== 'Target.attachedToTarget' || targetInfo?.type !== 'page') return;
    pages.push(sessionId);
    void send('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId).catch(() => {});
  });

  const { targetInfos } = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: readonly { readonly targetId: string }[];
  };
  const { sessionId: tab } = (await send('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })) as { sessionId: string };
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab);
  return {
    send: (method, parameters) => send(method, parameters, pages[0]),
    async evaluate<Value>(expression: string) {
      const asked = { expression, returnByValue: true };
      const answer = (await send('Runtime.evaluate', asked, pages[0])) as { result: { value: Value } };
      return answer.result.value;
    },
    async close() {
      await send('Browser.close'); // a signal would end the script that starts it on Debian, and not the browser
      socket.close();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function addressOf(lines: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: lines })) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The browser ended before it listened.');
}
