import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOptional, ROUTES, type RouteName } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { FEATURES } from '#site.ts';
import { startSite } from '../support/running-site.ts';
import { TreeCopy } from '../changes/tree-copy.ts';

/** What no page may name where a part is switched off; addresses of other sites may. */
const NAMES = {
  newsletter: /newsletter|lettre d.information/i,
  figures: /combien serez-vous|how-many-bidders|\/(?:methode|chiffres)\b(?!\/)|\/en\/method\b/i,
  meetings: /choisir un créneau|créneau si|choose a time|meeting time/i,
  browserEditor: /EDITOR_REPOSITORY|sveltia/i,
  pastAnswers: /dix réponses passées|ten past bids/i,
} as const satisfies Record<keyof typeof FEATURES, RegExp>;

/** The endpoints of each part. */
const OFF = [
  ...(['newsletter', 'confirm', 'unsubscribe', 'preferences'] as const),
  ...(['meeting', 'meetingFile'] as const),
];

describe('the site with every part switched off', () => {
  const copy = new TreeCopy();
  afterAll(() => copy.discard());
  const pages = () => copy.list('dist/client/**/*.{html,md,xml,txt,json}');

  beforeAll(() => {
    for (const name of Object.keys(FEATURES))
      if (copy.read('src/site.ts').includes(`  ${name}: true,`))
        copy.edit('src/site.ts', `  ${name}: true,`, `  ${name}: false,`);
    copy.runOrThrow(['astro', 'build']);
  });

  it('has no page of theirs, and all of the others', () => {
    const built = (name: RouteName) =>
      Object.values(ROUTES[name]).filter(
        (address) => copy.list(`dist/client${address === '/' ? '/index' : address}.html`).length > 0,
      );
    const names = Object.keys(ROUTES) as RouteName[]; // its keys
    expect(names.filter((name) => built(name).length === 0)).toEqual(names.filter(isOptional));
  });

  it.each(Object.entries(NAMES))('names nothing of %s', (_, name) => {
    const said = pages().flatMap((file) => {
      const found = name.exec(copy.read(file));
      return found === null ? [] : [`${file}: ${found[0]}`];
    });
    expect(said).toEqual([]);
  });

  it('answers 404 where their endpoints were', async () => {
    const site = await startSite({}, path.join(copy.root, 'src/server/main.ts'));
    const statuses = await Promise.all(
      OFF.flatMap((name) => ['GET', 'POST'].map((method) => ({ name, method }))).map(
        async ({ name, method }) => (await fetch(site.origin + ENDPOINTS[name], { method })).status,
      ),
    );
    await site.stop();
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it('passes the check of its texts and its tests', () => {
    expect(() => copy.runOrThrow(['node', 'src/editorial/check.ts'])).not.toThrow();
    expect(() => copy.runTests()).not.toThrow();
  });
});
