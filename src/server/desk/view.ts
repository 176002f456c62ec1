import { html, raw } from 'hono/html';
import type { DeskTranslate } from '#i18n/desk-translate.ts';
import type { Locale } from '#locales.ts';
import { escapeControls } from '../escape-controls.ts';

/** Markup that is safe to put in a page. */
export type Markup = ReturnType<typeof html>;

/** The words and the token that every page is drawn with. */
export interface DeskView {
  readonly t: DeskTranslate;
  /** Proves that a form is of a page of ours. */
  readonly token: string;
}

/** The sections, by their path. */
export const SECTIONS = {
  '/': 'leads',
  '/spam': 'spam',
  '/subscribers': 'subscribers',
  '/errors': 'errors',
} as const;

const REGION: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** A moment, in the time zone of this machine. */
export function moment(at: number, view: DeskView): Markup {
  return html`<time datetime="${new Date(at).toISOString()}">${timeOf(at, view)}</time>`;
}

/** The same in words alone. */
export function timeOf(at: number, { t }: DeskView): string {
  return new Date(at).toLocaleString(REGION[t.locale], { dateStyle: 'medium', timeStyle: 'short' });
}

/** Shows what a visitor wrote with its control characters escaped, so that none changes how a line reads. */
export function said(text: unknown): string {
  return escapeControls(String(text ?? ''));
}

/** A whole page. `notice` says what was just done. */
export function page(
  view: DeskView,
  { title, path, notice, body }: { title: string; path: string; notice?: string | undefined; body: Markup },
): Markup {
  const { t } = view;
  const links = Object.entries(SECTIONS).map(
    ([to, name]) =>
      html`<li>
        <a href="${to}" ${path === to ? raw('aria-current="page"') : ''}>${t(`desk.${name}`)}</a>
      </li>`,
  );
  return html`<!doctype html>
    <html lang="${t.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${t('desk.title')}</title>
        <link rel="stylesheet" href="/desk.css" />
      </head>
      <body>
        <a class="skip" href="#main">${t('desk.skip')}</a>
        <header>
          <p>${t('desk.title')}</p>
          <nav aria-label="${t('desk.nav')}">
            <ul>
              ${links}
            </ul>
          </nav>
        </header>
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`} ${body}
        </main>
      </body>
    </html>`;
}

/** A table: where it is wider than the window it scrolls by itself, by keyboard too. */
export function table(
  view: DeskView,
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly (Markup | string)[])[],
): Markup {
  if (rows.length === 0) return html`<p>${view.t('desk.none')}</p>`;
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...cells]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A form that changes something. */
export function act({ token }: DeskView, action: string, inside: Markup): Markup {
  return html`<form method="post" action="${action}">
    <input type="hidden" name="token" value="${token}" />
    ${inside}
  </form>`;
}

/** Names with their values. */
export function descriptionList(
  entries: readonly (readonly [name: string, value: Markup | string])[],
): Markup {
  return html`<dl>
    ${entries.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}
