import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../src/editorial/markdown/render.ts';
import { withDrawingsInWords, typesetMarkdown } from '../../../src/editorial/markdown/text-file.ts';

const FILE = new URL('file:///nowhere.md');
const TABLE = '| A | B |\n| --- | --- |\n| 1 | 2 |';

describe('a table', () => {
  it('is named by the heading above it, and numbered when that has another', () => {
    const text = ['## Avant', TABLE, TABLE, '### Ensuite', TABLE, '## Après'].join('\n\n');
    const { html } = renderMarkdown(text, 'fr', FILE);
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

  it('gives the twin words in place of a drawing', () => {
    const set = typesetMarkdown('![Une part d\'achat](./part.svg "Trois parts : l\'une")', 'fr');
    expect(withDrawingsInWords(set, 'fr')).toBe('> Une part d’achat\n>\n> *Trois parts\u00A0: l’une*');
  });
});
