import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translator } from '../support/translate.ts';
import { LOCALES } from '#locales.ts';
import { href } from '#routes.ts';
import { ProjectCopy } from '../support/project-copy.ts';

// Builds that ask visitors nothing: an exempt tool alone, and no tool where the owner chose so.

const copy = new ProjectCopy();
afterAll(() => copy.discard());

const read = (file: string) => copy.read(`dist/client/${file}`);
const privacy = (locale: (typeof LOCALES)[number]) => load(read(`${href('privacy', locale)}.html`));

/** The files that ask something, or hold the words and the code of the question. */
function asking(): string[] {
  const pages = copy.list('dist/client/**/*.html');
  const parts = '[data-consent], #consent-code, a[data-opens=consent]';
  const asked = pages.filter((page) => load(copy.read(page))(parts).length > 0);
  return [...asked, ...copy.list('dist/client/consent.*.json')];
}

/** Where the foot of a page leads to for cookies, if there is such a place. */
function footLeadsTo(locale: (typeof LOCALES)[number]): string | undefined {
  const $ = privacy(locale);
  const links = $('footer a[href*="#"]').toArray();
  const addresses = links.map(
    (link) => new URL($(link).attr('href') ?? '', `https://site.invalid${href('privacy', locale)}`),
  );
  const id = addresses.find(({ pathname }) => pathname === href('privacy', locale))?.hash.slice(1) ?? '';
  return $(`[id="${id}"]`).length === 1 ? id : undefined;
}

describe('Matomo as the CNIL exempts it', () => {
  beforeAll(() =>
    copy.buildOrThrow({
      PUBLIC_MATOMO_URL: 'https://matomo.example.com/',
      PUBLIC_MATOMO_SITE: '7',
      PUBLIC_MATOMO_EXEMPT: '1',
    }),
  );

  it('asks nothing, and each foot leads to the way to refuse', () => {
    expect(asking()).toEqual([]);
    expect(LOCALES.map(footLeadsTo)).toEqual(LOCALES.map(() => 'audience'));
  });

  it('is described on the privacy page with its host, both states of the refusal, and what is counted', () => {
    for (const locale of LOCALES) {
      const $ = privacy(locale);
      const t = translator(locale);
      expect($('main').text()).toContain('matomo.example.com');
      for (const state of ['counted', 'refused'] as const)
        expect($(`[data-audience=${state}][hidden] button`).text()).toContain(
          t(`consent.exempt.${state}.button`),
        );
      for (const name of Object.values(t('consent.events.names'))) expect($('main').text()).toContain(name);
      expect($('#consent-tools').length).toBe(0);
      expect($('script[data-exempt]').length).toBe(1);
    }
  });
});

describe('no tool, where the owner chose not to ask', () => {
  beforeAll(() => {
    const setting = 'ASKS_WITHOUT_TOOLS: boolean = ';
    copy.edit('src/site.ts', `${setting}true`, `${setting}false`);
    copy.buildOrThrow();
  });

  it('asks nothing, and each foot leads to the section on cookies', () => {
    expect(asking()).toEqual([]);
    const sections = LOCALES.map((locale) => translator(locale)('common.footer.cookiesAnchor'));
    expect(LOCALES.map(footLeadsTo)).toEqual(sections);
  });

  it('has no code of tools', () => {
    expect(read('index.html')).not.toMatch(/_paq|createPolicy/);
    expect(privacy('fr')('[data-audience]').length).toBe(0);
  });
});
