import { factNames, unknownFact } from '#i18n/facts.ts';
import { OWNER, PLANS, SITE } from '#site.ts';
import { didYouMean } from '../nearest.ts';
import { firstFew, NOTICE, type Problem } from '../problem.ts';
import type { Text } from './text.ts';

export const TO_REPLACE = 'À REMPLACER';

/** No mark is left of the template; in a draft this is a notice. */
export function checkTemplate({ passages, isDraft }: Text): Problem[] {
  return passages
    .filter(({ text }) => text.includes(TO_REPLACE))
    .map(({ line, field }) => ({
      line,
      field,
      message: `« ${TO_REPLACE} » est resté du modèle : écrivez le vôtre`,
      ...(isDraft ? NOTICE : {}),
    }));
}

export function checkFacts({ passages, body, locale }: Text): Problem[] {
  const links = body.links.map(({ line, url }) => ({ line, field: 'liens', text: url }));
  return [...passages, ...links].flatMap(({ line, field, text }) => {
    const unknown = unknownFact(text, locale);
    if (unknown === undefined) return [];
    const names = factNames().map((name) => `{{${name}}}`);
    const help = didYouMean(unknown, names) || `. Admis : ${firstFew(names)}`;
    return [{ line, field, message: `${unknown} ne correspond à rien${help}` }];
  });
}

/**
 * Facts of the names of `site.ts`, by how they are written, so that a new one is found in every text. A plan's may be a
 * common word: it is the plan's where a text says so.
 */
const NAMES = [
  { written: SITE.product, fact: 'product', means: 'le produit' },
  { written: OWNER.legalName ?? '', fact: 'owner.legalName', means: 'la société' },
  { written: SITE.assistant, fact: 'assistant', means: 'l’assistant' },
  ...PLANS.flatMap(({ id, name }) =>
    [`formule ${name}`, `${name} plan`].map((written) => ({
      written,
      fact: `plan.${id}.name`,
      means: 'la formule',
    })),
  ),
].filter(({ written }) => written !== '');

/** The longest first: the name of a company often holds that of its product. */
const WRITTEN = NAMES.map(({ written }) => written)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => RegExp.escape(name));

const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${WRITTEN.join('|')})(?![\p{L}\p{N}])`, 'u');

/** Says what to write instead of a name of `site.ts` that is typed, if a text has one. */
export function typedNameMessage(text: string): string | undefined {
  const [name] = NAME.exec(text) ?? [];
  if (name === undefined) return undefined;
  const named = NAMES.filter(({ written }) => written === name);
  const [{ fact = '' } = {}] = named;
  const choices = named.map((one) => `{{${one.fact}}} pour ${one.means}`).join(', ');
  return `« ${name} » est écrit à la main : écrivez ${named.length > 1 ? choices : `{{${fact}}}`}, qui suit le nom`;
}

/** No line of a file, as it is written, has a name of `site.ts`. */
export function checkNames(source: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const message = typedNameMessage(text);
    return message === undefined ? [] : [{ line: index + 1, field: 'noms', message }];
  });
}
