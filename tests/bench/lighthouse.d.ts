/** What the bench uses of Lighthouse, whose types ask for those of two other packages. */
declare module 'lighthouse' {
  interface AuditResult {
    /** From 0 to 1; `null` where it does not apply, or is for a person to judge. */
    readonly score: number | null;
    /** In milliseconds for times, without unit for shifts. */
    readonly numericValue?: number;
  }
  interface Category {
    /** From 0 to 1; `null` when one of its audits failed to run. */
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  export interface Result {
    readonly audits: Readonly<Record<string, AuditResult>>;
    readonly categories: Readonly<Record<string, Category>>;
    readonly runtimeError?: { readonly code: string; readonly message: string };
  }
  interface Flags {
    readonly port: number;
    readonly logLevel?: 'silent' | 'error';
    readonly skipAudits?: readonly string[];
  }
  /** Loads an address in the browser behind a debugging port, and audits it as on a phone. */
  export default function lighthouse(
    address: string,
    flags: Flags,
  ): Promise<{ readonly lhr: Result } | undefined>;
}
