import { describe, expect, it } from 'vitest';
import { readBody } from '../../../src/editorial/markdown/render.ts';
import { SITE } from '../../../src/site.ts';
import { withDrawingsInWords, typesetMarkdown } from '../../../src/editorial/markdown/typeset.ts';

/** The HTML of a French body. */
function rendered(markdown: string): string {
  const read = readBody(markdown, { locale: 'fr', file: new URL('file:///nowhere.md'), firstLine: 1 });
  if (read.rendered instanceof Error) throw read.rendered;
  return read.rendered.html;
}

const TABLE = '| A | B |\n| --- | --- |\n| 1 | 2 |';

describe('a table', () => {
  it('is named by the heading above it, and numbered when that has another', () => {
    const text = ['## Avant', TABLE, TABLE, '### Ensuite', TABLE, '## Après'].join('\n\n');
    const html = rendered(text);
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      'Tableau : Avant',
      'Tableau : Avant (2)',
      'Tableau : Ensuite',
    ]);
  });
});

describe('the typography of a body', () => {
  it('sets words, and leaves what Markdown means by signs', () => {
    const typed = "- ! l'avis\n- [ ] l'offre ; `l'x ;` et [l'acte](/l'a) : *mot* ?\n\n| ? | 30 jours |";
    expect(typesetMarkdown(typed, 'fr')).toBe(
      "- ! l’avis\n- [ ] l’offre\u202F; `l'x ;` et [l’acte](/l'a)\u00A0: *mot*\u202F?\n\n| ? | 30\u00A0jours |",
    );
  });

  it('is the same on a page', () => {
    const typed = "- ! l'avis\n- [ ] l'offre ; `l'x ;` et [l'acte](/l'a) : *mot* ?\n\n<https://x.fr/l'a>";
    expect(rendered(typed).replace(/<[^>]+>|\n/g, '')).toBe(
      "! l’avis l’offre\u202F; l'x ; et l’acte\u00A0: mot\u202F?https://x.fr/l'a",
    );
  });

  it('shows facts as if they were typed, a mail address as a link', () => {
    const address = SITE.emails.contact;
    expect(rendered("Écrire à {{email.contact}} ou [l'écrire](mailto:{{email.contact}}).")).toBe(
      `<p>Écrire à <a href="mailto:${address}">${address}</a> ou <a href="mailto:${address}">l’écrire</a>.</p>\n`,
    );
  });

  it('gives the twin words in place of a drawing', () => {
    const set = typesetMarkdown('![Une part d\'achat](./part.svg "Trois parts : l\'une")', 'fr');
    expect(withDrawingsInWords(set, 'fr')).toBe('> Une part d’achat\n>\n> *Trois parts\u00A0: l’une*');
  });
});
