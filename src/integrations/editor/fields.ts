import type { Field } from '@sveltia/cms';
import { z } from 'zod';

/** How a field is named to its editor, and what its schema cannot say of it. */
export interface Words {
  readonly label: string;
  /** What one item of a list is called. */
  readonly one?: string;
  /** Above the limits and the example. */
  readonly hint?: string;
  /** The words of its choices, by value. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The summary of an item of a list, once folded. */
  readonly summary?: string;
  /** Options that stand for those that the schema gives: another kind of field, a default. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The words of every field by its path, positions in lists left out. */
export type Vocabulary = Readonly<Record<string, Words>>;

/** What is read of a schema: JSON Schema, with the example and the refusal that an editor is told. */
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly example?: string;
  readonly refusal?: string;
}

/** A text longer than this is written in several lines. */
const ONE_LINE = 90;

/** The fields of a form, from the schema of what it writes. Throws when a field has no words. */
export function editorFields(schema: z.ZodType, words: Vocabulary, isTranslated = false): Field[] {
  return groupOf(shapeOf(schema), words, '', isTranslated);
}

/** A schema as JSON Schema, which says its limits; each part with the message of a text that it refuses. */
function shapeOf(schema: z.ZodType): Shape {
  const shape = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type !== 'string' || (jsonSchema.pattern ?? jsonSchema.format) === undefined) return;
      jsonSchema['refusal'] = z.safeParse(zodSchema, '?').error?.issues[0]?.message;
    },
  });
  return shape as Shape; // what is read of it, all optional
}

function groupOf(
  { properties = {}, required = [] }: Shape,
  words: Vocabulary,
  prefix: string,
  isTranslated: boolean,
): Field[] {
  return Object.entries(properties).map(([name, shape]) =>
    fieldOf(name, prefix + name, shape, required.includes(name), words, isTranslated),
  );
}

function fieldOf(
  name: string,
  path: string,
  shape: Shape,
  isRequired: boolean,
  words: Vocabulary,
  isTranslated: boolean,
): Field {
  const own = words[path];
  if (own === undefined) throw new Error(`The editor has no words for the field ${path}.`);
  const { label, one, choices, summary, options } = own;
  // A list that may be empty is not asked for.
  const required = isRequired && !(shape.type === 'array' && (shape.minItems ?? 0) === 0);
  const common = { name, label, required, hint: hintOf(shape, own), ...(isTranslated && { i18n: true }) };
  const below = (inner: Shape) => groupOf(inner, words, `${path}.`, isTranslated);
  const kind =
    options !== undefined && 'widget' in options
      ? given({ min: shape.minItems, max: shape.maxItems })
      : kindOf(shape, below, { label, one, choices, summary });
  const field = { ...common, ...kind, ...options };
  return field as Field; // a union of all kinds, too wide for what is put together here
}

type Naming = Readonly<Record<'label', string>> & {
  readonly [name in 'one' | 'summary']: string | undefined;
} & { readonly choices: Words['choices'] };

/** The options that tell one kind of field from another. */
function kindOf(shape: Shape, below: (inner: Shape) => Field[], naming: Naming): object {
  const { label, one = label, choices = {}, summary } = naming;
  const values = shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
  if (values !== undefined)
    return { widget: 'select', options: values.map((value) => ({ value, label: choices[value] ?? value })) };
  if (shape.oneOf !== undefined)
    return {
      widget: 'object',
      typeKey: 'kind',
      types: shape.oneOf.map((type) => {
        const { kind, ...properties } = type.properties ?? {};
        const value = kind?.const ?? '';
        return { name: value, label: choices[value] ?? value, fields: below({ ...type, properties }) };
      }),
    };
  switch (shape.type) {
    case 'object':
      return { widget: 'object', fields: below(shape) };
    case 'array': {
      const { items = {}, minItems: min, maxItems: max } = shape;
      const fields = items.type === 'object' ? { fields: below(items) } : { field: itemOf(items, one) };
      return {
        widget: 'list',
        label_singular: one,
        ...fields,
        ...given({ min, max, summary }),
        ...(summary !== undefined && { collapsed: 'auto' }),
        ...(min !== undefined && min === max && exactly(min, items)),
      };
    }
    case 'boolean':
      return { widget: 'boolean' };
    case 'number':
    case 'integer':
      return {
        widget: 'number',
        value_type: shape.type === 'integer' ? 'int' : 'float',
        step: shape.type === 'integer' ? 1 : 0.1,
        ...given({ min: shape.minimum, max: shape.maximum }),
      };
    default:
      return textOf(shape);
  }
}

/** A list of a fixed length has all its items from the start: the editor would let one with fewer pass. */
function exactly(length: number, { properties = {} }: Shape): object {
  const empty = Object.fromEntries(Object.keys(properties).map((name) => [name, '']));
  return {
    default: Array.from({ length }, () => empty),
    allow_add: false,
    allow_remove: false,
    allow_duplicate: false,
  };
}

/** An item of a list of texts. */
function itemOf(shape: Shape, label: string): object {
  return { name: 'item', label: label.charAt(0).toUpperCase() + label.slice(1), ...textOf(shape) };
}

function textOf(shape: Shape): object {
  const { format, maxLength = 0, minLength, refusal = '' } = shape;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const pattern = format === 'uri' ? String.raw`^https:\/\/\S+$` : shape.pattern;
  return {
    widget: maxLength > ONE_LINE ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...given({ minlength: minLength, maxlength: shape.maxLength }),
    ...(pattern !== undefined && { pattern: [pattern, refusal] }),
  };
}

/** What a field is for, its limits and an example, in a line or two. */
function hintOf(shape: Shape, { hint, options }: Words): string {
  const { minLength: min = 0, maxLength: max, example } = shape;
  const limits = max === undefined ? [] : [min > 1 ? `De ${min} à ${max} signes` : `${max} signes au plus`];
  const isPlain = shape.type === 'string' && shape.enum === undefined && options === undefined;
  const examples = isPlain && example !== undefined ? [`Exemple : ${example}`] : [];
  return [hint, ...limits, ...examples]
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => (/[.…?!]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

/** The options that have a value. */
function given(options: Readonly<Record<string, number | string | undefined>>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
