import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { configuredTags } from '#http/tags.ts';
import { editedRepository } from '#integrations/editor/settings.ts';
import { ArticleSchema, LegalSchema, NewsletterIssueSchema } from '#schemas/content/article.ts';
import { GlossarySchema } from '#schemas/content/glossary.ts';

interface FormField {
  readonly name: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly multiple?: boolean;
  readonly maxlength?: number;
  readonly max?: number;
  readonly options?: readonly { readonly value: string }[];
  readonly field?: FormField;
  readonly fields?: readonly FormField[];
}

/** A schema as JSON Schema, as far as forms follow it. */
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface Collection {
  readonly name: string;
  readonly fields?: readonly FormField[];
  readonly files?: readonly { readonly file: string; readonly fields: readonly FormField[] }[];
}

const CONFIG: { readonly collections: readonly Collection[]; media_libraries: object } = parse(
  readFileSync('src/integrations/editor/config.yml', 'utf8'),
);
const findForms = (name: string) =>
  CONFIG.collections
    .filter((one) => one.name === name)
    .flatMap(({ fields, files = [] }) =>
      fields === undefined ? files.map((file) => file.fields) : [fields],
    );

/** Where a form differs from the schema of what it writes, by the path of the field. */
function differences(form: readonly FormField[], { properties = {} }: Shape, at = ''): string[] {
  const own = form.filter(({ name }) => name !== 'body');
  const names = new Set([...own.map(({ name }) => name), ...Object.keys(properties)]);
  return [...names].flatMap((name) => {
    const field = own.find((one) => one.name === name);
    const shape = properties[name];
    if (field === undefined || shape === undefined) return [`${at}${name} is in one of them only`];
    return listDifferences(field, shape, at + name);
  });
}

function listDifferences(field: FormField, shape: Shape, at: string): string[] {
  const choices = shape.items?.enum ?? shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
  const limits = [
    ...(choices === undefined || field.options?.map(({ value }) => value).join() === choices.join()
      ? []
      : [`${at} offers other choices`]),
    ...(field.maxlength === shape.maxLength || choices !== undefined ? [] : [`${at} has another length`]),
    ...(field.max === undefined || field.max === (shape.maxItems ?? 100) ? [] : [`${at} has another number`]),
    ...((field.widget === 'datetime') === (shape.format === 'date') ? [] : [`${at} is a day in one of them`]),
    ...((field.widget === 'boolean') === (shape.type === 'boolean') ? [] : [`${at} is true in one of them`]),
  ];
  const inside = field.fields && differences(field.fields, shape.items ?? shape, `${at}.`);
  const item = field.field && listDifferences(field.field, shape.items ?? {}, `${at}.*`);
  return [...limits, ...(inside ?? []), ...(item ?? [])];
}

test.each([
  ['articles', ArticleSchema],
  ['newsletter', NewsletterIssueSchema],
  ['about', ArticleSchema],
  ['legal', LegalSchema],
  ['others', GlossarySchema],
])('the forms of %s have the fields, limits and choices of their schema', (name, schema) => {
  const shape = z.toJSONSchema(schema, { io: 'input' }) as Shape; // what is read of it, all optional
  expect(findForms(name).length).toBeGreaterThan(0);
  for (const form of findForms(name)) expect(differences(form, shape)).toEqual([]);
});

const address = 'https://github.com/owner/name';

it('editor: the repository and its host are read from the address', () => {
  expect(editedRepository({ EDITOR_REPOSITORY: `${address}.git` })?.config.backend).toMatchObject({
    name: 'github',
    repo: 'owner/name',
    branch: 'main',
    api_root: 'https://api.github.com',
  });
  expect(editedRepository({ EDITOR_REPOSITORY: '', EDITOR_BRANCH: 'x' })).toBeUndefined();
});

it('editor: a self-hosted repository needs EDITOR_HOST', () => {
  const variables = { EDITOR_REPOSITORY: 'https://git.example.com/owner/name', EDITOR_HOST: 'gitea' };
  expect(editedRepository(variables)?.config.backend).toMatchObject({
    name: 'gitea',
    api_root: 'https://git.example.com/api/v1',
  });
});

it.each([
  ['EDITOR_REPOSITORY', { EDITOR_REPOSITORY: 'owner/name' }],
  ['EDITOR_REPOSITORY', { EDITOR_REPOSITORY: 'https://user:secret@github.com/owner/name' }],
  ['EDITOR_REPOSITORY', { EDITOR_REPOSITORY: 'http://git.example.com/owner/name', EDITOR_HOST: 'gitea' }],
  ['EDITOR_HOST', { EDITOR_REPOSITORY: 'https://git.example.com/owner/name' }],
  ['EDITOR_BRANCH', { EDITOR_REPOSITORY: address, EDITOR_BRANCH: '../main' }],
])('editor: is refused with the name of the wrong variable, %s: %j', (name, variables) => {
  expect(() => editedRepository(variables)).toThrow(new RegExp(`^${name} must`));
});

it('editor: is refused beside analytics tools, which could read its token', () => {
  const tools = { PUBLIC_GOOGLE_TAG: 'G-ABC1' };
  expect(configuredTags(tools)).toHaveLength(1);
  expect(() => configuredTags({ ...tools, EDITOR_REPOSITORY: address })).toThrow(/^EDITOR_REPOSITORY/);
  expect(configuredTags({ EDITOR_REPOSITORY: address })).toEqual([]);
});
