const FIGURES = ['days', 'rate', 'margin', 'low', 'high'] as const;

/** Number of a tender, and the figures of a calculation: letters, digits and hyphens alone are taken. */
const TENDER = /^[\w-]{1,40}$/;
const SUM = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?){4}$/;

export type AddressSubject =
  | { readonly kind: 'tender'; readonly tender: string }
  | { readonly kind: 'sum'; readonly figures: Readonly<Record<string, string>> };

/**
 * Reads the subject that the address of a form's page names: a tender (`/demo?ao=EX-001`), or a calculation
 * (`/demo?calcul=12-500-30000-15-35`: days, daily rate, margin, chances from and to in percent).
 */
export function subjectIn(query: URLSearchParams): AddressSubject | undefined {
  const tender = query.get('ao') ?? '';
  if (TENDER.test(tender)) return { kind: 'tender', tender };
  const sum = query.get('calcul') ?? '';
  if (!SUM.test(sum)) return undefined;
  const figures = sum.split('-');
  return { kind: 'sum', figures: Object.fromEntries(FIGURES.map((name, n) => [name, figures[n] ?? ''])) };
}
