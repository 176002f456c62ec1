import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { serverTranslator } from '../../../src/i18n/server-translate.ts';
import { href, letterHref } from '../../../src/routes.ts';
import { readBounces } from '../../../src/server/newsletter/bounce-reports.ts';
import { editionMail } from '../../../src/server/newsletter/edition-mail.ts';
import type { PublishedEdition } from '../../../src/schemas/content/edition.ts';
import { newsletterLinks } from '../../../src/server/newsletter/mail-links.ts';
import { copyId } from '../../../src/server/newsletter/send-editions.ts';
import { newToken } from '../../../src/server/tokens.ts';

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
    expect($('.dots td').length).toBe(100);
    expect($('.dots .open').length).toBe(80);
    expect(text).not.toContain('●');
    for (const words of [LETTER.title, '19,7 %', 'Une partie', 'Un point', 'À noter', 'Seuil', '60 000 €'])
      expect(text).toContain(words);
    expect(text).toContain('premier <https://www.example.org/tarifs>');
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('http'))).toEqual([]);
  });

  it('has one action, and stays legible without styles of its head, in light and in dark', () => {
    const actions = $('a.key')
      .toArray()
      .map(({ attribs }) => attribs['href']);
    expect(actions).toEqual(['https://www.legifrance.gouv.fr/']);
    const bare = $('h1, h2, p, li, a, .cell')
      .toArray()
      .filter((element) => !/color: #/.test(element.attribs['style'] ?? ''));
    expect(bare.map((element) => $.html(element))).toEqual([]);
    const [, dark = ''] = html.split('prefers-color-scheme: dark');
    const classes = new Set(
      $('[class]')
        .toArray()
        .flatMap(({ attribs }) => String(attribs['class']).split(' ')),
    );
    for (const name of ['paper', 'sheet', 'ink', 'soft', 'key']) {
      expect(classes).toContain(name);
      expect(dark).toContain(`.${name} {`);
    }
  });
});

/** A report as Postfix writes it, shortened; `more` is in the letter's headers. */
const report = (action: string, status: string, more = '') =>
  `From: MAILER-DAEMON@mx.example.com
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry to have to inform you that your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
X-Postfix-Queue-ID: 4Xy

Final-Recipient: rfc822; zoe@example.org
Original-Recipient: rfc822;zoe@example.org
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 <zoe@example.org>: Recipient address
    rejected: User unknown

--b
Content-Type: text/rfc822-headers

Subject: Un titre
${more}

--b--
`.replaceAll('\n', '\r\n');

describe('a report on a letter that came back', () => {
  const subscriptionId = '01234567-89ab-4cde-8f01-23456789abcd';
  const id = copyId(LETTER.edition, subscriptionId);

  it('names the address, and the letter by its Message-ID where it has it', () => {
    expect(readBounces(report('failed', '5.1.1'))).toEqual([{ copy: undefined, email: 'zoe@example.org' }]);
    const returned = report('failed', '5.1.1', `Message-Id:\r\n <${id}@example.com>`);
    // A report has an identifier of its own, before that of the letter.
    const [known] = readBounces(`Message-ID: <20260115.1@mx.example.org>\r\n${returned}`);
    expect(known?.copy).toEqual({ edition: LETTER.edition, subscriptionId });
  });

  it.each([
    ['a delay', report('delayed', '4.4.1')],
    ['a refusal of us', report('failed', '5.7.1')],
    ['a delivery', report('delivered', '2.0.0')],
    ['an automatic answer', 'Subject: Absente\r\n\r\nJe suis absente. Action: failed'],
    ['nothing', ''],
  ])('is not %s', (_, mail) => {
    expect(readBounces(mail)).toEqual([]);
  });
});
