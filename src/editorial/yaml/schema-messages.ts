import type { z } from 'zod';

/** What a value must be, for an editor. */
const KINDS: Record<string, string> = {
  string: 'doit être un texte entre guillemets',
  number: 'doit être un nombre, sans guillemets',
  boolean: 'doit être true ou false, sans guillemets',
  array: 'doit être une liste',
  object: 'doit être un groupe de champs, décalés de deux espaces',
};

/** What zod finds, said in French; a schema's own messages come first. */
export const inFrench: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'manque'
        : (KINDS[issue.expected] ?? `doit être : ${issue.expected}`);
    case 'too_small':
      return `trop petit : ${issue.minimum} au moins`;
    case 'too_big':
      return `trop grand : ${issue.maximum} au plus`;
    case 'invalid_value':
      return `doit être l'un de : ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `champ inconnu : ${issue.keys.join(', ')}`;
    default:
      return 'n’a pas la forme attendue';
  }
};

/** The schema that holds for a field, by its path. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(childOf, schema);
}

/** The names that may stand under a group of fields. */
export function fieldsOf(schema: unknown): string[] {
  if (!(schema instanceof Object)) return [];
  if ('shape' in schema && schema.shape instanceof Object) return Object.keys(schema.shape);
  return optionsOf(schema).flatMap(fieldsOf);
}

/** The schema's own example for a field, ready to follow its message. */
export function exampleOf(schema: unknown): string {
  if (!(schema instanceof Object && 'meta' in schema && typeof schema.meta === 'function')) return '';
  const meta: unknown = schema.meta();
  const example = meta instanceof Object && 'example' in meta ? meta.example : undefined;
  return typeof example === 'string' ? `. Exemple : ${example}` : '';
}

function childOf(schema: unknown, step: PropertyKey): unknown {
  if (!(schema instanceof Object)) return undefined;
  if ('shape' in schema && schema.shape instanceof Object) return Reflect.get(schema.shape, step);
  if ('element' in schema) return schema.element;
  return optionsOf(schema)
    .map((option) => childOf(option, step))
    .find((found) => found !== undefined);
}

function optionsOf(schema: object): unknown[] {
  return 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
}
