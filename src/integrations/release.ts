import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { todayInParis } from '#build-time.ts';
import { thresholdWarnings } from '#editorial/data/thresholds.ts';
import { isText } from './content-types.ts';
import { showsDrafts } from '#http/origins.ts';
import { listFiles } from './list-files.ts';
import { missingOwnerFields } from '#i18n/facts.ts';
import { unnamedProcessors } from '#http/processors.ts';
import { PEOPLE, PROMISES_CONFIRMED } from '#site.ts';
import { listPromises } from './promises.ts';

const PLACEHOLDER = /(?:@|\/\/)[\w.-]*\.example\b/;

export function findPlaceholder(text: string): string | undefined {
  return PLACEHOLDER.exec(text)?.[0];
}

function releaseObstacles(): string[] {
  const missing = missingOwnerFields();
  const unnamed = unnamedProcessors(process.env);
  return [
    missing.length > 0 && `still to be given in src/site.ts: ${missing.join(', ')}.`,
    unnamed.length > 0 && `set in .env and not named in PROCESSORS of src/site.ts: ${unnamed.join(', ')}.`,
    PROMISES_CONFIRMED === null &&
      'PROMISES_CONFIRMED in src/site.ts has no day: confirm what `npm run check` lists.',
  ].filter((obstacle) => obstacle !== false);
}

/** Refuses a release (`RELEASE=1`) that has obstacles, or of which a built file holds a placeholder. */
export function releaseGate(): AstroIntegration {
  return {
    name: 'release-gate',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const warning of thresholdWarnings(todayInParis())) logger.warn(warning);
        if (process.env['RELEASE'] === '1' && showsDrafts)
          throw new Error('No release: DRAFTS=1 shows what is not published yet. Build without it.');
        const obstacles = releaseObstacles();
        if (obstacles.length === 0) return;
        if (process.env['RELEASE'] === '1') throw new Error(`No release: ${obstacles.join(' ')}`);
        logger.warn(`Owner: ${obstacles.join(' ')}`);
      },
      'astro:build:done': ({ dir }) => {
        if (process.env['RELEASE'] !== '1') return;
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        const photos = PEOPLE.map(({ photo }) => photo).filter((photo) => !existsSync(folder + photo));
        if (photos.length > 0)
          throw new Error(
            `No release: PEOPLE in src/site.ts name photographs that are not in public/: ${photos.join(', ')}.`,
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

// `npm run check` lists what a release would be refused for and what the owner confirms, and does not fail.
if (import.meta.main) {
  const obstacles = releaseObstacles();
  const confirmed = PROMISES_CONFIRMED === null ? 'not confirmed yet' : `confirmed on ${PROMISES_CONFIRMED}`;
  const lines = [
    ...(obstacles.length === 0 ? ['Owner: a release has no obstacle.'] : ['Owner: RELEASE=1 is refused.']),
    ...obstacles.map((obstacle) => `  ${obstacle}`),
    `Promises on the pages, ${confirmed}:`,
    ...listPromises().map((promise) => `  ${promise}`),
  ];
  console.log(lines.join('\n'));
}
