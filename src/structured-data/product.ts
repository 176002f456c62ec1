import type { Offer, SoftwareApplication } from 'schema-dts';
import type { Locale } from '#locales.ts';
import { absolute, href } from '#routes.ts';
import { CURRENCY, PLANS, SITE, type Plan } from '#site.ts';

/** The facts of the product besides its prices. */
interface ProductFacts {
  readonly locale: Locale;
  /** As the page describes it. */
  readonly description: string;
}

/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/**
 * The product with one offer a plan, as the price list shows them: per month, before VAT, a plan on quote without
 * a price. No rating: nobody has given one.
 */
export function productNode({ locale, description }: ProductFacts, site: URL): SoftwareApplication {
  const url = absolute(href('product', locale), site);
  const priceList = absolute(href('pricing', locale), site);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#software`,
    name: SITE.product,
    description,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: locale,
    offers: PLANS.map((plan) => offer(plan, priceList)),
  };
}

function offer(plan: Plan, url: string): Offer {
  const common = { '@type': 'Offer', '@id': `${url}#${plan.id}`, name: plan.name, url } as const;
  if (plan.monthlyPrice === null) return common;
  const price = { price: plan.monthlyPrice, priceCurrency: CURRENCY };
  return {
    ...common,
    ...price,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: false,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: MONTH },
    },
  };
}
