import { html, raw } from 'hono/html';
import { convert } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';
import { serverTranslator } from '#i18n/server-translate.ts';
import { absolute, href, letterHref } from '#routes.ts';
import { SITE } from '#site.ts';
import type { Mail } from '../delivery/mail.ts';
import { editionStyles, PARTS, styleOf, type Part } from './edition-styles.ts';
import type { PublishedEdition } from '#schemas/content/edition.ts';
import type { NewsletterLinks } from './mail-links.ts';

/** Values that a mail of an edition needs besides the edition. */
export interface EditionMail {
  readonly to: string;
  /** Origin of the pages. */
  readonly site: URL;
  /** Domain of the address that the mail comes from, which names the list. */
  readonly domain: string;
  /** The recipient's own: nothing else differs from one mail to the next. */
  readonly links: NewsletterLinks;
}

/** The tags that a mail may have. */
const TAGS =
  'p h2 h3 ul ol li a strong em i br blockquote footer div span table thead tbody tr th td sup sub code small'.split(
    ' ',
  );

/**
 * The mail of an edition: HTML that every mail program draws, a text of the same words, and the headers of a list with an
 * unsubscription in one click (RFC 2919, 2369, 8058). It holds no image and no link that counts anything.
 */
export function editionMail(version: PublishedEdition, { to, site, domain, links }: EditionMail): Mail {
  const page = String(pageOf(version, site, links));
  return {
    to: [to],
    replyTo: SITE.emails.contact,
    subject: version.title,
    html: page,
    text: `${SITE.product}, ${version.issue}\n\n${textOf(page)}\n`,
    headers: {
      'List-Id': `<newsletter.${domain}>`,
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** One column of one table: what wide and narrow windows, and Word as a mail program, draw alike. */
function pageOf(version: PublishedEdition, site: URL, links: NewsletterLinks) {
  const { locale, issue, title, description, edition } = version;
  const t = serverTranslator(locale);
  const address = (path: string) => absolute(path, site);
  const online = address(letterHref(edition, locale));
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${title}</title>
        <style>
          ${raw(editionStyles())}
        </style>
      </head>
      <body ${line('body')}>
        <div ${line('unseen')}>${description}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${line('paper')}>
          <tr>
            <td align="center" ${line('around')}>
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                ${line('sheet')}
              >
                <tr>
                  <td ${line('head')}>
                    <a href="${address(href('home', locale))}" ${line('brand')}>${SITE.product}</a>
                  </td>
                  <td ${line('issue')}>${issue}</td>
                </tr>
                <tr>
                  <td colspan="2" ${line('content')}>
                    <h1 ${line('h1')}>${title}</h1>
                    ${version.share === undefined ? '' : shareOf(version.share)}
                    ${raw(bodyOf(version.html, site))}
                  </td>
                </tr>
                <tr>
                  <td colspan="2" ${line('foot')}>
                    <p ${line('small')}>
                      <a href="${online}" ${line('quiet')}>${t('mail.letter.online')}</a>
                    </p>
                    <p ${line('small')}>${t('mail.letter.why')}</p>
                    <p ${line('small')}>
                      <a href="${links.settings}" ${line('quiet')}>${t('mail.letter.settings')}</a> ·
                      <a href="${links.unsubscribe}" ${line('quiet')}>${t('mail.unsubscribe')}</a>
                    </p>
                    <p ${line('small')}>${t('mail.letter.untracked')}</p>
                    <p ${line('small')}>
                      ${SITE.provider},
                      <a href="${address(href('legal', locale))}" ${line('quiet')}
                        >${t('mail.letter.legal')}</a
                      >
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

/** A share, in figures as large as on its page. */
function shareOf({ words, caption }: NonNullable<PublishedEdition['share']>) {
  return html`<p ${line('figure')}>${words}</p>
    <p ${line('caption')}>${caption}</p>`;
}

/** Looks of a part of the mail, as attributes. */
function line(part: Part) {
  return raw(`class="${part}" style="${styleOf(part)}"`);
}

/** The body of a page, as mail programs take it: each element with its style, each link with its whole address. */
function bodyOf(page: string, site: URL): string {
  // The one action of an edition: the first link that is a paragraph of its own.
  const marked = page.replace(/<p><a (href="[^"<>]*">[^<>]*<\/a><\/p>)/, '<p><a class="button" $1');
  return sanitizeHtml(marked, {
    allowedTags: TAGS,
    allowedAttributes: { '*': ['class', 'style', 'lang'], a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'mailto', ...(site.protocol === 'http:' ? ['http'] : [])],
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, { href: target, class: names = '', lang, scope }) => {
        // A heading leads to itself on its page, which means nothing in a mail.
        if (tagName === 'a' && target?.startsWith('#')) return { tagName: 'span', attribs: {} };
        const [first = ''] = names.split(' ');
        const name = first === 'callout' ? 'blockquote' : first === 'button' ? 'button' : tagName;
        const part = PARTS.find((one) => one === name);
        return {
          tagName,
          attribs: {
            ...(part && { class: part, style: styleOf(part) }),
            ...(lang !== undefined && { lang }),
            ...(scope !== undefined && { scope }),
            ...(target !== undefined && { href: new URL(target, site).href }),
          },
        };
      },
    },
  });
}

/** The words of a mail in lines of 72 signs, each link followed by its address. */
function textOf(page: string): string {
  return convert(page, {
    wordwrap: 72,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 3 } },
      { selector: 'h3', options: { uppercase: false } },
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      ...['unseen', 'head', 'issue'].map((name) => ({ selector: `.${name}`, format: 'skip' })),
      { selector: '.table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  });
}
