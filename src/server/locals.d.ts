import type { Store } from './store/store.ts';

declare global {
  namespace App {
    /** What the server hands to an endpoint. */
    interface Locals {
      /** Absent in development, and when it could not be opened. */
      store?: Store | undefined;
    }
  }
}
