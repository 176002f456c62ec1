import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT, startSite } from '../../support/running-site.ts';
import { BEHIND_PROXY } from '../../support/server/visitor.ts';
import useTemporaryFolder from '../../support/temporary.ts';
import { startTools } from './tools.ts';

/**
 * Starts the built site for the browser tests, and the pages built for them only, which are configured with tools
 * that wait for consent and have an open login; gives the way to stop all.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const removeTemporary = useTemporaryFolder();
  const tools = await startTools();
  buildTestPages(tools.variables);
  const settings = { PUBLIC_SITE_ORIGIN: process.env['PUBLIC_SITE_ORIGIN'] ?? '', ...BEHIND_PROXY };
  const site = await startSite(settings);
  const testPages = await startSite(settings, 'tests/e2e/pages/serve.ts');
  // Workers inherit the environment.
  process.env['SITE_ORIGIN'] = site.origin;
  process.env['TEST_PAGES_ORIGIN'] = testPages.origin;
  process.env['TOOLS_ORIGIN'] = tools.origin;
  return async () => {
    await Promise.all([site.stop(), testPages.stop()]);
    tools.stop();
    removeTemporary();
  };
}

/** Builds the pages that only tests open. */
function buildTestPages(variables: Readonly<Record<string, string>> = {}): void {
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const words = ['build', '--config', 'tests/e2e/pages/astro.config.mjs'];
  const { status, stderr, stdout } = spawnSync(process.execPath, [astro, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PRODUCT_API_URL: 'https://app.example.org/login', ...variables },
  });
  if (status !== 0) throw new Error(`The test pages were not built: ${stderr}${stdout}`);
}
