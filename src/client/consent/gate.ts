import type { ConsentChoices, ConsentRecord } from '../../schemas/consent.ts';
import { openDialogOnPress } from './dialog.ts';
import { KEY, keep, recall, validRecord } from './record.ts';

/** Delay of the question after the page has loaded, in milliseconds. */
const DELAY_MS = 1000;

/**
 * Asks for consent where there is no valid record, stores what the visitor chooses, in the banner or in the dialog,
 * and follows the other tabs. Sends the record as a `consent` event at each change and after each `consent-ask`, to
 * `client/consent/tags`; in a build that asks for nothing, an empty one, which grants nothing.
 */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) {
    addEventListener('consent-ask', grantNothing);
    grantNothing();
    return;
  }
  const { policy = '', months } = banner.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => validRecord(recall(), { policy, months: Number(months) }, Date.now());
  const announce = () => dispatchEvent(new CustomEvent('consent', { detail: read() }));
  const update = () => {
    clearTimeout(timer);
    if (read()) hide(banner);
    else timer = setTimeout(() => (banner.hidden = false), DELAY_MS);
    announce();
  };
  const choose = (choices: ConsentChoices) => {
    keep(JSON.stringify(newRecord(policy, choices)));
    update();
  };

  banner.addEventListener('click', ({ target }) => {
    const { value } = target as HTMLElement & { value?: string }; // buttons have one, the rest does not
    if (value) choose(value === 'all' ? everything() : NOTHING);
  });
  addEventListener('consent-ask', announce);
  openDialogOnPress({ read, choose });
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) update();
  });
  // Also when the page comes back from the history, where it may have missed a choice.
  addEventListener('pageshow', update);
  // A page that was prepared ahead has loaded before it is shown.
  if (document.readyState === 'complete') update();
}

/** Hides the question; a focus in it goes to what comes next, the head of the page, which stays where it is. */
function hide(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>('.header')?.focus({ preventScroll: true });
}

function grantNothing(): void {
  dispatchEvent(new CustomEvent('consent', { detail: {} }));
}

const NOTHING: ConsentChoices = { analytics: false, marketing: false, preferences: false };

/**
 * Global Privacy Control counts as a refusal of marketing: "accept all" leaves it off, its own switch turns it on.
 */
function everything(): ConsentChoices {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }; // not in TypeScript's DOM
  return { analytics: true, marketing: !globalPrivacyControl, preferences: true };
}

function newRecord(policy: string, choices: ConsentChoices): ConsentRecord {
  const [bits = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return { version: 1, id: bits.toString(36), at: Date.now(), policy, necessary: true, ...choices };
}
