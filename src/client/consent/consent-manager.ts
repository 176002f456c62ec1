import type { ConsentChoices, ConsentRecord } from '#schemas/consent.ts';
import { loadCode } from '../load-code.ts';

/** Delay of the question after the page has loaded, in milliseconds. */
const DELAY_MS = 1000;

/**
 * Asks for consent where there is no valid record, stores the choice and follows the other tabs. Sends the record as a
 * `consent` event to `client/consent/tags` at each change and after each `consent-ask`.
 */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  const { policy = '', consentMonths, refusalMonths } = banner.dataset;
  const terms = { policy, consentMonths: Number(consentMonths), refusalMonths: Number(refusalMonths) };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => validRecord(readStored(), terms, Date.now());
  const announce = () => dispatchEvent(new CustomEvent('consent', { detail: read() }));
  const update = () => {
    clearTimeout(timer);
    if (read()) hideBanner(banner);
    else timer = setTimeout(() => (banner.hidden = false), DELAY_MS);
    announce();
  };
  const choose = (choices: ConsentChoices) => {
    writeStored(JSON.stringify(newRecord(policy, choices)));
    update();
  };

  banner.addEventListener('click', ({ target }) => {
    const { value } = target as HTMLElement & { value?: string }; // buttons have one, the rest does not
    if (value) choose(value === 'all' ? acceptedChoices() : NOTHING);
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
function hideBanner(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  const head = document.querySelector<HTMLElement>('.header');
  if (!hadFocus || !head) return;
  head.tabIndex = -1;
  head.addEventListener('blur', () => head.removeAttribute('tabindex'), { once: true });
  head.focus({ preventScroll: true });
}

const NOTHING: ConsentChoices = { analytics: false, marketing: false, preferences: false };

/** Global Privacy Control counts as a refusal of marketing: "accept all" leaves it off. */
function acceptedChoices(): ConsentChoices {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }; // not in TypeScript's DOM
  return { analytics: true, marketing: !globalPrivacyControl, preferences: true };
}

function newRecord(policy: string, choices: ConsentChoices): ConsentRecord {
  const [bits = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return { version: 1, id: bits.toString(36), at: Date.now(), policy, necessary: true, ...choices };
}

/** Functions of the page's script that the dialog is given: a module that both import would not be inlined in the page. */
export interface ConsentManager {
  /** The visitor's choice; `null` before one, which is a refusal. */
  readonly read: () => ConsentRecord | null;
  readonly choose: (choices: ConsentChoices) => void;
}

/** Dialog's code, which a `template` of the page names (`layouts/Page.astro`). */
interface DialogCode {
  readonly openDialog: (opener: HTMLElement, manager: ConsentManager) => Promise<void>;
}

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/** Time-out of the code, in milliseconds: the press then does what it does without. */
const TIMEOUT_MS = 10_000;

/** Opens the dialog at a press of a `data-opens=consent` control; without its code, the press does as without script. */
function openDialogOnPress(manager: ConsentManager): void {
  for (const sign of INTENT_EVENTS)
    addEventListener(sign, (event) => findOpener(event) && void loadDialog().catch(() => {}), {
      passive: true,
    });
  addEventListener('click', (event) => {
    const { metaKey, ctrlKey, shiftKey } = event;
    const opener = findOpener(event);
    // The browser opens new tabs.
    if (metaKey || ctrlKey || shiftKey || !opener) return;
    event.preventDefault();
    void openDialogFor(opener, manager);
  });
}

function findOpener({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-opens=consent]') : null;
}

async function openDialogFor(opener: HTMLElement, manager: ConsentManager): Promise<void> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));
    const { openDialog } = await Promise.race([loadDialog(), late]);
    await openDialog(opener, manager);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const { form } = opener as HTMLButtonElement; // undefined for a link
    location.assign(opener instanceof HTMLAnchorElement ? opener.href : (form?.action ?? ''));
  }
}

const loadDialog = () => loadCode<DialogCode>('consent-code');

/** Checks that a value is a record as we write it. Without zod, which would weigh 3.9 kB on every page. */
export function isConsentRecord(value: unknown): value is ConsentRecord {
  const record: { readonly [Key in keyof ConsentRecord]?: unknown } = Object(value);
  const { version, id, at, policy, necessary, analytics, marketing, preferences } = record;
  return (
    version === 1 &&
    typeof id === 'string' &&
    /^[0-9a-z]{1,13}$/.test(id) &&
    typeof at === 'number' &&
    Number.isSafeInteger(at) &&
    at >= 0 &&
    typeof policy === 'string' &&
    necessary === true &&
    [analytics, marketing, preferences].every((choice) => typeof choice === 'boolean')
  );
}

/** Policy that a record must be for, and its validity in months: with any purpose accepted, and with none. */
export interface Terms {
  readonly policy: string;
  readonly consentMonths: number;
  readonly refusalMonths: number;
}

/** Reads a stored record; `null` when it is malformed, of another policy, expired, or from the future. */
export function validRecord(text: string | null, terms: Terms, now: number) {
  try {
    const record: unknown = JSON.parse(text ?? '');
    if (isConsentRecord(record) && record.policy === terms.policy && isCurrent(record, terms, now))
      return record;
  } catch {
    // not what we wrote
  }
  return null;
}

function isCurrent(record: ConsentRecord, { consentMonths, refusalMonths }: Terms, now: number): boolean {
  const isConsent = record.analytics || record.marketing || record.preferences;
  const oldest = new Date(now);
  // Counted back from today: where the last month has no such day, the record ends with it, never later.
  oldest.setUTCMonth(oldest.getUTCMonth() - (isConsent ? consentMonths : refusalMonths));
  return record.at <= now && record.at > +oldest;
}

/** Storage key of the record, named on the privacy page. */
export const KEY = 'consent';

/** Read in this order. Opening either throws where the browser blocks storage. */
const STORAGES = [() => localStorage, () => sessionStorage];

/** Choice for the life of the page, where both storages are blocked or full. */
let memory: string | null = null;

export function readStored(): string | null {
  for (const storage of STORAGES) {
    try {
      const text = storage().getItem(KEY);
      if (text !== null) return text;
    } catch {
      // blocked: the next one
    }
  }
  return memory;
}

export function writeStored(text: string): void {
  memory = text;
  for (const storage of STORAGES) {
    try {
      storage().setItem(KEY, text);
      memory = null;
      return;
    } catch {
      removeStored(storage);
    }
  }
}

/** Removes the record: a full storage still holds the choice before. */
function removeStored(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // blocked: it holds nothing
  }
}
