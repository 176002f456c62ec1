import { describe, expect, it } from 'vitest';
import { checkTypography, checkWords } from '#editorial/checks/writing.ts';
import { drawingProblems } from '#editorial/markdown/drawing.ts';
import type { Text } from '#editorial/checks/text.ts';
import type { Locale } from '#locales.ts';

/** A text of one sentence, as far as these checks look. */
function textOf(text: string, locale: Locale): Text {
  return { passages: [{ line: 1, field: 'corps', text }], body: { blocks: [] }, locale } as unknown as Text; // the rest is not read
}

const faults = (text: string, locale: Locale = 'fr') =>
  [...checkTypography(textOf(text, locale)), ...checkWords(textOf(text, locale))].map(
    ({ message }) => message,
  );

describe('French that is right', () => {
  it.each([
    'Le délai : trente jours ; et après ? Rien !',
    'Le délai\u00A0: trente jours\u202F; et après\u202F? Rien\u202F!',
    "L'acheteur public, l'article R2111-1, les 60 000 € et 82 %.",
    'À partir de 2026, l’État et l’Europe « publient » leurs avis.',
    'Le lot A la semaine prochaine, la catégorie A à part.',
    'Exécution, Essai, Entreprise, Espace, Elle et Ensemble.',
    'De 12:30 à 14:00, voir https://exemple.fr/?a=b.',
    'La note est de 3 (sur 5), art. 6.1.f, version 2.0.3.',
    'The Economist, European Evaluation Network, Editis et Electre.',
    'La version 1.100 du schéma, un poids de 0.125.',
    'Coexister, coefficient, coentreprise et poème.',
    'L’achat innovant et la solution innovante du Code.',
    'Personne ne garantit pas que vous gagnerez.',
    'La vertu, la situation et les têtes.',
    'Un délai : trente jours. Une forme : le mémoire (prix : 40 points).',
    'L’acheteur ne dit pas pourquoi.',
  ])('%j', (text) => {
    expect(faults(text)).toEqual([]);
  });
});

describe('French that an editor must mend', () => {
  it.each([
    ['Le mot “marché”.', '« mot »'],
    ["Le mot 'marché' ici.", '« mot »'],
    ['Un marché; deux.', 'une espace avant ; ! et ?'],
    ['Voici: un marché.', 'deux-points'],
    ['Un marché,puis deux.', 'une espace après'],
    ['€200 de frais.', 'après le nombre'],
    ['La 2ème fois.', '2e'],
    ['La maîtrise d’oeuvre.', 'œ'],
    ['Au coeur du dossier.', 'œ'],
    ['Fin. A noter ensuite.', 'capitales : À'],
    ['Les Etats et l’Etat.', 'capitales : É'],
    ['Ecrire une offre.', 'capitales : É'],
    ['ETAT', 'capitales : É'],
    ['Ca change.', 'Ça'],
    ['Une offre incontournable.', 'emphase'],
    ["N'hésitez pas à nous écrire.", 'remplissage'],
    ['Un délai : trente jours : c’est court.', 'un seul « : » par phrase'],
    ['Ce que le fichier ne dit pas.', 'ne parle pas'],
    ['Abonnez-vous à la lettre.', 's’inscrire'],
  ])('%j', (text, fix) => {
    expect(faults(text).join('\n').toLowerCase()).toContain(fix.toLowerCase());
  });
});

describe('English', () => {
  it.each(['A "quoted" word; the buyer\'s 82%: yes?', 'From A to B, the State of play.'])(
    '%j is right',
    (text) => {
      expect(faults(text, 'en')).toEqual([]);
    },
  );

  it.each([
    ['A « word ».', '"word"'],
    ['Really ?', 'pas d’espace'],
    ['82 % of bids.', '82%'],
    ['A seamless, world-class tool.', 'emphase'],
    ['You will win.', 'personne ne peut promettre'],
    ['Our numbers are public.', 'figures'],
    ['The data are public.', 'data is'],
    ['We analyze and organize.', 'britannique'],
  ])('%j is not', (text, fix) => {
    expect(faults(text, 'en').join('\n')).toContain(fix);
  });

  it('may deny what it may not promise', () => {
    expect(faults('It does not guarantee that you will win.', 'en')).toEqual([]);
  });
});

describe('drawings', () => {
  const draw = (inside: string) => drawingProblems(`<svg viewBox="0 0 360 80">${inside}</svg>`);

  it('may hold shapes and words', () => {
    expect(
      draw(
        '<g class="ink"><rect x="1" y="2" width="3" height="4"/><text class="t tb" x=\'1\' y="2">R&amp;D : 82 %</text></g>',
      ),
    ).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<foreignObject/>', '<foreignObject>'],
    ['<image href="x.png"/>', '<image>'],
    ['<a href="javascript:alert(1)"/>', '<a>'],
    ['<rect onload="alert(1)"/>', 'onload'],
    ['<rect style="fill:red"/>', 'style'],
    ['<rect fill="red"/>', 'fill'],
    ['<rect id="a"/>', 'id'],
    ['<rect class="rouge"/>', 'rouge'],
    ['<g><rect/>', 'ne ferme pas <g>'],
    ['</g>', 'avant </g>'],
    ['</svg></g>', 'ferme <g> sans'],
    ['<rect x=1/>', 'balise mal écrite'],
    ['<![CDATA[x]]>', 'balise mal écrite'],
    ['<!DOCTYPE svg>', 'balise mal écrite'],
    ['<text>R&D</text>', '&amp;'],
    ['<text>&lol;</text>', '&amp;'],
    ['x'.repeat(20_000), '16 ko'],
  ])('may not hold %j', (inside, problem) => {
    expect(draw(inside).join('\n')).toContain(problem);
  });

  it('begin with their window', () => {
    expect(drawingProblems('<svg width="10"></svg>').join()).toContain('viewBox');
    expect(drawingProblems('').join()).toContain('viewBox');
  });
});
