/** `npm run newsletter`: what an editor and an operator type. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#locales.ts';
import { letterHref } from '#routes.ts';
import { builtEditions } from '#server/newsletter/editions.ts';
import { newsletter as program } from '#server/newsletter/newsletter.ts';
import { subscribe } from '../../support/server/editions.ts';
import { runCommand } from '../../support/server/commands.ts';
import { startSmtp } from '../../support/server/mail-server.ts';
import { ROOT } from '../../support/running-site.ts';
import { stores, T0, type Stores } from '../../support/server/stores.ts';

const [NEWEST] = builtEditions();
const EDITION = NEWEST?.edition ?? '';
const VERSIONS = builtEditions().filter(({ edition }) => edition === EDITION);

let all: Stores;
let folder: string;
beforeAll(async () => {
  all = await stores('SQLite');
  folder = mkdtempSync(path.join(tmpdir(), 'newsletter-'));
});
afterAll(async () => {
  await all.end();
  rmSync(folder, { recursive: true });
});

/** Runs a command as it is typed. */
const newsletter = (variables: Readonly<Record<string, string>>, words: string[]) =>
  runCommand(program, { PUBLIC_SITE_ORIGIN: 'https://www.example.org', ...variables }, words);

describe.skipIf(EDITION === '')('an edition of the built site', () => {
  test('has its words, its themes and its day in each language', () => {
    expect(VERSIONS.map(({ locale }) => locale)).toEqual(LOCALES);
    for (const letter of VERSIONS) {
      expect(EDITION.startsWith(letter.day)).toBe(true);
      expect(letter.themes.length).toBeGreaterThan(0);
      for (const text of [letter.title, letter.issue, letter.description, load(letter.html).text().trim()])
        expect(text).not.toBe('');
    }
  });

  test('is written as files to look at', async () => {
    const { status, stdout } = await newsletter({ DATA_DIR: folder }, ['preview', EDITION.slice(0, 12)]);
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(2 * LOCALES.length);
    for (const { locale, title } of VERSIONS) {
      const $ = load(readFileSync(path.join(ROOT, '.cache/newsletter', EDITION, `${locale}.html`), 'utf8'));
      expect([$('html').attr('lang'), $('h1').text()]).toEqual([locale, title]);
      expect($(`a[href="https://www.example.org${letterHref(EDITION, locale)}"]`)).toHaveLength(1);
      expect($('img')).toHaveLength(0);
    }
  });

  test('is sent to one address to be tried, and to nobody by a dry run', async () => {
    const environment = await all.fresh();
    const smtp = await startSmtp();
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com', LEADS_MAIL_TO: 'team@example.com' };
    await subscribe(await all.open(environment), 'reader@example.org', T0);
    const tried = await newsletter({ ...environment, ...mail }, ['test', 'me@example.org', EDITION]);
    expect([tried.status, smtp.mails.map(({ to }) => to)]).toEqual([
      0,
      LOCALES.map(() => ['me@example.org']),
    ]);
    await smtp.stop();
    const away = await newsletter({ ...environment, ...mail }, ['test', 'me@example.org', EDITION]);
    expect([away.status, away.stderr]).toEqual([1, expect.stringMatching(/ESOCKET|ECONNREFUSED/)]);
    const written = await newsletter(environment, ['test', 'me@example.org', EDITION]);
    expect([written.status, written.stdout.match(/trial-[\w-]{43}\.eml/g)?.length]).toEqual([
      0,
      LOCALES.length,
    ]);
    const refused = await newsletter(environment, ['test', 'me@example.org, you@example.org', EDITION]);
    expect(refused.status).toBe(1);
  });
});

test('what cannot be done as it was typed ends with 1, and says what to do, in French as to all editors', async () => {
  const environment = await all.fresh();
  await all.open(environment);
  for (const words of [[], ['send'], ['nothing'], ['preview', '--dry-run', 'a'], ['preview', 'a', 'b']]) {
    const { status, stderr } = await newsletter({ ...environment, LANG: 'en_GB.UTF-8' }, words);
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run newsletter -- <commande>')]);
  }
  const unknown = await newsletter(environment, ['send', '1999-01-01-nothing']);
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('1999-01-01-nothing')]);
  expect((await newsletter(environment, ['resume', 'nobody@example.org'])).status).toBe(1);
});
