import { describe, expect, it } from 'vitest';
import { readBody } from '#editorial/markdown/render.ts';
import { SITE } from '#site.ts';
import { linkTerms } from '#editorial/markdown/glossary-links.ts';

const NOWHERE = new URL('file:///nowhere.md');

/** The HTML of a French body. */
function rendered(markdown: string): string {
  const read = readBody(markdown, { locale: 'fr', file: NOWHERE, firstLine: 1 });
  return read.rendered?.html ?? '';
}

const TABLE = '| A | B |\n| --- | --- |\n| 1 | 2 |';

it('table: is named by the heading above it, numbered from the second on', () => {
  const text = ['## Avant', TABLE, TABLE, '### Ensuite', TABLE, '## Après'].join('\n\n');
  const html = rendered(text);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Tableau : Avant',
    'Tableau : Avant (2)',
    'Tableau : Ensuite',
  ]);
});

describe('the first cell of a row', () => {
  const headers = (table: string) =>
    [...rendered(table).matchAll(/<th scope="row"[^>]*>([^<]*)/g)].map(([, text]) => text);

  it('table: the first cell heads its row where the first column names the rows', () => {
    const table = '| Acte | Délai |\n| --- | --- |\n| MAPA | 15 jours |\n| DCE | 30 jours |';
    expect(headers(table)).toEqual(['MAPA', 'DCE']);
    expect(rendered(table).match(/scope="col"/g)).toHaveLength(2);
  });

  it.each([
    ['figures', '| An | Nombre |\n| --- | --- |\n| 2024 | 3 |\n| 2025 | 4 |'],
    ['the same twice', '| Acte | Délai |\n| --- | --- |\n| MAPA | 1 |\n| MAPA | 2 |'],
    ['the only column', '| Acte |\n| --- |\n| MAPA |'],
  ])('table: the first cell heads no row where it is %s', (_, table) => {
    expect(headers(table)).toEqual([]);
  });
});

it('typography: sets words, and leaves code and addresses as they are', () => {
  const typed = "- ! l'avis\n- [ ] l'offre ; `l'x ;` et [l'acte](/l'a) : *mot* ?\n\n<https://x.fr/l'a>";
  expect(rendered(typed).replace(/<[^>]+>|\n/g, '')).toBe(
    "! l’avis l’offre\u202F; l'x ; et l’acte\u00A0: mot\u202F?https://x.fr/l'a",
  );
});

it('facts: are shown as if typed, a mail address as a link', () => {
  const address = SITE.emails.contact;
  expect(rendered("Écrire à {{email.contact}} ou [l'écrire](mailto:{{email.contact}}).")).toBe(
    `<p>Écrire à <a href="mailto:${address}">${address}</a> ou <a href="mailto:${address}">l’écrire</a>.</p>\n`,
  );
});

it('quote: a last paragraph after a dash becomes its footer', () => {
  const html = rendered('> Les offres tardives sont éliminées.\n>\n> — Article R2151-5');
  expect(html.replaceAll('\n', '')).toBe(
    '<blockquote><p>Les offres tardives sont éliminées.</p><footer>— Article R2151-5</footer></blockquote>',
  );
});

it('typography: sets superscript, subscript and the endings of ordinals', () => {
  const typed = 'Le 1er avril, la 2e offre, le XIXe siècle : CO~2~, m^2^ ; Le Ve et Ce.';
  expect(rendered(typed)).toBe(
    '<p>Le 1<sup>er</sup> avril, la 2<sup>e</sup> offre, le XIX<sup>e</sup> siècle\u00A0: CO<sub>2</sub>, m<sup>2</sup>\u202F; Le V<sup>e</sup> et Ce.</p>\n',
  );
});

it('typography: leaves English ordinals unchanged', () => {
  const read = readBody('The 1st and the 2e.', { locale: 'en', file: NOWHERE, firstLine: 1 });
  expect(read.rendered).toMatchObject({ html: '<p>The 1st and the 2e.</p>\n' });
});

describe('links to the glossary', () => {
  const TERMS = [
    { id: 'accord-cadre', forms: ['accord-cadre', 'accords-cadres'] },
    { id: 'appel-d-offres-ouvert', forms: ['appel d’offres ouvert', 'appels d’offres ouverts', 'AOO'] },
    { id: 'avis', forms: ['avis'] },
    { id: 'avis-de-marche', forms: ['avis de marché', 'avis de marchés'] },
    { id: 'denonciation', forms: ['élu', 'élus'] },
    { id: 'mapa', forms: ['procédure adaptée', 'MAPA'] },
    { id: 'offre', forms: [] },
  ];

  /** The links of a rendered text, as `words → id`. */
  function links(markdown: string, terms = TERMS): string[] {
    return [
      ...linkTerms(rendered(markdown), terms, '/glossaire').matchAll(
        /<a class="term" href="\/glossaire#([^"]*)">([^<]*)<\/a>/g,
      ),
    ].map(([, id, words]) => `${words} → ${id}`);
  }

  describe('a glossary term', () => {
    it.each([
      ['un *accord-cadre* et son avis', ['accord-cadre → accord-cadre', 'avis → avis']],
      ['Des accords-cadres.', ['accords-cadres → accord-cadre']],
      ["L'appel d'offres ouvert", ['appel d’offres ouvert → appel-d-offres-ouvert']],
      ['Appels d’offres\nouverts', ['Appels d’offres\nouverts → appel-d-offres-ouvert']],
      ['l’élu, Élus', ['élu → denonciation']],
      ['Élus', ['Élus → denonciation']],
    ])('glossary links: a term is recognised in the form %j', (text, found) => {
      expect(links(text)).toEqual(found);
    });

    it.each([
      'préavis',
      'aviser',
      'AVIS',
      'mapa',
      'MAPAs',
      'réélu',
      'accord-cadre-type',
      'appel d’offres',
      'avis_x',
    ])('glossary links: %j is no term', (text) => {
      expect(links(text)).toEqual([]);
    });

    it('glossary links: the longest matching term wins', () => {
      expect(links('Un avis de marché, puis un avis.')).toEqual([
        'avis de marché → avis-de-marche',
        'avis → avis',
      ]);
    });

    it.each([
      '# MAPA\n\n## MAPA\n\n### MAPA',
      '[le MAPA](/seuils) et [**MAPA**](/seuils)',
      '| MAPA |\n| --- |\n| x |',
      '`MAPA`\n\n```\nMAPA\n```',
      'Un mot.[^1]\n\n[^1]: Le MAPA.',
    ])('glossary links: none within %j', (text) => {
      expect(links(text)).toEqual([]);
    });

    it.each([`'1" > 2'`, `"1' > 2"`])(
      'glossary links: none within a drawing, whatever its quotes: %s',
      (value) => {
        const drawing = `<svg><text class=${value}>MAPA</text><text>MAPA</text></svg>`;
        const html = `<blockquote><figure>${drawing}</figure></blockquote><p>Le MAPA.</p>`;
        expect(linkTerms(html, TERMS, '/glossaire')).toBe(
          html.replace('Le MAPA', 'Le <a class="term" href="/glossaire#mapa">MAPA</a>'),
        );
      },
    );
  });

  describe('links', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}`, forms: [`Terme${index}`] }));

    it('glossary links: at most two per paragraph', () => {
      expect(links('Terme1, **Terme2**, Terme3.\n\nTerme3.', many)).toEqual([
        'Terme1 → t1',
        'Terme2 → t2',
        'Terme3 → t3',
      ]);
    });

    it('glossary links: at most twelve per text', () => {
      expect(links(many.map(({ forms }) => `Le ${forms[0]}.`).join('\n\n'), many)).toHaveLength(12);
    });
  });
});
