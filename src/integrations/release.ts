import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isText } from './content-types.ts';
import { showsDrafts } from '#http/origins.ts';
import { listFiles } from './list-files.ts';
import { missingOwnerFields } from '#i18n/facts.ts';
import { PEOPLE } from '#site.ts';

/** An address under `.example`, which belongs to nobody. */
const PLACEHOLDER = /(?:@|\/\/)[\w.-]*\.example\b/;

/** Returns the first placeholder in a text, or `undefined`. */
export function findPlaceholder(text: string): string | undefined {
  return PLACEHOLDER.exec(text)?.[0];
}

/** Refuses a release (`RELEASE=1`) while a value of the owner is missing or a built file holds a placeholder. */
export function releaseGate(): AstroIntegration {
  return {
    name: 'release-gate',
    hooks: {
      'astro:build:start': ({ logger }) => {
        if (process.env['RELEASE'] === '1' && showsDrafts)
          throw new Error('No release: DRAFTS=1 shows what is not published yet. Build without it.');
        const missing = missingOwnerFields();
        if (missing.length === 0) return;
        const sentence = `still to be given in src/site.ts: ${missing.join(', ')}.`;
        if (process.env['RELEASE'] === '1') throw new Error(`No release: ${sentence}`);
        logger.warn(`Owner: ${sentence}`);
      },
      'astro:build:done': ({ dir }) => {
        if (process.env['RELEASE'] !== '1') return;
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        const missingPhotos = PEOPLE.filter(({ photo }) => !existsSync(folder + photo)).map(
          ({ photo }) => photo,
        );
        if (missingPhotos.length > 0)
          throw new Error(
            `No release: PEOPLE in src/site.ts name photographs that are not in public/: ${missingPhotos.join(', ')}.`,
          );
        const found = listFiles(folder)
          .filter(isText)
          .flatMap((file) => {
            const placeholder = findPlaceholder(readFileSync(folder + file, 'utf8'));
            return placeholder === undefined ? [] : [`${file.slice(1)} (${placeholder})`];
          });
        if (found.length > 0)
          throw new Error(
            `No release: ${found.length} files hold a placeholder, such as ${found.slice(0, 5).join(', ')}. Give OWNER.domain in src/site.ts, or PUBLIC_SITE_ORIGIN.`,
          );
      },
    },
  };
}

// `npm run check` lists what a release would be refused for, and does not fail.
if (import.meta.main) {
  const missing = missingOwnerFields();
  const list = missing.map((field) => `\n  ${field}`).join('');
  console.log(
    missing.length === 0
      ? 'Owner: every value is given.'
      : `Owner: still to be given in src/site.ts, refused by RELEASE=1:${list}`,
  );
}
