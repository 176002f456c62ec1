/** Mail server, and deliveries to it whose hours pass in moments. */
import { SMTPServer } from 'smtp-server';
import { expect, vi } from 'vitest';
import { openChannels } from '#server/delivery.ts';
import { readEnvironment, type Environment } from '#http/environment.ts';
import type { NewLead } from '#server/leads/lead.ts';
import type { Store } from '#server/store.ts';
import { listen } from './ports.ts';
import { simulate } from './simulation.ts';
import { T0, type Stores } from './stores.ts';

/** Mail that the SMTP server received: the envelope, and the message with unfolded headers. */
export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  /** Both versions of the text, decoded. */
  readonly text: string;
}

/** Answers to a sender or a recipient, by what comes before its @: a status, with the words after it. */
type Refusals = Readonly<Record<string, number | readonly [status: number, words: string]>>;

export async function startSmtp(given: Refusals = {}) {
  let refusals = given;
  const refuse = (address: string) => {
    const refusal = refusals[address.split('@')[0] ?? ''];
    const [code, words] = typeof refusal === 'number' ? [refusal, 'No.'] : (refusal ?? []);
    return code === undefined ? null : Object.assign(new Error(words), { responseCode: code });
  };
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom({ address }, _session, done) {
      done(refuse(address));
    },
    onRcptTo({ address }, _session, done) {
      done(refuse(address));
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => {
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), ...parse(raw) });
        done();
      });
    },
  });
  return {
    mails,
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    /** From now on, nobody is refused. */
    accept: () => void (refusals = {}),
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}

function parse(raw: string): Pick<Mail, 'headers' | 'text'> {
  const [head = '', ...parts] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  expect(headers.size).toBe(lines.length);
  const bytes = parts
    .join('\r\n\r\n')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString() };
}

/** Keeps leads, and lets twenty minutes of deliveries pass. */
export async function deliver(
  all: Stores,
  leads: readonly NewLead[],
  more: NodeJS.ProcessEnv = {},
  before?: (store: Store) => Promise<unknown>,
) {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const environment = readEnvironment({
    ...(await all.fresh()),
    MAIL_FROM: 'site@example.com',
    LEADS_MAIL_TO: 'team@example.com',
    PUBLIC_SITE_ORIGIN: 'https://www.example.org',
    ...more,
  });
  const store = await all.open(environment);
  for (const lead of leads) await store.leads.accept(lead);
  await before?.(store);
  const simulation = simulate(store.outbox, openChannels(environment, store), T0);
  await simulation.pass(20 * 60_000);
  await simulation.stop();
  const log = written.mock.calls.map(([line]) => String(line)).join('');
  vi.restoreAllMocks();
  return { environment, store, log };
}

export async function redeliver(environment: Environment, store: Store) {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const simulation = simulate(store.outbox, openChannels(environment, store), T0 + 20 * 60_000);
  await simulation.pass(3_600_000);
  await simulation.stop();
  written.mockRestore();
}
