import { describe, expect, it } from 'vitest';
import { linkTerms } from '../../src/editorial/markdown/glossary-links.ts';
import { readBody } from '../../src/editorial/markdown/render.ts';

const TERMS = [
  { id: 'accord-cadre', forms: ['accord-cadre', 'accords-cadres'] },
  { id: 'appel-d-offres-ouvert', forms: ['appel d’offres ouvert', 'appels d’offres ouverts', 'AOO'] },
  { id: 'avis', forms: ['avis'] },
  { id: 'avis-de-marche', forms: ['avis de marché', 'avis de marchés'] },
  { id: 'denonciation', forms: ['élu', 'élus'] },
  { id: 'mapa', forms: ['procédure adaptée', 'MAPA'] },
  { id: 'offre', forms: [] },
];

/** The HTML of a French body. */
function rendered(markdown: string): string {
  const read = readBody(markdown, { locale: 'fr', file: new URL('file:///nowhere.md'), firstLine: 1 });
  if (read.rendered instanceof Error) throw read.rendered;
  return read.rendered.html;
}

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
  ])('is known in its forms: %j', (text, found) => {
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
  ])('is a whole word, written as it is: %j is none', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('takes the longest words that name it', () => {
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
  ])('is not linked in a heading, a link, a table’s head, code or a note: %j', (text) => {
    expect(links(text)).toEqual([]);
  });

  it.each([`'1" > 2'`, `"1' > 2"`])(
    'is linked after a drawing and not within it, however that is quoted: %s',
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

  it('number two a paragraph at most', () => {
    expect(links('Terme1, **Terme2**, Terme3.\n\nTerme3.', many)).toEqual([
      'Terme1 → t1',
      'Terme2 → t2',
      'Terme3 → t3',
    ]);
  });

  it('number twelve a text at most', () => {
    expect(links(many.map(({ forms }) => `Le ${forms[0]}.`).join('\n\n'), many)).toHaveLength(12);
  });
});
