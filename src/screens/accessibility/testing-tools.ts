import { readFileSync } from 'node:fs';

/** The tools of the tests, each with the package that contains it. */
const TOOLS: Readonly<Record<string, string>> = {
  'axe-core': 'axe-core',
  'Nu HTML Checker': 'vnu-jar',
  Playwright: '@playwright/test',
};

const manifest: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The tools of the tests with the versions that are installed, e.g. `Playwright 1.64.1`. */
export const TESTING_TOOLS = Object.entries(TOOLS).map(([name, entry]) => {
  const version = manifest.devDependencies[entry];
  if (version === undefined) throw new Error(`${entry} is not installed: the statement names it.`);
  return `${name} ${version}`;
});
