import { builtFile, fileOf } from '../../support/dist.ts';
import { PAGES } from '../../support/paths.ts';
import { expect, test } from '../../support/test.ts';

/** A label farther than this from its field, in pixels, is not beside it; what describes the field may stand between. */
const FAR = 48;

/** The pages that ask for something. */
const ASKING = PAGES.filter((path) => /<(?:input|select|textarea)\b/.test(mainOf(path)));

function mainOf(path: string): string {
  return /<main[\s\S]*<\/main>/.exec(builtFile(fileOf(path)).toString())?.[0] ?? '';
}

for (const path of ASKING) {
  const title = `${path} sets each label beside its field, and does nothing by itself when one is filled in`;
  test(title, { tag: '@night' }, async ({ page }) => {
    await page.goto(path);
    const strayed = await page.evaluate((far) => {
      const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)');
      return [...fields].flatMap((field) => {
        const [label] = field.labels ?? [];
        if (!field.checkVisibility() || label === undefined || label.closest('[aria-hidden=true], .trap'))
          return [];
        const isChoice = field.type === 'checkbox' || field.type === 'radio';
        // The label of a choice holds its box too: its words are what counts.
        const range = document.createRange();
        range.selectNodeContents((isChoice ? label.querySelector('span') : null) ?? label);
        const text = range.getBoundingClientRect();
        const box = field.getBoundingClientRect();
        const notes = (field.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => {
          const note = document.getElementById(id)?.getBoundingClientRect();
          return note !== undefined && note.height > 0 && note.bottom <= box.top ? [note] : [];
        });
        const above = Math.max(text.bottom, ...notes.map(({ bottom }) => bottom));
        const below = Math.min(box.top, ...notes.map(({ top }) => top));
        const isBeside = isChoice
          ? text.right > box.right && text.top < box.bottom && box.top < text.bottom + far
          : text.top <= box.top &&
            Math.max(box.top - above, below - text.bottom) < far &&
            Math.abs(text.left - box.left) < far;
        return isBeside ? [] : [`${label.textContent.trim()}: ${JSON.stringify({ text, box })}`];
      });
    }, FAR);
    expect.soft(strayed).toEqual([]);

    const fields = page.locator('main').locator(':is(input, select, textarea):enabled:visible');
    for (const field of await fields.all()) {
      const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName);
      await field.focus();
      if (kind === 'SELECT') {
        // A choice before may have left one option alone.
        const last = (await field.locator('option').count()) - 1;
        await field.selectOption({ index: Math.min(1, last) });
      } else if (kind === 'checkbox' || kind === 'radio') await field.setChecked(true);
      else if (kind !== 'submit') await field.fill('1');
      await expect(field).toBeFocused();
    }
    // A form that answers at once keeps the choice in its address; it leads nowhere else.
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
