import { isAlias, isScalar, visit, type Document, type YAMLError } from 'yaml';
import { z } from 'zod';

const SHIFTED =
  'le décalage d’une de ces lignes n’est pas bon : aucun pour un champ, deux espaces pour ce qui est dans un groupe';

/** Syntax errors of YAML in an editor's words. */
const SYNTAX: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: 'un texte qui commence par * ou & se met entre guillemets',
  BAD_DQ_ESCAPE: 'une barre \\ entre guillemets doubles se double : \\\\',
  BAD_INDENT: SHIFTED,
  BAD_SCALAR_START: 'un texte qui commence par @, % ou ` se met entre guillemets',
  BLOCK_AS_IMPLICIT_KEY: 'un texte qui contient « : » se met entre guillemets',
  DUPLICATE_KEY: 'ce champ est écrit deux fois : gardez-en un seul',
  MISSING_CHAR: 'un guillemet, un crochet ou un deux-points manque',
  MULTILINE_IMPLICIT_KEY: 'un deux-points manque après le nom du champ, ou des guillemets autour du texte',
  MULTIPLE_DOCS: 'une ligne --- de trop coupe les champs en deux',
  RESOURCE_EXHAUSTION: 'trop de niveaux imbriqués',
  TAB_AS_INDENT: 'une tabulation décale la ligne : mettez deux espaces',
  TAG_RESOLVE_FAILED: 'les étiquettes YAML (!…) ne sont pas admises : mettez le texte entre guillemets',
  UNEXPECTED_TOKEN: 'du texte dépasse des guillemets : écrivez \\" pour un guillemet dans le texte',
};

/** Unquoted, these are read as something else than text by one YAML or another. */
const AMBIGUOUS =
  /^(?:y|n|yes|no|on|off|true|false|null|~|[-+]?[\d._]+|0[xo][\da-f]+|\d{4}-\d{1,2}-\d{1,2}.*|\d+:\d+.*)$/i;

/** A place in the YAML and what is wrong there. */
interface Trap {
  readonly offset: number;
  readonly message: string;
  /** The values cannot be read at all. */
  readonly fatal?: true;
  /** Said only of a line of which the schema says nothing. */
  readonly isGuess?: true;
}

/** Text between quotes that word processors make of straight ones. */
const CURLY = /^[“”„‟‘’«]/;

const CURLY_QUOTES = 'il faut des guillemets droits : remplacez “ et ” par " autour du texte';

/** Lines on which a mistake stands that the parser notices there or below them, with what to say of each. */
const LINES: readonly (readonly [sign: RegExp, message: string])[] = [
  [/^\s*(?:- )?[\w-]+:[ \t]+[“”„‟‘’«]/, CURLY_QUOTES],
  [
    /^\s*(?:- )?(?:[\w-]+:[ \t]+)?"(?:[^"\\]|\\.)*”$/,
    'le guillemet ouvert sur cette ligne n’y est jamais fermé : tapez " au lieu de ”',
  ],
  [
    /^\s*(?:- )?(?:[\w-]+:[ \t]+)?"(?:[^"\\]|\\.)*$/,
    'le guillemet ouvert sur cette ligne n’y est jamais fermé : ajoutez " à la fin',
  ],
  [/:[ \t]+'[^']*\p{L}'\p{L}/u, 'l’apostrophe y ferme le texte : mettez-le entre guillemets doubles, "…"'],
  [
    /^\s*(?:- )?[\w-]+:[ \t]+\[[^\]]*$/,
    'le crochet ouvert sur cette ligne n’y est jamais fermé : ajoutez ] à la fin',
  ],
  [/^(?:- )?[\w-]+(?:;\s|:(?=["'[{]))/, 'le nom du champ est suivi de deux-points, puis d’une espace'],
  [/^ *[\u00A0\u202F]/, 'une espace insécable décale la ligne : remplacez-la par une espace ordinaire'],
  [/^(?: {2})* (?=[\w-]+:(?: |$)|- )/, SHIFTED],
];

/** The syntax errors of the YAML. What follows the first is mostly its consequence; fields that stand twice are all named. */
export function syntaxErrors(document: Document, yaml: string): Trap[] {
  const errors = [...document.errors, ...document.warnings].toSorted(
    (one, other) => one.pos[0] - other.pos[0],
  );
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  return first === undefined ? errors.map(toTrap) : [causeOf(first, yaml) ?? toTrap(first)];
}

function toTrap({ code, message, pos: [offset] }: YAMLError): Trap {
  const words = SYNTAX[code] ?? `YAML illisible (${message.split(/ at line |\n/)[0]})`;
  return { offset, message: words, fatal: true };
}

/** Finds the line that an error comes from, which is noticed at the next quote or field, lines below. */
function causeOf({ pos: [until] }: YAMLError, yaml: string): Trap | undefined {
  let offset = 0;
  for (const line of yaml.split('\n')) {
    if (offset > until) return undefined;
    const found = LINES.find(([sign]) => sign.test(line));
    if (found !== undefined) return { offset: offset + line.search(/\S/), message: found[1], fatal: true };
    offset += line.length + 1;
  }
  return undefined;
}

/** Valid YAML that an editor most likely did not mean. */
export function traps(document: Document): Trap[] {
  const found: Trap[] = [];
  visit(document, {
    Node(_, node) {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node) || node.anchor !== undefined)
        found.push({
          offset,
          message: 'les ancres (&) et les renvois (*) de YAML ne sont pas admis : répétez le texte',
          fatal: true,
        });
    },
    Pair(_, { value }) {
      if (!isScalar(value) || value.type !== 'PLAIN' || typeof value.value !== 'string') return;
      const offset = value.range?.[0] ?? 0;
      if (CURLY.test(value.value)) found.push({ offset, message: CURLY_QUOTES });
      if (AMBIGUOUS.test(value.value))
        found.push({
          offset,
          message: `les guillemets manquent : écrivez "${value.value}"`,
          isGuess: true,
        });
      if (value.comment !== undefined && value.comment !== null)
        found.push({ offset, message: 'ce qui suit # est perdu : mettez tout le texte entre guillemets' });
    },
  });
  return found;
}

/** The kind that a value must be of, for an editor. */
const KINDS: Record<string, string> = {
  string: 'doit être un texte entre guillemets',
  number: 'doit être un nombre, sans guillemets',
  boolean: 'doit être true ou false, sans guillemets',
  array: 'doit être une liste',
  object: 'doit être un groupe de champs, décalés de deux espaces',
};

const { localeError } = z.locales.fr();

/** The errors of zod in an editor's words; a schema's own messages come first, and the rest is zod's French. */
export const inFrench: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null
      ? 'manque : ajoutez ce champ'
      : (KINDS[issue.expected] ?? localeError(issue));
  if (issue.code === 'unrecognized_keys') return `champ inconnu : ${issue.keys.join(', ')}`;
  const choices = choicesOf(issue);
  return choices.length > 0 ? `doit être l'un de : ${choices.join(', ')}` : localeError(issue);
};

/** The values that a field may have, where the schema names them; none elsewhere. */
export function choicesOf(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'custom') {
    const choices: unknown = issue.params?.['choices'];
    return Array.isArray(choices) ? choices.map(String) : [];
  }
  // a group that one of its fields tells from others
  return issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)
    ? issue.options.map(String)
    : [];
}

/** A schema as JSON Schema, as far as an editor is told of it. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly example?: string;
}

/** Lists the schemas that a field may have, by its path. */
export function shapesAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly Shape[] {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape; // what is read of it, all optional
  return path.reduce<readonly Shape[]>(
    (shapes, step) =>
      shapes.flatMap(({ properties, items }) => optionsOf(properties?.[String(step)] ?? items)),
    optionsOf(whole),
  );
}

/** The names that may stand under a group of fields. */
export function fieldNames(shapes: readonly Shape[]): string[] {
  return shapes.flatMap(({ properties = {} }) => Object.keys(properties));
}

/** The schema's own example for a field, ready to follow its message. */
export function exampleOf(shapes: readonly Shape[]): string {
  const example = shapes.find((shape) => shape.example !== undefined)?.example;
  return example === undefined ? '' : `. Exemple : ${example}`;
}

function optionsOf(shape: Shape = {}): readonly Shape[] {
  return [shape, ...(shape.anyOf ?? shape.oneOf ?? [])];
}
