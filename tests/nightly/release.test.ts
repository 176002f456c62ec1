import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { href } from '#routes.ts';
import type { OWNER } from '#site.ts';
import { PEOPLE, SITE } from '#site.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { builtFilePath, normalizeText } from '../support/dist.ts';

/** An invented owner, with facts that are French. */
const FACTS: Readonly<Record<keyof typeof OWNER, string>> = {
  domain: 'adjuge.fr',
  legalName: 'Société Exemple',
  legalForm: 'société par actions simplifiée',
  shareCapital: '10 000 euros',
  registrationNumber: 'RCS Rennes 000 000 000',
  vatNumber: 'FR00000000000',
  address: '12 rue de la République, 35000 Rennes',
  phone: '02 00 00 00 00',
  publicationDirector: 'Zoé Martin',
  hostName: 'Hébergeur Exemple',
  hostAddress: '1 avenue de la Gare, 59000 Lille',
  hostPhone: '03 00 00 00 00',
  productHostName: 'Nuage Exemple',
  mailProcessor: 'Courrier Exemple (France)',
  consumerMediator: 'Médiateur Exemple, 2 place du Marché, 75001 Paris',
  competentCourt: 'tribunal de commerce de Rennes',
};

const PERSON =
  "{ name: 'Zoé Martin', role: { fr: 'Direction', en: 'Director' }, line: '01 23 45 67 89', photo: '/icon-512.png' }";

const copy = new ProjectCopy();
afterAll(() => copy.discard());

function setOwner(...missing: string[]): void {
  const values = Object.entries(FACTS).map(
    ([field, value]) => `  ${field}: ${missing.includes(field) ? 'null' : `'${value}'`},\n`,
  );
  copy.edit('src/site.ts', /(?<=export const OWNER = \{\n)[^}]*(?=\} as const)/, values.join(''));
  if (!missing.includes('PROMISES_CONFIRMED'))
    copy.edit('src/site.ts', /(?<=PROMISES_CONFIRMED: string \| null = )null/, "'2026-11-28'");
  if (!missing.includes('PEOPLE') && PEOPLE.length === 0)
    copy.edit('src/site.ts', /(?<=photo: string;\n\}\[\] = \[)(?=\];)/, PERSON);
}

/** Returns the text of the main part of a built page, with ordinary spaces. */
function pageText(address: string): string {
  return load(copy.read(`dist/client${builtFilePath(address)}`))('main')
    .text()
    .replaceAll(/\s+/g, ' ');
}

test('a release names every value, program and confirmation that it lacks', () => {
  setOwner('phone', 'PEOPLE', 'PROMISES_CONFIRMED');
  const settings = { BOOKING_URL: 'https://rendez-vous.example.com/demo', HUBSPOT_TOKEN: 'pat-eu1-0' };
  const { status, output } = copy.build({ RELEASE: '1', ...settings });
  copy.restore();
  expect(status).not.toBe(0);
  expect(output).toMatch(/No release: .*\bphone, PEOPLE\b.*\bhubspot, booking\b.*\bPROMISES_CONFIRMED\b/);
});

describe('a release with every value of the owner', () => {
  beforeAll(() => {
    setOwner();
    copy.buildOrThrow({ RELEASE: '1' });
  });

  test('a release release has no gap and no example address', () => {
    const files = copy.list('dist/client/**/*.{html,md,txt,json,xml}');
    expect(files.filter((file) => /\{\{\s*owner|@[\w.-]*\.example\b/.test(copy.read(file)))).toEqual([]);
  });

  test('a release prints each value of the owner where it belongs', () => {
    const { domain: _, mailProcessor, consumerMediator, competentCourt, ...printed } = FACTS;
    const pages = [
      ['legal', Object.values(printed)],
      ['privacy', [FACTS.legalName, FACTS.address, FACTS.hostName, mailProcessor]],
      ['terms', [FACTS.legalName, FACTS.address, consumerMediator, competentCourt]],
      ['about', [FACTS.legalName]],
      ['security', [FACTS.productHostName]],
    ] as const;
    for (const [screen, facts] of pages)
      for (const fact of facts) expect(pageText(href(screen, 'fr')), screen).toContain(fact);
    expect(pageText(href('legal', 'fr'))).not.toMatch(
      new RegExp(`complète son identité|Dénomination ${SITE.product}`),
    );
    expect(pageText('/')).toContain('Zoé Martin');
  });

  test('a release release marks what the owner gives in French as French on English pages', () => {
    const $ = load(copy.read(`dist/client${builtFilePath(href('legal', 'en'))}`));
    const marked = $('main [lang=fr]')
      .toArray()
      .map((element) => normalizeText($(element).text()));
    for (const field of ['legalForm', 'address', 'hostAddress'] as const)
      expect(marked).toContain(FACTS[field]);
  });
});
