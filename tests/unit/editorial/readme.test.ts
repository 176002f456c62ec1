import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DRAWING_CLASSES } from '../../../src/editorial/markdown/drawing.ts';
import { fieldNames, schemaAt } from '../../../src/editorial/yaml/schema-problems.ts';
import { factNames } from '../../../src/i18n/facts.ts';
import { ArticleSchema } from '../../../src/schemas/content/article.ts';

const README = readFileSync('content/README.md', 'utf8');

/** The rows of a table, by the name in their first cell. */
function rowsUnder(heading: string): Map<string, string> {
  const [, section = ''] = README.split(`${heading}\n`);
  const [text = ''] = section.split(/\n## /);
  return new Map(
    [...text.matchAll(/^\| `([\w.]+)` \| (.*) \|$/gm)].map(([, name = '', rest = '']) => [name, rest]),
  );
}

/** Every field of the schema by its path, list positions left out. */
function pathsOf(schema: unknown, prefix = ''): string[] {
  const own = fieldNames(schema);
  const element = elementOf(schema);
  const below = [...new Set(own)].flatMap((name) => {
    const child = schemaAt(schema, [name]);
    const path = prefix + name;
    const group = fieldNames(child).length > 0;
    return [...(group ? [] : [path]), ...pathsOf(child, `${path}.`)];
  });
  return [...below, ...(element === schema || fieldNames(schema).length > 0 ? [] : pathsOf(element, prefix))];
}

/** The schema of a documented field. */
function schemaOf(path: string): z.ZodType {
  return path
    .split('.')
    .reduce<unknown>((schema, step) => schemaAt(elementOf(schema), [step]), ArticleSchema) as z.ZodType; // the paths come from the schema
}

/** What a list holds; any other schema is itself. */
function elementOf(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return elementOf(schema.unwrap());
  return schema instanceof z.ZodArray ? schema.element : schema;
}

const fields = rowsUnder('## Les champs');

describe("the editors' guide", () => {
  it('explains every field of an article, and no other', () => {
    expect([...fields.keys()].toSorted()).toEqual([...new Set(pathsOf(ArticleSchema))].toSorted());
  });

  it.each([...fields])('gives %s an example that holds', (name, row) => {
    const example = /`([^`]*)`$/.exec(row)?.[1] ?? '';
    const { error } = schemaOf(name).safeParse(parse(example));
    expect(error?.issues ?? []).toEqual([]);
  });

  it.each([...fields])('gives %s its lengths and choices as the schema has them', (name, row) => {
    const { minLength, maxLength, options } = {
      minLength: 0,
      maxLength: 0,
      options: [],
      ...Object(elementOf(schemaOf(name))),
    };
    const lengths =
      typeof maxLength === 'number' && maxLength > 0 ? [`${minLength} à ${maxLength} signes`] : [];
    const choices = [options].flat().filter((value) => typeof value === 'string');
    const said = [...lengths, ...choices.map((choice) => `\`${choice}\``)];
    expect(said.filter((words) => !row.includes(words))).toEqual([]);
  });

  it('explains every class of a drawing', () => {
    expect([...rowsUnder('### Les dessins').keys()]).toEqual(DRAWING_CLASSES);
  });

  it('names only placeholders that exist', () => {
    const named = [...README.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name]) => name);
    expect(named.filter((name) => !factNames().includes(String(name)))).toEqual([]);
    expect(named).toContain('product');
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...README.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
