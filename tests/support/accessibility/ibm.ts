import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** What the engine asks a person to judge on every such page, and what the judgement was. */
const REVIEWED: Readonly<Record<string, string>> = {
  style_focus_visible: 'A22 looks at the outline of every stop of every page.',
  element_tabbable_unobscured: 'A22 looks at what lies on top of every stop.',
  style_color_misuse:
    'Every colour that says something goes with a word or a number: factors have their sign.',
  style_viewport_resizable: 'Sizes in viewport units are within a clamp of rem; A25 doubles the text.',
  text_block_heading:
    'Stamps, names of sheets and of tenders: labels of what they stand on, not titles of texts.',
  text_sensory_misuse:
    'Above and below follow the order of the text; right, left, small and large are not places.',
  input_label_visible: 'A long label that wraps is a label: the field is named by it.',
  aria_keyboard_handler_exists: 'A4 moves through the tabs by arrows: each tab has the handler.',
  input_checkboxes_grouped: 'A single box of consent stands beside a group of themes.',
};

/** The same, of some elements only. */
const REVIEWED_THERE: readonly { readonly ruleId: string; readonly snippet: RegExp; readonly why: string }[] =
  [
    {
      ruleId: 'label_content_exists',
      snippet: /^<label>$/,
      why: 'In a row of the console a label widens the box in it, which has a name of its own.',
    },
    {
      ruleId: 'fieldset_label_valid',
      snippet: /^<fieldset class="several">$/,
      why: 'Its legend names it; the engine looks for it while the fold around both is closed.',
    },
    { ruleId: 'input_label_exists', snippet: /^<output /, why: 'An output is a status that says itself.' },
    {
      ruleId: 'widget_tabbable_exists',
      snippet: /^<input (?:checked="" )?type="checkbox" tabindex="-1"| tabindex="-1" class="open" /,
      why: 'The boxes and the buttons of the rows share a stop, and arrows lead to the others.',
    },
  ];

/** What the engine says of one element. */
interface Finding {
  readonly ruleId: string;
  readonly value: readonly [policy: string, confidence: string];
  readonly message: string;
  readonly snippet: string;
}

/** The one thing that the engine adds to a page. */
interface WithEngine {
  ace: {
    Checker: new () => {
      check: (document: Document, rules: readonly string[]) => Promise<{ results: readonly Finding[] }>;
    };
  };
}

/** What IBM's Equal Access engine finds against WCAG 2.2 on a page as it stands, but for what was reviewed. */
export async function ibmFindings(page: Page): Promise<string[]> {
  await page.evaluate(ENGINE);
  const found = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as WithEngine; // the engine is a plain script, without types
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results.map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
  });
  return found
    .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && /FAIL|POTENTIAL/.test(confidence))
    .filter(({ ruleId }) => !(ruleId in REVIEWED))
    .filter(
      (one) =>
        !REVIEWED_THERE.some(({ ruleId, snippet }) => ruleId === one.ruleId && snippet.test(one.snippet)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} — ${snippet}`);
}
