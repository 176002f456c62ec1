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

/** Finds the first placeholder in a text that is to be published; `undefined` where there is none. */
export function placeholderIn(text: string): string | undefined {
  return PLACEHOLDER.exec(text)?.[0];
}

/**
 * Refuses to build a release (`RELEASE=1`) while the owner's values are missing, or while anything that was built holds
 * a placeholder; other builds show values as missing.
 */
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
        const unseen = PEOPLE.filter(({ photo }) => !existsSync(folder + photo)).map(({ photo }) => photo);
        if (unseen.length > 0)
          throw new Error(
            `No release: PEOPLE in src/site.ts name photographs that are not in public/: ${unseen.join(', ')}.`,
          );
        const found = listFiles(folder)
          .filter(isText)
          .flatMap((file) => {
            const placeholder = placeholderIn(readFileSync(folder + file, 'utf8'));
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

/** Run by `npm run check`: lists why a release would be refused, and never fails. */
if (import.meta.main) {
  const missing = missingOwnerFields();
  const list = missing.map((field) => `\n  ${field}`).join('');
  console.log(
    missing.length === 0
      ? 'Owner: every value is given.'
      : `Owner: still to be given in src/site.ts, refused by RELEASE=1:${list}`,
  );
}
