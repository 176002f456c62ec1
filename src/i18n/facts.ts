import type { Locale } from '../locales.ts';
import {
  CLAIMS,
  CURRENCY,
  OFFER,
  OWNER,
  PLANS,
  RETENTION,
  SITE,
  type OwnerField,
  type Plan,
} from '../site.ts';
import { formatMoney, formatNumber } from './format.ts';

/** A tree of facts; its leaves are named by dotted paths, e.g. `offer.trialDays`. */
interface Facts {
  readonly [name: string]: string | number | Facts;
}

const OWNER_FIELDS = Object.keys(OWNER).filter((key): key is OwnerField => key in OWNER);

/** The facts of `site.ts` as messages and Markdown name them: `{{product}}`, `{{offer.trialDays}}`. */
export function facts(locale: Locale): Facts {
  return {
    product: SITE.product,
    provider: SITE.provider,
    assistant: SITE.assistant,
    domain: SITE.domain,
    email: SITE.emails,
    claim: Object.fromEntries(CLAIMS.map(({ id, figure }) => [id, formatNumber(figure.value, locale)])),
    offer: { ...OFFER, setupFee: formatMoney(OFFER.setupFee, CURRENCY, locale) },
    plan: Object.fromEntries(PLANS.map((plan) => [plan.id, planFacts(plan, locale)])),
    retention: RETENTION,
    consent: { months: RETENTION.consentMonths },
    owner: Object.fromEntries(OWNER_FIELDS.map((field) => [field, ownerValue(field, locale)])),
  };
}

/** Replaces each `{{fact}}` of a text; an unknown one is an error, because a visitor would read it raw. */
export function fillFacts(text: string, locale: Locale): string {
  const known = facts(locale);
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, path: string) => {
    const value = path
      .split('.')
      .reduce<Facts[string] | undefined>(
        (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
        known,
      );
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new RangeError(`Unknown fact ${whole}.`);
    return String(value);
  });
}

/** The owner's values that are still missing. */
export function missingOwnerFields(): OwnerField[] {
  return OWNER_FIELDS.filter((field) => OWNER[field] === null);
}

/** A plan's facts; one on quote has no `price`, one without limits has no `alerts` or `sectors`. */
function planFacts({ name, monthlyPrice, limits }: Plan, locale: Locale): Facts {
  return {
    name,
    ...(monthlyPrice === null ? {} : { price: formatMoney(monthlyPrice, CURRENCY, locale) }),
    ...limits,
  };
}

function ownerValue(field: OwnerField, locale: Locale): string {
  return OWNER[field] ?? (locale === 'fr' ? `[à compléter : ${field}]` : `[to be completed: ${field}]`);
}
