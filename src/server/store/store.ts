/** Counts events that may happen only so often. `key` tells no one who it stands for. */
export interface RateCounters {
  /** Counts one more under `key`, and returns how many there are. Forgotten after `expiresAt` (milliseconds). */
  hit(key: string, expiresAt: number): number;
}

/** An error as it is kept: one entry for all the reports that have the same fingerprint. */
export interface StoredError {
  readonly fingerprint: string;
  readonly message: string;
  readonly path: string;
}

/** Remembers which errors happen, and how often. */
export interface ErrorReports {
  /** Keeps a report received at `at` (milliseconds), and returns how often its error was reported. */
  record(error: StoredError, at: number): number;
}

/**
 * What the server keeps between two starts. Each part is an interface of its own, so that another database takes
 * its place part by part, and so that who uses one asks for no more. Every method may throw.
 */
export interface Store {
  readonly rates: RateCounters;
  readonly errors: ErrorReports;
  readonly close: () => void;
}
