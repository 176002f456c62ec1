import { parseDocument } from 'yaml';
import { SITE } from '../../src/site.ts';
import { goodArticle } from './content-folder.ts';

/** An article that must be refused, and the field that the message must name. */
export interface BadArticle {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly field: string;
}

const GOOD = goodArticle('exemple');
const [, FIELDS = '', BODY = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(GOOD) ?? [];

/** The fields of an article, with the length that a text must not pass. */
const TEXTS: readonly (readonly [field: string, max: number])[] = [
  ['title', 80],
  ['seoTitle', 60],
  ['description', 155],
  ['answer', 700],
  ['cover.figure', 16],
  ['cover.caption', 110],
  ['call.title', 60],
  ['call.text', 180],
  ['authors.0', 80],
  ['ai', 300],
  ['questions.1.question', 140],
  ['questions.1.answer', 900],
  ['sources.0.title', 200],
  ['sources.0.publisher', 120],
];
const KEYS = [
  'date',
  'updated',
  'checked',
  'theme',
  'cover.kind',
  'call.target',
  'sources.0.date',
  'sources.0.url',
];
const GROUPS = ['authors', 'cover', 'related', 'call', 'questions', 'sources'];
const ALL = [...TEXTS.map(([field]) => field), ...KEYS, ...GROUPS];

/** Fields that an article may lack, or of which the group is named in their place. */
const OPTIONAL = new Set(['ai', 'authors.0', 'related']);

/** The good article with one field changed; `undefined` takes it away. */
function changed(field: string, value: unknown): string {
  const document = parseDocument(FIELDS);
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (value === undefined) document.deleteIn(steps);
  else document.setIn(steps, document.createNode(value));
  return `---\n${document.toString({ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n${BODY}`;
}

const set = (name: string, field: string, value: unknown): BadArticle => ({
  name: `${field} ${name}`,
  content: changed(field, value),
  field,
});

/** The good article with these words of its YAML or its body replaced. */
function edited(name: string, field: string, from: string | RegExp, to: string): BadArticle {
  const content = GOOD.replace(from, () => to);
  if (content === GOOD) throw new RangeError(`The case "${name}" changes nothing.`);
  return { name, content, field };
}

const line = (name: string, field: string, text: string) =>
  edited(name, field, new RegExp(`^${field}: .*$`, 'm'), text);
const body = (name: string, field: string, text: string): BadArticle => ({
  name,
  content: `${GOOD}\n${text}\n`,
  field,
});
const raw = (name: string, content: string | Uint8Array, field = 'fichier'): BadArticle => ({
  name,
  content,
  field,
});
const utf8 = (text: string) => new TextEncoder().encode(text);

const BY_FIELD: readonly BadArticle[] = [
  ...ALL.filter((field) => !OPTIONAL.has(field)).map((field) => set('is missing', field, undefined)),
  ...ALL.map((field) => set('is a number', field, 12)),
  ...ALL.map((field) => set('is null', field, null)),
  ...ALL.map((field) => set('is a boolean', field, true)),
  ...[...TEXTS.map(([field]) => field), ...KEYS].map((field) => set('is a list', field, ['a'])),
  ...[...TEXTS.map(([field]) => field), ...KEYS].map((field) => set('is a group', field, { a: 'b' })),
  ...[...TEXTS.map(([field]) => field), ...KEYS].map((field) => set('is empty', field, '')),
  ...TEXTS.map(([field, max]) => set('is too long', field, 'mot '.repeat(max))),
  ...TEXTS.filter(([, max]) => max > 16).map(([field]) => set('holds HTML', field, htmlFor(field))),
  ...KEYS.map((field) => set('is unknown', field, 'nulle-part')),
];

function htmlFor(field: string): string {
  const short = 'Un titre <b>gras</b> ici';
  return ['answer', 'questions.1.answer', 'description'].includes(field)
    ? `${short} ${'et la suite '.repeat(11)}`.trim()
    : `${short} et la`;
}

const YAML: readonly BadArticle[] = [
  line('no for a text', 'title', 'title: no'),
  line('yes for a text', 'answer', 'answer: yes'),
  line('tilde for a text', 'title', 'title: ~'),
  line('a day without quotes', 'date', 'date: 2026-01-15'),
  line('a day that does not exist', 'date', 'date: "2026-02-30"'),
  line('that day without quotes', 'date', 'date: 2026-02-30'),
  line('a French day', 'date', 'date: "15/01/2026"'),
  line('a day with a time', 'date', 'date: "2026-01-15T10:00:00Z"'),
  { ...line('no for a draft', 'theme', 'theme: "comprendre"\ndraft: no'), field: 'draft' },
  { ...line('quoted draft', 'theme', 'theme: "comprendre"\ndraft: "true"'), field: 'draft' },
  line('a colon without quotes', 'title', 'title: Marchés publics : le guide: suite'),
  line('a comment in a text', 'title', 'title: Répondre à un marché public # en 2026'),
  line('a quote left open', 'title', 'title: "Répondre à un marché public'),
  line('words after the quotes', 'title', 'title: "Répondre" à un marché public'),
  line('an apostrophe in single quotes', 'title', "title: 'Répondre à l'acheteur public'"),
  line('a bad escape', 'title', 'title: "Répondre \\q un marché public"'),
  line('a reserved sign', 'title', 'title: @marché public de travaux'),
  edited('a tab for indentation', 'title', 'call:\n  title', 'call:\n\ttitle'),
  line('an alias', 'seoTitle', 'seoTitle: *titre'),
  line('an anchor', 'title', 'title: &titre "Répondre à un marché public"'),
  line('a binary tag', 'title', 'title: !!binary aGVsbG8='),
  line('a tag of code', 'title', 'title: !!js/function "function () { return 1 }"'),
  line('a date twice', 'date', 'date: "2026-01-15"\ndate: "2026-01-16"'),
  edited('a title twice', 'title', /^---\n/, '---\ntitle: "Répondre à un marché public"\n'),
  edited('a field that does not exist', 'slug', /^---\n/, '---\nslug: "autre"\n'),
  edited('a field with a capital', 'Title', 'title:', 'Title:'),
  edited('a prototype', '__proto__', /^---\n/, '---\n__proto__: { x: "y" }\n'),
  edited('an unknown field in a group', 'call.color', 'call:\n', 'call:\n  color: "red"\n'),
  edited('a field out of line', 'title', /^seoTitle/m, '   seoTitle'),
  edited('an alias bomb', 'b', /^---\n/, `---\na: &a ["x","x"]\n${bomb()}`),
  edited('a merge key', 'call', 'call:\n', 'call:\n  <<: *autre\n'),
  edited('a flow nested 5,000 deep', 'x', /^---\n/, `---\nx: ${'['.repeat(5000)}\n`),
  edited(
    'a block nested 600 deep',
    'x',
    /^---\n/,
    `---\n${Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}x:`).join('\n')}\n`,
  ),
  raw('a list for front matter', `---\n- a\n- b\n---\n${BODY}`, 'en-tête'),
  raw('words for front matter', `---\nbonjour\n---\n${BODY}`, 'en-tête'),
  raw('empty front matter', `---\n---\n${BODY}`, 'title'),
  raw('no front matter', BODY, 'en-tête'),
  raw('front matter left open', `---\n${FIELDS}${BODY}`, 'en-tête'),
  raw('TOML', `+++\ntitle = "x"\n+++\n${BODY}`, 'en-tête'),
];

function bomb(): string {
  const names = [...'abcdefghij'];
  return names
    .slice(1)
    .map((name, index) => `${name}: &${name} [${`*${names[index]},`.repeat(9)}]\n`)
    .join('');
}

const FILES: readonly BadArticle[] = [
  raw('an empty file', ''),
  raw('only spaces', '   \n\n', 'en-tête'),
  raw('1 MB', GOOD + 'mot '.repeat(262_144)),
  raw('a NUL in the title', GOOD.replace('article', 'arti\0cle')),
  raw('a NUL in the body', `${GOOD}\0`),
  raw('a BOM', `\uFEFF${GOOD}`),
  raw('a BOM and CRLF', `\uFEFF${GOOD.replaceAll('\n', '\r\n')}`),
  raw('old Mac line ends', GOOD.replaceAll('\n', '\r')),
  raw('CRLF and a missing title', GOOD.replace(/^title: .*\n/m, '').replaceAll('\n', '\r\n'), 'title'),
  raw(
    'Latin-1',
    Uint8Array.from(GOOD, (letter) => letter.charCodeAt(0) % 256),
  ),
  raw('UTF-16', Buffer.from(`\uFEFF${GOOD}`, 'utf16le')),
  raw('a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])),
  raw(
    'random bytes',
    Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919 + 13) % 256),
  ),
  raw('cut in the middle of a letter', utf8(`${GOOD}é`).slice(0, -1)),
  raw('bytes of a lone surrogate', Uint8Array.from([...utf8(GOOD), 0xed, 0xa0, 0x80])),
  ...[
    '\u0007',
    '\u001B',
    '\u007F',
    '\u0085',
    '\u200B',
    '\u202E',
    '\u2066',
    '\u00AD',
    '\uE000',
    '\uFFFD',
    '\u2028',
  ].map((sign) =>
    raw(`the sign U+${sign.charCodeAt(0).toString(16)}`, GOOD.replace('premier', `pre${sign}mier`)),
  ),
  raw('accents read twice', GOOD.replace('première', 'premiÃ¨re')),
];

const BODIES: readonly BadArticle[] = [
  raw('no body', `---\n${FIELDS}---\n`, 'corps'),
  raw('no body and no last line end', `---\n${FIELDS}---`, 'corps'),
  body('a script', 'corps', '<script>alert(1)</script>'),
  body('an inline tag', 'corps', 'Un mot <b>gras</b>.'),
  body('an HTML comment', 'corps', '<!-- à revoir -->'),
  body('an iframe', 'corps', '<iframe src="https://exemple.fr"></iframe>'),
  body('a handler', 'corps', 'Une <img src=x onerror=alert(1)> image.'),
  body('a directive', 'corps', '::: note\nUn mot.\n:::'),
  body('a mark of the highlighter', 'corps', 'Un mot ==important== ici.'),
  body('an insertion', 'corps', 'Un mot ++ajouté++ ici.'),
  body('a wiki link', 'corps', 'Un [[lien]] ici.'),
  body('a formula', 'corps', 'Une formule $$x = y$$ ici.'),
  body('a class', 'corps', 'Un mot {.rouge} ici.'),
  body('an emoji by its name', 'corps', 'Un marché :smile: gagné.'),
  body('a block of code', 'corps', '```\nUn mot.\n```'),
  body('a paragraph set in by four spaces', 'corps', 'Un mot.\n\n    Un paragraphe.'),
  body('an unknown callout', 'corps', '> [!INFO]\n> Un mot.'),
  body('a callout with a title', 'corps', '> [!NOTE] Un titre\n> Un mot.'),
  body('a callout outside of a quote', 'corps', '[!NOTE]\nUn mot.'),
  body('two tildes for about', 'corps', 'De ~10 jours à ~20 jours.'),
  body('a bare video', 'corps', 'https://www.youtube.com/watch?v=abc'),
  body('a script link', 'liens', '[lien](javascript:alert(1))'),
  body('a script link in disguise', 'liens', '[lien](JaVaScRiPt:alert(1))'),
  body('a script link by reference', 'liens', '[lien][x]\n\n[x]: javascript:alert(1)'),
  body('a script autolink', 'liens', '<javascript:alert(1)>'),
  body('a data link', 'liens', '[lien](data:text/html,x)'),
  body('a plain http link', 'liens', '[lien](http://exemple.fr)'),
  body('a link to another host by //', 'liens', '[lien](//exemple.fr)'),
  body('a relative link', 'liens', '[lien](autre-article)'),
  body('a link to a file', 'liens', '[lien](./autre.md)'),
  body('a dead link', 'liens', '[lien](/nulle-part)'),
  body('a link with a last slash', 'liens', '[lien](/tarifs/)'),
  body('an English page', 'liens', '[lien](/en/pricing)'),
  body('a dead anchor here', 'liens', '[lien](#nulle-part)'),
  body('a dead anchor there', 'liens', '[lien](/cgu#nulle-part)'),
  body('a mail address cut short', 'liens', '[lien](mailto:contact)'),
  body('a link to the site by its address', 'liens', `[lien](https://www.${SITE.domain}/tarifs)`),
  body('a first-level heading', 'titres', '# Un titre'),
  body('an underlined heading', 'titres', 'Un titre\n========'),
  body('a skipped level', 'titres', '#### Un titre'),
  body('a heading twice', 'titres', '## Un titre\n\n## Un titre'),
  body('a heading of the page', 'titres', '## Sources'),
  body('an empty heading', 'titres', '##'),
  body('a heading without its space', 'corps', '##Un titre'),
  body('a link that did not take', 'corps', 'Un [lien] (/tarifs).'),
  body('a reference without its definition', 'corps', 'Un [lien][absent].'),
  body('a note that is not there', 'corps', 'Un fait.[^absente]'),
  body('a note that nobody calls', 'notes', '[^seule]: Une note.'),
  body('bold that did not take', 'corps', 'Un ** mot ** gras.'),
  body('an unknown placeholder', 'corps', 'Un {{prix}} inconnu.'),
  body('a placeholder of the prototype', 'corps', 'Un {{constructor}} inconnu.'),
  body('a placeholder left open', 'corps', 'Un {{product oublié.'),
  body('a drawing without alternative', 'dessin', '![](./exemple.svg)'),
  body('a drawing with a short alternative', 'dessin', '![Un dessin](./exemple.svg)'),
  body('a drawing that is not there', 'dessin', `![${'Ce que montre le dessin. '.repeat(3)}](./absent.svg)`),
  body(
    'a drawing elsewhere',
    'dessin',
    `![${'Ce que montre le dessin. '.repeat(3)}](../../../etc/passwd.svg)`,
  ),
  body('a photograph that is not there', 'image', `![${'Ce que montre la photo. '.repeat(3)}](./photo.png)`),
  body(
    'a picture of another site',
    'dessin',
    `![${'Ce que montre la photo. '.repeat(3)}](https://exemple.fr/photo.svg)`,
  ),
  body(
    'a drawing within a sentence',
    'dessin',
    `Voir ![${'Ce que montre le dessin. '.repeat(3)}](./exemple.svg) ici.`,
  ),
  body('straight quotes', 'corps', 'Le mot "marché" ici.'),
  body('English quotes', 'corps', 'Le mot “marché” ici.'),
  body('no space before a question mark', 'corps', 'Est-ce un marché?'),
  body('no space before a colon', 'corps', 'Voici: un marché.'),
  body('two spaces', 'corps', 'Un  marché.'),
  body('a space before a comma', 'corps', 'Un marché , puis deux.'),
  body('a capital without its accent', 'corps', 'A partir de 2026, cela change.'),
  body('the State without its accent', 'corps', 'La part de l’Etat.'),
  body('an emoji', 'corps', 'Un marché 🚀 gagné.'),
  body('hype', 'corps', 'Une offre qui révolutionne le marché.'),
  body('hype in capitals', 'corps', 'RÉVOLUTIONNEZ vos réponses.'),
  body('a promised win', 'corps', 'Avec nous, vous gagnerez.'),
  body('a familiar address', 'corps', 'Si tu réponds à un marché.'),
  body('quotes nested 20,000 deep', 'corps', `${'>'.repeat(20_000)} mot`),
  edited('no table', 'corps', /\|.*\|\n/g, ''),
  edited('no checklist', 'corps', '- [ ] ', '- '),
  edited('a mark of the template', 'title', 'Un article', 'À REMPLACER'),
  set('names an article that is not there', 'related.0', 'nulle-part'),
  set('names itself', 'related.0', 'exemple'),
  set('comes before publication', 'updated', '2026-01-14'),
  set('is in the future', 'checked', '2199-01-01'),
  set('is in the future', 'updated', '2199-01-01'),
  set('is in the future', 'sources.0.date', '2199'),
  set('does not exist', 'sources.0.date', '2025-02-30'),
  set('is not https', 'sources.0.url', 'http://www.legifrance.gouv.fr'),
  set('is a script', 'sources.0.url', 'javascript:alert(1)'),
  set('holds two questions', 'questions', [
    { question: 'Combien de temps ?', answer: 'Une réponse. '.repeat(8) },
  ]),
  set('is empty', 'sources', []),
  set('holds Markdown', 'call.text', 'Une **console** qui montre comment un score se compose.'),
];

/** Articles that an editor could send, each wrong in its own way. */
export const BAD_ARTICLES: readonly BadArticle[] = [...BY_FIELD, ...YAML, ...FILES, ...BODIES];
