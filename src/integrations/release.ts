import type { AstroIntegration } from 'astro';
import { showsDrafts } from '../http/origins.ts';
import { missingOwnerFields } from '../i18n/facts.ts';

/** Refuses to build a release (`RELEASE=1`) while the owner's values are missing; other builds show them as missing. */
export function releaseGate(): AstroIntegration {
  return {
    name: 'release-gate',
    hooks: {
      'astro:build:start': ({ logger }) => {
        if (process.env['RELEASE'] === '1' && showsDrafts)
          throw new Error('No release: DRAFTS=1 shows what is not published yet. Build without it.');
        const missing = missingOwnerFields();
        if (missing.length === 0) return;
        const sentence = `${missing.length} values of OWNER in src/site.ts are still to be given: ${missing.join(', ')}.`;
        if (process.env['RELEASE'] === '1') throw new Error(`No release: ${sentence}`);
        logger.warn(sentence);
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
