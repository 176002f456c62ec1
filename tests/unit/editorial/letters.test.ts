import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '#editorial/content.ts';
import { describeProblem } from '#editorial/problem.ts';
import { contentFolder, type ContentFolder } from '../../support/content-folder.ts';

const TODAY = '2026-12-01';
const EDITION = 'content/newsletter/2026-11-30-essai';
const FR = `${EDITION}/fr.md`;
const EN = `${EDITION}/en.md`;

const french = `---
title: "Un essai de lettre qui tient"
description: "Ce que la lettre dit, en une phrase que la messagerie montre à côté de son objet."
date: "2026-11-30"
themes: ["detecter", "decider"]
---

Une phrase qui ouvre la lettre.

## Une partie

Sur dix marchés, 19,7 % n'ont reçu qu'une offre : [la page](/combien-serez-vous) le montre.

[Voir les tarifs](/tarifs)
`;
const english = french
  .replace('Un essai de lettre qui tient', 'A trial issue that holds')
  .replace(
    /description: .*/,
    'description: "What the issue says, in one sentence that mail programs show beside it."',
  )
  .replace(/Une phrase[\s\S]*/, 'A sentence that opens the issue.\n\n[See the pricing](/en/pricing)\n');

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  mkdirSync(path.join(folder.root, EDITION), { recursive: true });
  writeFileSync(path.join(folder.root, FR), french);
  writeFileSync(path.join(folder.root, EN), english);
});
afterEach(() => folder.remove());

const problems = async () => (await readContent(folder.root, TODAY)).problems;
const edit = (file: string, from: string | RegExp, to: string) => {
  const target = path.join(folder.root, file);
  const text = readFileSync(target, 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(target, text.replace(from, to));
};

/** One mistake of an editor: where it is made, and what is then said, once. */
// oxfmt-ignore
const MISTAKES: readonly (readonly [name: string, from: string | RegExp, to: string, says: RegExp])[] = [
  ['a share that the text does not state', 'themes:', 'share:\n  percent: 9.7\n  caption: "des marchés de travaux"\nthemes:', /fr\.md:6: share\.percent : 9,7 % n’est pas dans le texte/],
  ['another day than the folder', '"2026-11-30"', '"2026-11-29"', /fr\.md:4: date : .*même jour/],
  ['a picture', 'Une phrase qui ouvre', '![Ce que le dessin montre, avec ses chiffres, pour qui ne le voit pas.](./x.svg "Légende")\n\nUne phrase qui ouvre', /fr\.md:8: (?:image|dessin) : /],
  ['a note', 'ouvre la lettre.', 'ouvre la lettre.[^1]\n\n[^1]: La source.', /fr\.md:8: notes : une lettre n’a pas de note/],
  ['a link to a place of the letter', '(/tarifs)', '(#une-partie)', /fr\.md:14: liens : #une-partie : une lettre ne mène qu’à des pages/],
  ['a figure without a source', '[la page](/combien-serez-vous) le montre.\n\n[Voir les tarifs](/tarifs)', 'nous le savons.', /fr\.md:12: corps : « 19,7 % » sans source/],
];

describe('an editor of the newsletter', () => {
  it('makes no mistake in the edition that the mistakes are made in', async () => {
    expect((await problems()).map(describeProblem)).toEqual([]);
  });

  it.each(MISTAKES)('is told at its line of %s', async (_, from, to, says) => {
    edit(FR, from, to);
    const found = (await problems()).map(describeProblem);
    expect(found).toEqual([expect.stringMatching(says)]);
  });

  it('is told of a language that lacks, and of themes that differ', async () => {
    edit(EN, '"detecter", ', '');
    expect((await problems()).map(describeProblem)).toEqual([expect.stringMatching(/en\.md|fr\.md.*themes/)]);
    rmSync(path.join(folder.root, EN));
    const [lacking, ...others] = await problems();
    expect(others).toEqual([]);
    expect(lacking).toMatchObject({ file: EN, message: expect.stringMatching(/^manque/) });
    // What is not finished may lack it.
    edit(FR, 'themes:', 'draft: true\nthemes:');
    expect((await problems()).every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('is told of a folder whose name is no address, and of a day to come', async () => {
    const bad = path.join(folder.root, 'content/newsletter/Essai');
    renameSync(path.join(folder.root, EDITION), bad);
    const named = (await problems()).filter(({ field }) => field === 'fichier');
    expect(named.map(({ message }) => message)).toEqual(
      Array(2).fill(expect.stringContaining('Exemple : 2026-')),
    );
    const later = path.join(folder.root, 'content/newsletter/2026-12-24-essai');
    renameSync(bad, later);
    for (const name of ['fr', 'en'])
      edit(`content/newsletter/2026-12-24-essai/${name}.md`, '"2026-11-30"', '"2026-12-24"');
    const notices = await problems();
    expect(notices.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(notices[0]?.message).toContain('2026-12-24');
  });
});
