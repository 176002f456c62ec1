import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { THEMES } from '../../src/schemas/themes.ts';
import { generatedSlug, generatedTitle } from './generated.ts';

/** What an edit changed. */
export interface Edit {
  readonly slug: string;
  readonly before: string;
  readonly after: string;
  /** A sentence that only the new text has. */
  readonly sentence: string;
  /** The articles that show its title: its neighbours by theme, and those that name it. */
  readonly around: readonly string[];
}

/** Gives one of the newest generated articles, of `count`, another title and another sentence. */
export function editArticle(folder: string, count: number): Edit {
  const number = count - THEMES.length;
  const slug = generatedSlug(number);
  const file = path.join(folder, `${slug}.md`);
  const [before, after] = [generatedTitle(number), `Article d'essai numéro ${number}, relu`];
  const sentence = 'Un critère doit encore être bien défini';
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(before, after).replace('Un critère doit aussi être défini', sentence));
  const around = [number - THEMES.length, number + 1, number + 2, number + THEMES.length].map(generatedSlug);
  return { slug, before: before.replace("'", '’'), after: after.replace("'", '’'), sentence, around };
}

/** What a rebuilt site shows that the edit should have changed, in sentences; empty when all is fresh. */
export function staleFiles(client: string, { slug, before, after, sentence, around }: Edit): string[] {
  const read = (file: string) => readFileSync(path.join(client, file), 'utf8');
  const files = globSync('**/*.{html,md,xml,txt}', { cwd: client });
  const old = files.filter((file) => read(file).includes(before)).map((file) => `${file} has the old title`);
  const own = [`${slug}.html`, `${slug}.md`, 'rss.xml'];
  const lists = files.filter((file) => /^ressources[./]/.test(file) && read(file).includes(after));
  const missing = [
    ...[...own, ...around.map((other) => `${other}.html`)]
      .filter((file) => !read(file).includes(after))
      .map((file) => `${file} lacks the new title`),
    ...own.filter((file) => !read(file).includes(sentence)).map((file) => `${file} lacks the new sentence`),
    ...(lists.length === 0 ? ['no list has the new title'] : []),
  ];
  const unpacked = [...own, ...lists]
    .filter(
      (file) => String(brotliDecompressSync(readFileSync(path.join(client, `${file}.br`)))) !== read(file),
    )
    .map((file) => `${file}.br is of another text`);
  return [...old, ...missing, ...unpacked];
}
