import { factNames, fillKnown, unknownFact } from '#i18n/facts.ts';
import type { Locale } from '#locales.ts';
import { PLANS, SITE } from '#site.ts';
import { slugOf } from '../markdown/body.ts';
import { didYouMean } from '../nearest.ts';
import { firstFew, NOTICE, type Problem } from '../problem.ts';
import { leftoverIn } from './markup.ts';
import type { Text } from './text.ts';

/** Anchors that every article page already has. */
export const PAGE_ANCHORS: readonly string[] = ['main', 'score', 'questions', 'sources'];

/** The anchor of a heading, its facts filled. */
export function anchorOf(heading: string, locale: Locale): string {
  return slugOf(fillKnown(heading, locale));
}

/** A title of more signs than this is a sentence. */
const LONGEST_TITLE = 100;

/** Headings go down one step at a time from ##, and each can be linked to. */
export function checkOutline({ body, locale, lines, isDraft }: Text): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, number>();
  let above = 1;
  for (const [index, { line, depth, text }] of body.headings.entries()) {
    const report = (message: string, rest: Partial<Problem> = {}) =>
      problems.push({ line, field: 'titres', message, ...rest });
    const anchor = anchorOf(text, locale);
    const first = taken.get(anchor);
    const typed = lines[line - 1]?.trimStart() ?? '';
    const next = body.headings[index + 1];
    if (!typed.startsWith('#'))
      report('cette ligne est un titre, à cause des signes sous elle : écrivez ## devant, et retirez-les');
    else if (depth === 1) report('un titre # est déjà celui de la page (title) : commencez à ##');
    else if (depth > 3) report('deux niveaux suffisent : ## pour une partie, ### pour une sous-partie');
    else if (depth > above + 1) report(`le titre saute un niveau : écrivez ${'#'.repeat(above + 1)}`);
    else if (anchor === '') report('un titre sans mot : écrivez-le, ou retirez la ligne');
    else if (PAGE_ANCHORS.includes(anchor))
      report(`« ${text} » est déjà un titre de la page : choisissez-en un autre`);
    else if (first !== undefined)
      report(`« ${text} » est déjà le titre de la ligne ${first} : changez l'un des deux`);
    else if (typed.includes(']('))
      report('un titre est déjà un lien vers sa partie : retirez celui qu’il contient');
    else if (/\*\*|__/.test(typed)) report('le gras ne se met pas dans un titre : retirez les étoiles');
    else if (next !== undefined && next.depth <= depth && isEmptyBetween(body, line, next.line))
      report('une partie sans texte : écrivez-la, ou retirez son titre', isDraft ? NOTICE : {});
    else if (text.length > LONGEST_TITLE)
      report(`un titre de ${text.length} signes : ${LONGEST_TITLE} au plus se lisent d’un coup`, NOTICE);
    else if (/[^.][.:]$/.test(text))
      report('un titre ne finit ni par un point ni par deux : retirez-le', NOTICE);
    taken.set(anchor, first ?? line);
    above = depth;
  }
  return problems;
}

function isEmptyBetween({ blocks }: Text['body'], from: number, to: number): boolean {
  return !blocks.some(({ parts: [first] }) => first !== undefined && first.line > from && first.line < to);
}

/** Marks what an editor has not written yet, in the template of a new article. */
export const TO_REPLACE = 'À REMPLACER';

/** Words that an article should have, from and to. Outside of it, the editor gets a warning. */
export const WORDS = { min: 1200, max: 2200 } as const;

/** An article has a table, a checklist and no mark left of the template; in a draft these are warnings. */
export function checkSubstance(text: Text): Problem[] {
  const { collection, isDraft, body, bodyLine, passages, words } = text;
  const draft = isDraft ? NOTICE : {};
  const problems: Problem[] = passages
    .filter((passage) => passage.text.includes(TO_REPLACE))
    .filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index)
    .map(({ line, field }) => ({
      line,
      field,
      message: `« ${TO_REPLACE} » est resté du modèle : écrivez le vôtre`,
      ...draft,
    }));
  if (collection !== 'articles') return problems;
  problems.push(...missingExtras(text));
  if (body.texts.length === 0) return problems;
  const report = (message: string, rest: Partial<Problem> = draft) =>
    problems.push({ line: bodyLine, field: 'corps', message, ...rest });
  const isLeft = (sign: string) => body.texts.some((typed) => leftoverIn(typed.text)?.includes(sign));
  if (!body.blocks.some(({ type }) => type === 'table') && !isLeft('un tableau'))
    report('il manque un tableau : une ligne d’en-têtes | A | B |, puis | --- | --- |, puis les lignes');
  if (!body.hasChecklist && !isLeft('une case'))
    report('il manque une liste à cocher. Exemple : - [ ] La date de fin est vérifiée');
  if (body.images.length === 0)
    report('aucune image : ajoutez-en une si elle dit mieux que le texte', NOTICE);
  if (words < WORDS.min || words > WORDS.max)
    report(`${words} mots : un article en compte de ${WORDS.min} à ${WORDS.max}`, NOTICE);
  return problems;
}

/** The longest title that search engines show whole. */
const SHOWN_TITLE = 60;

/** Finds what would make an article better, and may be left out. */
function missingExtras({ article, lineOf }: Text): Problem[] {
  if (article === undefined) return [];
  const { title, seoTitle, checked, cover, call, questions } = article;
  const missing = {
    ...(seoTitle === undefined &&
      title.length > SHOWN_TITLE && {
        seoTitle: `manque : le titre a ${title.length} signes, un moteur de recherche en montre ${SHOWN_TITLE}`,
      }),
    ...(checked === undefined && { checked: 'manque : le jour où les sources ont été relues' }),
    ...(cover === undefined && { cover: 'manque : la page n’a pas de dessin de tête' }),
    ...(call === undefined && { call: 'manque : la page finit sans invitation' }),
    ...(questions.length === 0 && { questions: 'manquent : les lecteurs en posent jusqu’à trois' }),
  };
  return Object.entries(missing).map(([field, message]) => ({
    line: lineOf([field]),
    field,
    message,
    ...NOTICE,
  }));
}

/** Each `{{fact}}` is one of the site's. */
export function checkFacts({ passages, body, locale }: Text): Problem[] {
  const links = body.links.map(({ line, url }) => ({ line, field: 'liens', text: url }));
  return [...passages, ...links].flatMap((passage) => {
    const unknown = unknownFact(passage.text, locale);
    if (unknown === undefined) return [];
    const { line, field } = passage; // a field's line is looked for when it is read
    const names = factNames().map((name) => `{{${name}}}`);
    const help = didYouMean(unknown, names) || `. Admis : ${firstFew(names)}`;
    return [{ line, field, message: `${unknown} ne correspond à rien${help}` }];
  });
}

/**
 * The facts of the names of `site.ts`, by how they are written, so that a new one is found in every text. A plan's may be a
 * common word: it is the plan's where a text says so.
 */
const NAMES: ReadonlyMap<string, string> = new Map([
  [SITE.product, 'product'],
  [SITE.provider, 'provider'],
  [SITE.assistant, 'assistant'],
  ...PLANS.flatMap(({ id, name }) =>
    [`formule ${name}`, `${name} plan`].map((written) => [written, `plan.${id}.name`] as const),
  ),
]);

const WRITTEN = [...NAMES.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${WRITTEN.join('|')})(?![\p{L}\p{N}])`, 'u');

/** Says what to write instead of a name that is typed, whole, if a text has one. */
export function typedName(text: string): string | undefined {
  const [name] = NAME.exec(text) ?? [];
  return name && `« ${name} » est écrit à la main : écrivez {{${NAMES.get(name)}}}, qui suit le nom`;
}

/** No line of a file, as it is written, has a name of `site.ts`. */
export function checkNames(source: string): Problem[] {
  if (typedName(source) === undefined) return [];
  return source.split('\n').flatMap((text, index) => {
    const message = typedName(text);
    return message === undefined ? [] : [{ line: index + 1, field: 'noms', message }];
  });
}
