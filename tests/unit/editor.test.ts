import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../src/editorial/yaml/source.ts';
import { EDITOR } from '../../src/http/headers.ts';
import { backendOf, editorConfig, hostsOf } from '../../src/integrations/editor/config.ts';
import { editor } from '../../src/integrations/editor/editor.ts';
import { editorFields } from '../../src/integrations/editor/fields.ts';
import { editorFiles } from '../../src/integrations/editor/page.ts';
import { editedRepository } from '../../src/integrations/editor/settings.ts';
import { ARTICLE_WORDS, GLOSSARY_WORDS, LEGAL_WORDS } from '../../src/integrations/editor/words.ts';
import { licensedPackages } from '../../src/integrations/licences.ts';
import { ArticleSchema, LegalSchema } from '../../src/schemas/article.ts';
import { GlossarySchema } from '../../src/schemas/glossary.ts';
import { THEMES } from '../../src/schemas/themes.ts';

/** What is read of a field of the form. */
interface FormField {
  readonly name: string;
  readonly widget?: string;
  readonly required?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly minlength?: number;
  readonly maxlength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: readonly [string, string];
  readonly field?: FormField;
  readonly fields?: readonly FormField[];
  readonly types?: readonly { readonly name: string; readonly fields: readonly FormField[] }[];
}

const articleForm = editorFields(ArticleSchema, ARTICLE_WORDS) as FormField[]; // as the page writes them
const legalForm = editorFields(LegalSchema, LEGAL_WORDS) as FormField[];
const glossaryForm = editorFields(GlossarySchema, GLOSSARY_WORDS) as FormField[];

/** What the form would refuse of values, by the path of the field. */
function refusals(form: readonly FormField[], values: Readonly<Record<string, unknown>>, at = ''): string[] {
  const known = new Set(form.map(({ name }) => name));
  const unknown = Object.keys(values).filter((name) => !known.has(name) && name !== 'kind');
  return [
    ...unknown.map((name) => `${at}${name} has no field`),
    ...form.flatMap((field) => refusalsOf(field, values[field.name], at + field.name)),
  ];
}

function refusalsOf(field: FormField, value: unknown, at: string): string[] {
  const { required = true, minlength = 0, maxlength = Infinity, min = 0, max = Infinity } = field;
  if (value === undefined) return required ? [`${at} is missing`] : [];
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index) =>
      field.fields === undefined
        ? refusalsOf({ ...field.field, name: '' }, item, `${at}.${index}`)
        : refusals(field.fields, item, `${at}.${index}.`),
    );
    return value.length < min || value.length > max ? [`${at} has ${value.length} items`, ...items] : items;
  }
  if (typeof value === 'object' && value !== null) {
    const kind: unknown = Reflect.get(value, 'kind');
    const form = field.fields ?? field.types?.find(({ name }) => name === kind)?.fields ?? [];
    return refusals(form, { ...value }, `${at}.`);
  }
  if (typeof value === 'number') return value < min || value > max ? [`${at} is ${value}`] : [];
  if (typeof value !== 'string') return [];
  const isKnown = field.options?.some((option) => option.value === value) ?? true;
  const isWell = new RegExp(field.pattern?.[0] ?? '').test(value);
  const isLong = value.length >= minlength && value.length <= maxlength;
  return isKnown && isWell && isLong ? [] : [`${at}: ${value}`];
}

describe('the forms of the editor', () => {
  const texts = globSync('content/{articles,about,legal}/**/*.md').map((file) => file.replaceAll('\\', '/'));

  test.each(texts)('take %s as it is', (file) => {
    const { yaml = '' } = splitFrontMatter(readFileSync(file, 'utf8')) ?? {};
    expect(refusals(file.startsWith('content/legal') ? legalForm : articleForm, parse(yaml))).toEqual([]);
  });

  it('take the glossary as it is', () => {
    expect(refusals(glossaryForm, parse(readFileSync('content/glossary.yaml', 'utf8')))).toEqual([]);
  });

  it('have the limits and choices of the schemas', () => {
    const one = (name: string) => articleForm.find((field) => field.name === name);
    const { minLength, maxLength } = ArticleSchema.shape.title;
    expect([one('title')?.minlength, one('title')?.maxlength]).toEqual([minLength, maxLength]);
    expect(one('theme')?.options?.map(({ value }) => value)).toEqual([...THEMES]);
    expect([one('questions')?.min, one('questions')?.max]).toEqual([3, 3]);
    expect(one('draft')?.required).toBe(false);
  });

  it.each(['http://example.com', 'example.com', 'https://'])('refuse the address %s of a source', (url) => {
    const source = { title: 'Un décret', publisher: 'Journal officiel', date: '2026', url };
    const sources = articleForm.find(({ name }) => name === 'sources');
    expect(refusalsOf(sources ?? { name: '' }, [source], 'sources')).toEqual([`sources.0.url: ${url}`]);
  });
});

describe('a repository', () => {
  const address = 'https://github.com/owner/name';

  it('is read with the host that its address says', () => {
    const common = { branch: 'main', name: 'owner/name' };
    expect(editedRepository({ EDITOR_REPOSITORY: `${address}.git` })).toEqual({
      ...common,
      host: 'github',
      origin: 'https://github.com',
    });
    const own = { EDITOR_REPOSITORY: 'https://git.example.com/owner/name', EDITOR_HOST: 'gitea' };
    expect(editedRepository(own)).toEqual({ ...common, host: 'gitea', origin: 'https://git.example.com' });
    expect(editedRepository({ EDITOR_REPOSITORY: '', EDITOR_BRANCH: 'x' })).toBeUndefined();
  });

  it.each([
    ['EDITOR_REPOSITORY', { EDITOR_REPOSITORY: 'owner/name' }],
    ['EDITOR_REPOSITORY', { EDITOR_REPOSITORY: 'https://github.com/owner' }],
    ['EDITOR_REPOSITORY', { EDITOR_REPOSITORY: 'https://user:secret@github.com/owner/name' }],
    ['EDITOR_REPOSITORY', { EDITOR_REPOSITORY: 'http://git.example.com/owner/name', EDITOR_HOST: 'gitea' }],
    ['EDITOR_HOST', { EDITOR_REPOSITORY: 'https://git.example.com/owner/name' }],
    ['EDITOR_HOST', { EDITOR_REPOSITORY: address, EDITOR_HOST: 'svn' }],
    ['EDITOR_BRANCH', { EDITOR_REPOSITORY: address, EDITOR_BRANCH: '../main' }],
  ])('is refused by the name of its variable, %s: %j', (name, variables) => {
    expect(() => editedRepository(variables)).toThrow(new RegExp(`^${name} must`));
  });
});

describe('the files of the editor', () => {
  const repository = editedRepository({ EDITOR_REPOSITORY: 'https://github.com/owner/name' });
  if (repository === undefined) throw new Error('The repository was not read.');
  const config = editorConfig(backendOf(repository), 'https://www.example.com');
  const files = new Map(editorFiles(config, hostsOf(repository)));
  const page = String(files.get(`${EDITOR}.html`)?.());

  it('talk to the host of the repository alone', () => {
    const policy = /content-security-policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    const hosts = new Set(policy.match(/https?:[^\s;]*/g));
    expect([...hosts].toSorted()).toEqual([
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
    ]);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.split('; ').find((rule) => rule.startsWith('script-src'))).not.toContain('unsafe');
    const code = [...files].filter(([file]) => file.endsWith('.js')).map(([, make]) => String(make()));
    expect(code.filter((text) => text.includes('cdn.jsdelivr.net'))).toEqual([]);
  });

  it('hold every module and language that the page maps, and are for no search engine', () => {
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(page)?.[1] ?? '{}');
    const mapped = Object.values<string>(map.imports);
    expect(mapped.length).toBeGreaterThan(20);
    expect(mapped.filter((file) => !files.has(file))).toEqual([]);
    expect(page).toContain('<meta name="robots" content="noindex');
  });

  it('propose changes where the host can: what the editor opens is a request to merge', () => {
    expect(config.publish_mode).toBe('editorial_workflow');
    expect(editorConfig(backendOf({ ...repository, host: 'gitea' }), '').publish_mode).toBe('simple');
  });

  it('come with the licence of what an editor receives, and are in no build without a repository', async () => {
    const named = (hasEditor: boolean) => licensedPackages('.', hasEditor).visitors.map(({ name }) => name);
    expect(named(true)).toContain('@sveltia/cms');
    expect(named(false)).not.toContain('@sveltia/cms');
    const folder = mkdtempSync(path.join(tmpdir(), 'editor-'));
    try {
      const done = editor().hooks['astro:build:done'] as unknown as (at: { dir: URL }) => Promise<void>; // reads no more
      await done({ dir: pathToFileURL(`${folder}/`) });
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
