import type { ConsentRecord } from '../../schemas/consent.ts';

/** Checks that a value is a record as we write it. Without zod, which would weigh 3.9 kB on every page. */
export function isConsentRecord(value: unknown): value is ConsentRecord {
  const { version, id, at, policy, necessary, analytics, marketing, preferences } = Object(value);
  return (
    version === 1 &&
    typeof id === 'string' &&
    /^[0-9a-z]{1,13}$/.test(id) &&
    Number.isSafeInteger(at) &&
    at >= 0 &&
    typeof policy === 'string' &&
    necessary === true &&
    [analytics, marketing, preferences].every((choice) => typeof choice === 'boolean')
  );
}

/** The policy that a record must be for, and its longest validity in months. */
export interface Terms {
  readonly policy: string;
  readonly months: number;
}

/** Reads a stored record; `null` when it is malformed, of another policy, too old, or from the future. */
export function validRecord(text: string | null, { policy, months }: Terms, now: number) {
  try {
    const record: unknown = JSON.parse(text ?? '');
    const oldest = new Date(now);
    // Counted back from today: where the last month has no such day, the record ends with it, never later.
    oldest.setUTCMonth(oldest.getUTCMonth() - months);
    if (isConsentRecord(record) && record.policy === policy && record.at <= now && record.at > +oldest)
      return record;
  } catch {
    // not what we wrote
  }
  return null;
}

/** Name under which the record is kept, which the privacy page says. */
export const KEY = 'consent';

/** Read in this order. Opening either throws where the browser blocks storage. */
const STORAGES = [() => localStorage, () => sessionStorage];

/** Choice for the life of the page, where both storages are blocked. */
let memory: string | null = null;

/** The text that was kept, `null` without one. */
export function recall(): string | null {
  for (const open of STORAGES) {
    try {
      const text = open().getItem(KEY);
      if (text !== null) return text;
    } catch {
      // blocked: the next one
    }
  }
  return memory;
}

/** Stores a text in place of the one before, in the first storage that the browser allows. */
export function keep(text: string): void {
  memory = text;
  for (const open of STORAGES) {
    try {
      open().setItem(KEY, text);
      memory = null;
      return;
    } catch {
      forget(open);
    }
  }
}

/** Removes the record: a full storage still holds the choice before. */
function forget(open: () => Storage): void {
  try {
    open().removeItem(KEY);
  } catch {
    // blocked: it holds nothing
  }
}
