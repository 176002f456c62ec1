import manifest from '../../../package.json' with { type: 'json' };

/** The tools of the tests, each with the package that contains it. */
const TOOLS: Readonly<Record<string, keyof typeof manifest.devDependencies>> = {
  'axe-core': '@axe-core/playwright',
  'Nu HTML Checker': 'vnu-jar',
  Playwright: '@playwright/test',
};

/** The tools of the tests with the versions that are installed, e.g. `Playwright 1.64.1`. */
export const TESTING_TOOLS = Object.entries(TOOLS).map(
  ([name, entry]) => `${name} ${manifest.devDependencies[entry]}`,
);
