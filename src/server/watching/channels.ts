import { channel } from 'node:diagnostics_channel';

/** The events of the server that metrics count, by channel. None of it is about a visitor; times are in milliseconds. */
interface Events {
  /** A form was answered: taken, kept as spam, or not taken, with the code or the reason. */
  readonly form: { readonly form: string; readonly outcome: string; readonly reason: string };
  /** An attempt at a message ended. */
  readonly message: { readonly channel: string; readonly outcome: string; readonly ms: number };
  /** A transaction of the store ended. */
  readonly transaction: { readonly isDone: boolean; readonly ms: number };
}

const CHANNELS = {
  form: channel('site.form'),
  message: channel('site.message'),
  transaction: channel('site.transaction'),
} as const;

/** Tells what happened; costs nothing where nobody watches, as in a server without METRICS_PORT. */
export function tell<Name extends keyof Events>(name: Name, event: Events[Name]): void {
  CHANNELS[name].publish(event);
}

/** Calls back with all that happens, for as long as the process runs. */
export function watch<Name extends keyof Events>(name: Name, callback: (event: Events[Name]) => void): void {
  CHANNELS[name].subscribe((event) => callback(event as Events[Name])); // as `tell` gave it
}
