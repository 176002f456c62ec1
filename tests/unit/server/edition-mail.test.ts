import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { serverTranslator } from '#i18n/server-translate.ts';
import { href, letterHref } from '#routes.ts';
import { editionMail } from '#server/newsletter/edition-mail.ts';
import type { PublishedEdition } from '#schemas/content/edition.ts';
import { newsletterLinks } from '#server/newsletter/mail-links.ts';
import { newToken } from '#server/tokens.ts';

const SITE = new URL('https://www.example.org');

/** An edition with every element that a text may have. */
const LETTER: PublishedEdition = {
  edition: '2026-11-24-essai',
  locale: 'fr',
  day: '2026-11-24',
  themes: ['decider'],
  pending: undefined,
  issue: 'Lettre du 24 novembre 2026',
  title: 'Un titre avec R&D et a < b',
  description: 'Le résumé que montrent les messageries.',
  share: { percent: 19.7, words: '19,7 %', caption: 'des marchés n’ont reçu qu’une offre' },
  html: `<div class="prose"><p>Un <a href="/tarifs">premier</a> lien.</p>
    <h2 id="partie"><a class="anchor" href="#partie">Une partie</a></h2>
    <p><a href="https://www.legifrance.gouv.fr">Le code</a></p><p><a href="/demo">Une autre action</a></p>
    <ul><li>Un point</li></ul><div class="callout" role="note"><p>À noter</p></div>
    <div class="table sideways"><table><thead><tr><th scope="col">Seuil</th></tr></thead><tbody><tr><td>60 000 €</td></tr></tbody></table></div>
    <img src="https://elsewhere.example/p.gif?who=1"><script>alert(1)</script></div>`,
};

function mailTo(to: string, locale: PublishedEdition['locale'] = 'fr') {
  const manage = newToken();
  const links = newsletterLinks('https://api.example.org', locale, { confirm: '', manage });
  return {
    ...editionMail({ ...LETTER, locale }, { to, site: SITE, domain: 'example.com', links }),
    manage,
    links,
  };
}

describe('the mail of an edition', () => {
  const { html = '', text, headers, manage, links } = mailTo('zoe@example.org');
  const $ = load(html);

  it('counts nothing: no image, no frame, no file from elsewhere, no link that is not what it says', () => {
    expect(
      $('img, picture, iframe, link, script, object, video, [background], [src], [srcset]'),
    ).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import/);
    const own = new Set([links.settings, links.unsubscribe]);
    const others = $('a')
      .toArray()
      .map(({ attribs }) => String(attribs['href']))
      .filter((target) => !own.has(target));
    expect(others).toContain('https://www.legifrance.gouv.fr/');
    expect(others).toContain(`${SITE.origin}/tarifs`);
    for (const target of others) expect(new URL(target).search, target).toBe('');
  });

  it('is the same for everybody but for the token of its two links', () => {
    const other = mailTo('adam@example.org');
    for (const part of ['html', 'text'] as const)
      expect(other[part]?.replaceAll(other.manage, '…')).toBe(
        mailTo('eve@example.org')[part]?.replaceAll(/[\w-]{43}/g, '…'),
      );
    expect(html.split(manage)).toHaveLength(3);
    expect(html).not.toContain('zoe');
  });

  it('says who writes, why, that nothing is counted, and how to stop; its page on the site is one of its links', () => {
    const words = serverTranslator('fr');
    for (const key of ['mail.letter.why', 'mail.letter.untracked', 'mail.unsubscribe'] as const) {
      expect($('body').text()).toContain(words(key));
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words(key).replaceAll(/\s+/g, ' '));
    }
    expect($(`a[href="${SITE.origin}${letterHref(LETTER.edition, 'fr')}"]`)).toHaveLength(1);
    expect($(`a[href="${SITE.origin}${href('legal', 'fr')}"]`)).toHaveLength(1);
  });

  it('can be ended with one click of a mail program', () => {
    expect(headers).toEqual({
      'List-Id': '<newsletter.example.com>',
      'List-Unsubscribe': `<https://api.example.org/api/newsletter/unsubscribe?token=${manage}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mailTo('zoe@example.org', 'en').headers?.['List-Unsubscribe']).toMatch(/&locale=en>$/);
  });

  it('has the words of its page, in HTML and in text, and nothing of it that runs', () => {
    expect($('h1').text()).toBe(LETTER.title);
    expect(html).not.toContain('alert');
    for (const words of [LETTER.title, '19,7 %', 'Une partie', 'Un point', 'À noter', 'Seuil', '60 000 €'])
      expect(text).toContain(words);
    expect(text.split(LETTER.issue), 'once').toHaveLength(2);
    expect(text).toContain('premier <https://www.example.org/tarifs>');
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('http'))).toEqual([]);
  });

  it('has one action, and stays legible without styles of its head, in light and in dark', () => {
    const actions = $('a.button')
      .toArray()
      .map(({ attribs }) => attribs['href']);
    expect(actions).toEqual(['https://www.legifrance.gouv.fr/']);
    const bare = $('h1, h2, p, li, a, th, .td')
      .toArray()
      .filter((element) => !/color: #/.test(element.attribs['style'] ?? ''));
    expect(bare.map((element) => $.html(element))).toEqual([]);
    const [, dark = ''] = html.split('prefers-color-scheme: dark');
    const coloured = $('[style*="#"]').toArray();
    expect(coloured.length).toBeGreaterThan(20);
    for (const { attribs } of coloured) expect(dark).toContain(`.${attribs['class']} { `);
  });
});
