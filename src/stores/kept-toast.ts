import { showToast, type Tone } from './toasts.ts';

/** Also read by client/islands/toast, which is a script of its own. */
const KEY = 'toast';

/** Keeps a message for the page that this tab opens next. Where storage is blocked it is lost: it is only a copy. */
export function keepToast(text: string, tone: Tone = 'polite'): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ text: plain(text), tone }));
  } catch {
    // storage blocked or full
  }
}

/** Shows the message that the page before kept, once. */
export function showKeptToast(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (isKept(kept) && plain(kept.text) !== '') showToast(plain(kept.text), kept.tone);
  } catch {
    // storage blocked, or not what we wrote
  }
}

function isKept(value: unknown): value is { text: string; tone: Tone } {
  if (typeof value !== 'object' || value === null) return false;
  const { text, tone }: { text?: unknown; tone?: unknown } = value;
  return typeof text === 'string' && (tone === 'polite' || tone === 'assertive');
}

function plain(text: string): string {
  return text.replace(/<[^>]*>/g, '').trim();
}
