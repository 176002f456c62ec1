declare namespace App {
  /** What the server hands to an endpoint. */
  interface Locals {
    /** Absent in development, and when it could not be opened. */
    store?: import('./store/store.ts').Store | undefined;
  }
}
