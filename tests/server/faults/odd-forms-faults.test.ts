/** Forms and requests that are right at first sight. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '#server/mail/send-mail.ts';
import type { Site } from '../../support/running-site.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import { demoRequest, logged, visitor } from '../../support/server/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startInProcess({ TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.stop());

/** Spaces, marks, characters without width, and letters and signs that are blank. */
const UNSEEN = [
  '\u200B',
  '\u200B\u200D\uFEFF',
  '\u2060 \u00AD',
  '\u0301',
  '\u3164',
  '\u115F\u1160',
  '\uFFA0',
  '\u2800',
  '\u{E0020}',
];

test.each(UNSEEN.map((company) => [JSON.stringify(company).replace(/[^ -~]/gu, hexCode), company]))(
  'a company that cannot be seen (%s) is none',
  async (_, company) => {
    const { status, answer } = await visitor(site).post('/api/demo', demoRequest(3, { company }));
    expect(status).toBe(422);
    expect(Object.keys(answer['fields'] ?? {})).toEqual(['company']);
  },
);

function hexCode(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16)} `;
}

test('proxy: a proxy that is not set is logged once', async () => {
  expect(logged(site, 'proxy.header_ignored')).toEqual([]);
  const bare = await startInProcess();
  await visitor(bare).get('/healthz');
  await visitor(bare).post('/api/demo', demoRequest(4));
  const warnings = logged(bare, 'proxy.header_ignored');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ level: 'warn', setting: 'TRUSTED_PROXY_HOPS' });
  await bare.stop();
});

test('SMTP: no password is sent unencrypted to another machine', async () => {
  const users: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, done) {
      users.push(username);
      done(null, { user: username });
    },
  });
  server.listen(0, '::');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const mail = { to: ['team@example.com'], subject: 'x', text: 'x', html: '<p>x</p>' };
  const sendBy = (url: string) =>
    sendMail({ SMTP_URL: url, DATA_DIR: '', MAIL_FROM: { address: 'site@example.com' } }, mail, mail.to, 'x');

  // The same machine, under an address that is not the loopback's.
  for (const more of ['', '?requireTLS=false', '?ignoreTLS=true'])
    expect(await sendBy(`smtp://user:secret@[::ffff:127.0.0.1]:${port}${more}`)).toMatchObject({
      ok: false,
    });
  expect(users).toEqual([]);
  expect((await sendBy(`smtp://user:secret@127.0.0.1:${port}`)).ok).toBe(true);
  expect(users).toEqual(['user']);
  await new Promise<void>((done) => server.close(() => done()));
});
