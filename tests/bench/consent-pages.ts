import { load } from 'cheerio';
import { build } from 'esbuild';
import { withoutQuestion } from '../support/browser/without-question.ts';

/** The page with what asks for consent and nothing else that runs; and the page without it. */
export async function consentPages(home: string): Promise<{ ours: string; bare: string }> {
  const $ = load(home);
  $('meta[http-equiv]').remove(); // our policy would stop the others
  $('script[type=module], script[type="application/ld+json"]').remove();
  $('html').removeAttr('data-prefetch');
  const bare = load(withoutQuestion($.html()));
  bare('script, template').remove();
  $('body').append(`<script type="module">${await gateAlone()}</script>`);
  return { ours: $.html(), bare: bare.html() };
}

/** The gate as the build bundles it. */
async function gateAlone(): Promise<string> {
  const contents = "import { startConsent } from './src/client/consent/gate.ts';startConsent();";
  const options = { bundle: true, minify: true, write: false, format: 'esm', target: 'es2022' } as const;
  const { outputFiles } = await build({ stdin: { contents, resolveDir: '.' }, ...options });
  return outputFiles[0]?.text.trim() ?? '';
}
