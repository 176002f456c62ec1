import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { THEMES } from '../../src/schemas/themes.ts';

/** The article that generated ones are made from. */
const MODEL = 'content/articles/criteres-rse';

const DAY = 24 * 60 * 60 * 1000;

/** The name of a generated article; the highest number is the newest. */
export function generatedSlug(number: number): string {
  return `essai-${number}`;
}

/** The title of a generated article. */
export function generatedTitle(number: number): string {
  return `Article d'essai numéro ${number} de la mesure`;
}

/**
 * Writes `count` articles that the site's own checks accept: the model's text with the number in every sentence, so
 * that no two share a string, under titles, descriptions, days, themes and drawings of their own.
 */
export function writeArticles(folder: string, count: number): void {
  const source = readFileSync(`${MODEL}.md`, 'utf8');
  for (let number = 1; number <= count; number += 1) {
    const slug = generatedSlug(number);
    writeFileSync(path.join(folder, `${slug}.md`), generate(source, number));
    copyFileSync(`${MODEL}.svg`, path.join(folder, `${slug}.svg`));
  }
}

function generate(source: string, number: number): string {
  const day = new Date(Date.UTC(2010, 0, 1) + Math.floor(number / 2) * DAY).toISOString().slice(0, 10);
  const before = [number - 1, number - 2].filter((other) => other > 0).map(generatedSlug);
  return source
    .replace(/^title: .*$/m, `title: "${generatedTitle(number)}"`)
    .replace(/^seoTitle: .*$/m, `seoTitle: "Article d'essai numéro ${number}"`)
    .replace(/^description: "(.{0,130}).*$/m, `description: "Essai ${number}. $1"`)
    .replace(/^(date|updated): .*$/gm, `$1: "${day}"`)
    .replace(/^theme: .*$/m, `theme: "${THEMES[number % THEMES.length]}"`)
    .replace(/^related: .*$/m, `related: ${JSON.stringify(before)}`)
    .replace(/\]\(\/[a-z-]+\)/g, `](/${generatedSlug(Math.max(1, number - 1))})`) // what is older is published
    .replace(/(?<=\p{Letter}{3})\. (?=\p{Lu})/gu, ` (${number}). `)
    .replaceAll(`${path.basename(MODEL)}.svg`, `${generatedSlug(number)}.svg`);
}
