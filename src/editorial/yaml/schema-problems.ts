import { z } from 'zod';
import { nearest } from '../nearest.ts';

const { localeError } = z.locales.fr();

/** Messages of zod in French; the messages of a schema come first. */
export const inFrench: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return 'ce champ manque : ajoutez-le';
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return `doit être l'un de : ${issue.options.join(', ')}`; // zod does not list the kinds of a group
  return localeError(issue);
};

interface SchemaProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Fields that a schema refuses, each once, with the name that was meant or the schema's example. */
export function schemaProblems(issues: readonly z.core.$ZodIssue[], schema: z.ZodType): SchemaProblem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ key, path: issue.path })) : [],
  );
  const misspelt = unknown.map(({ key, path }) => {
    const name = nearest(key, namesAt(schema, path));
    const remedy = name === undefined ? 'corrigez son nom, ou retirez-le' : `écrivez ${name}`;
    return { name, path, problem: { path: [...path, key], message: `champ inconnu : ${remedy}` } };
  });
  const meant = new Set(misspelt.map(({ name, path }) => [...path, name].join('.')));
  const refused = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(path.join('.')))
    .map(({ path, message }) => ({ path, message: message + exampleAt(schema, path) }));
  const byField = Map.groupBy(refused, ({ path }) => path.join('.'));
  return [
    ...misspelt.map(({ problem }) => problem),
    ...[...byField.values()].flatMap(([first]) => first ?? []),
  ];
}

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly example?: string;
}

/** Schemas that a field may have, by its path. */
function shapesAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly Shape[] {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape; // all that is read is optional
  return path.reduce<readonly Shape[]>(
    (shapes, step) =>
      shapes.flatMap(({ properties, items }) => unionOptions(properties?.[String(step)] ?? items)),
    unionOptions(whole),
  );
}

function unionOptions(shape: Shape = {}): readonly Shape[] {
  return [shape, ...(shape.anyOf ?? shape.oneOf ?? [])];
}

function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return shapesAt(schema, path).flatMap(({ properties = {} }) => Object.keys(properties));
}

function exampleAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const example = shapesAt(schema, path).find((shape) => shape.example !== undefined)?.example;
  return example === undefined ? '' : `. Exemple : ${example}`;
}
