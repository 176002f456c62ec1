import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Rules that are not run: level AAA, which the site does not claim (contrast of 7 to 1), and the one that names all
 * that is hidden in a view or a state, which shows in another.
 */
const LEFT_OUT: readonly string[] = ['color-contrast-enhanced', 'hidden-content'];

/** Rules whose answer hangs on how a page is looked at: all others say the same in every view of one width. */
const OF_LOOKS = {
  colours: ['color-contrast', 'link-in-text-block'],
  sizes: ['scrollable-region-focusable', 'target-size'],
} as const;

export type Rules = 'all' | keyof typeof OF_LOOKS;

/** Reviewed results that axe cannot decide, by rule and markup, with the judgement. */
const REVIEWED: readonly { readonly rule: string; readonly markup: RegExp; readonly why: string }[] = [
  {
    rule: 'label-content-name-mismatch',
    markup: />[×↩]<\/(?:button|a)>$/,
    why: 'A cross and an arrow are signs, not words.',
  },
  {
    rule: 'p-as-heading',
    markup: /^<p class="island-fallback-title"/,
    why: 'What replaces an island that failed stands anywhere: no level of heading would be right everywhere.',
  },
  { rule: 'p-as-heading', markup: /^<p class="name"/, why: 'The signature at the foot heads nothing.' },
  {
    rule: 'p-as-heading',
    markup: /^<p class="_name_/,
    why: 'The name on the bar of the console, of which the heading stands above.',
  },
  {
    rule: 'th-has-data-cells',
    markup: /^<table/,
    why: 'The name of a group heads rows, and is followed by their cells, not by cells of its own.',
  },
  {
    rule: 'identical-links-same-purpose',
    markup: /href="#accessibili(?:te|ty)"/,
    why: 'In the contents of the legal page it leads to the section of that name, in the foot to the statement.',
  },
  {
    rule: 'identical-links-same-purpose',
    markup: /href="\/(?:en\/)?solutions"/,
    why: 'The 404 page speaks both languages, which have this word in common: each leads to the page of its language.',
  },
];

interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly markup: string;
  readonly why: string;
}

const isReviewed = ({ rule, markup }: Finding) =>
  REVIEWED.some((reviewed) => reviewed.rule === rule && reviewed.markup.test(markup));

export async function runAxe(page: Page, rules: Rules): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  // No name stands for all.
  const found = await page.evaluate(findAll, {
    only: rules === 'all' ? [] : OF_LOOKS[rules],
    without: LEFT_OUT,
  });
  return found
    .filter((finding) => !isReviewed(finding))
    .map(({ rule, target, markup, why }) => `${rule}: ${target} ${markup} — ${why}`);
}

/** Runs in the page. What the engine calls incomplete counts as much as its violations. */
async function findAll({
  only,
  without,
}: {
  only: readonly string[];
  without: readonly string[];
}): Promise<Finding[]> {
  const { axe: engine } = globalThis as unknown as { axe: typeof axe }; // a plain script
  const known = engine.getRules().map(({ ruleId }) => ruleId);
  const values = known.filter(
    (rule) => (only.length === 0 || only.includes(rule)) && !without.includes(rule),
  );
  const { violations, incomplete } = await engine.run(document, {
    runOnly: { type: 'rule', values },
    resultTypes: ['violations', 'incomplete'],
  });
  return [...violations, ...incomplete].flatMap(({ id, nodes }, index) =>
    nodes
      // A contrast that the engine cannot tell is computed from the tokens: tests/unit/rules/contrast.test.ts.
      .filter(() => id !== 'color-contrast' || index < violations.length)
      .map(({ target, html, any, all, none }) => ({
        rule: id,
        target: target.join(' '),
        markup: html.slice(0, 300),
        why: [...any, ...all, ...none][0]?.message ?? '',
      })),
  );
}
