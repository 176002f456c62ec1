import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CmsConfig } from '@sveltia/cms';
import { EDITOR } from '#http/headers.ts';
import { listFiles } from '../list-files.ts';
import { SITE } from '#site.ts';

/** The package of the editor, whose own build for the npm registry needs no other host. */
const PACKAGE = path.join(path.dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))), '..');

const requireFromPackage = createRequire(path.join(PACKAGE, 'package.json'));

/**
 * Files of the package that are served: its code, fonts and the licences of the fonts. Not what reads maps and HEIC pictures
 * or writes WebP, which no field of ours asks for.
 */
const SERVED = /^\/(?:npm|LICENSE).*\.(?:js|woff2|txt)$/;
const UNUSED = /heic|webp_enc|shiki|react-dom/;

/** The code itself. */
const CODE = '/npm/index.js';

/** Folder of the fonts that its styles name. */
const FONT_OF_OTHERS = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)[^)]*/g;

/** Modules that the package asks for by name: the file of each. */
const MODULES: Readonly<Record<string, string>> = {
  'exifr/dist/lite.esm.mjs': 'exifr.js',
  'turndown/lib/turndown.browser.es.js': 'turndown.js',
};

/** A file of the editor: its path in the site, and how to make it. */
type EditorFile = readonly [path: string, make: () => Buffer];

/** Names of the policies of trusted types that the editor's libraries make for themselves. */
const TRUSTED_TYPES = 'default svelte-trusted-html dompurify lexical';

/**
 * The files of the editor: its page, its forms, and what it loads. `config` is what the repository adds to them, and
 * `addresses` are those that it may call.
 */
export function editorFiles(
  config: Partial<CmsConfig>,
  addresses: { readonly connect: string; readonly img: string },
): EditorFile[] {
  const served = listFiles(PACKAGE).filter((file) => SERVED.test(file) && !UNUSED.test(file));
  const languages = listFiles(path.join(PACKAGE, 'locales'));
  const inPackage = (file: string) => () => readFileSync(path.join(PACKAGE, file));
  return [
    [`${EDITOR}/start.js`, () => ownFile('start.js')],
    [`${EDITOR}/config.yml`, () => ownFile('config.yml')],
    [`${EDITOR}.html`, () => Buffer.from(page(config, addresses, languages))],
    ...served.map((file): EditorFile => [
      EDITOR + file,
      file === CODE ? () => withOwnFonts(inPackage(file)(), served) : inPackage(file),
    ]),
    ...Object.entries(MODULES).map(([module, file]): EditorFile => [
      `${EDITOR}/${file}`,
      () => readFileSync(requireFromPackage.resolve(module)),
    ]),
    // JSON as modules, which browsers import without being told that it is JSON.
    ...languages.map((file): EditorFile => [
      `${EDITOR}${moduleOf(file)}`,
      () => Buffer.concat([Buffer.from('export default '), inPackage(`locales${file}`)()]),
    ]),
  ];
}

function ownFile(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, name));
}

/** The code, with the fonts that came with it in place of those of another host, which its styles name. */
function withOwnFonts(code: Buffer, served: readonly string[]): Buffer {
  const own = code.toString().replaceAll(FONT_OF_OTHERS, (address, name: string) => {
    const file = served.find((one) => one.startsWith(`/npm/assets/${name}-`) && one.endsWith('.woff2'));
    if (file === undefined) throw new Error(`@sveltia/cms has no file for the font ${address}.`);
    return EDITOR + file;
  });
  return Buffer.from(own);
}

/** The module of a language, from the path of its JSON. */
function moduleOf(file: string): string {
  return `/languages${file.replace(/json$/, 'js')}`;
}

function page(
  config: Partial<CmsConfig>,
  { connect, img }: { readonly connect: string; readonly img: string },
  languages: readonly string[],
): string {
  const modules = Object.entries(MODULES).map(([module, file]) => [module, `${EDITOR}/${file}`]);
  const words = languages.map((file) => [`${EDITOR}/locales${file}`, `${EDITOR}${moduleOf(file)}`]);
  const imports = JSON.stringify({
    imports: { '@sveltia/cms': EDITOR + CODE, ...Object.fromEntries([...modules, ...words]) },
  });
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash('sha256', imports, 'base64')}'`,
    // Its components style themselves as they are drawn.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${img}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${connect}`,
    'media-src blob:',
    'manifest-src blob: data:',
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');
  const title = `${SITE.product} : les textes`;
  const repository = JSON.stringify({ app_title: title, ...config }).replaceAll('<', String.raw`\u003c`);
  const values: Readonly<Record<string, string>> = { policy, title, imports, repository };
  return String(ownFile('admin.html')).replaceAll(
    /\s*\{\{(\w+)\}\}\s*/g,
    (mark, name: string) => values[name] ?? mark,
  );
}
