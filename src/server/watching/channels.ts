/**
 * Events of the server, told to whoever watches. The channels are Node's own: where nobody subscribes, as in a
 * server without METRICS_PORT, telling costs nothing, and what tells knows nothing of metrics.
 */
import { channel } from 'node:diagnostics_channel';

/** The events, by channel. None of it is about a visitor; times are in milliseconds. */
interface Observed {
  /** A form was answered: taken, kept as spam, or not taken, with the code or the suspicion. */
  readonly form: { readonly form: string; readonly outcome: string; readonly reason: string };
  /** An attempt at a message ended. */
  readonly message: { readonly channel: string; readonly outcome: string; readonly ms: number };
  /** A transaction of the store ended. */
  readonly transaction: { readonly durability: string; readonly isDone: boolean; readonly ms: number };
}

/** Tells what happened. */
export function tell<Name extends keyof Observed>(name: Name, what: Observed[Name]): void {
  CHANNELS[name].publish(what);
}

/** Says whether anybody watches a channel. */
export function isWatched(name: keyof Observed): boolean {
  return CHANNELS[name].hasSubscribers;
}

/** Calls back with all that happens, for as long as the process runs. */
export function watch<Name extends keyof Observed>(
  name: Name,
  callback: (what: Observed[Name]) => void,
): void {
  CHANNELS[name].subscribe((what) => callback(what as Observed[Name])); // as `tell` gave it
}

const CHANNELS = {
  form: channel('site.form'),
  message: channel('site.message'),
  transaction: channel('site.transaction'),
} as const;
