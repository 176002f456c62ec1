import type { AstroIntegration } from 'astro';
import { missingOwnerFields } from '../i18n/facts.ts';

/** Refuses to build a release (`RELEASE=1`) while the owner's values are missing; other builds show them as missing. */
export function releaseGate(): AstroIntegration {
  return {
    name: 'release-gate',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const missing = missingOwnerFields();
        if (missing.length === 0) return;
        const sentence = `${missing.length} values of OWNER in src/site.ts are still to be given: ${missing.join(', ')}.`;
        if (process.env['RELEASE'] === '1') throw new Error(`No release: ${sentence}`);
        logger.warn(sentence);
      },
    },
  };
}
