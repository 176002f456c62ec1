import type { Offer, SoftwareApplication } from 'schema-dts';
import type { Locale } from '#locales.ts';
import { absolute, href } from '#routes.ts';
import { CURRENCY, SITE, type Plan } from '#site.ts';

interface ProductFacts {
  readonly locale: Locale;
  readonly description: string;
  readonly plans?: readonly Plan[];
}

/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/**
 * Product with one offer for each plan shown that has a price: per month, before VAT. A plan on quote is no offer to
 * a search engine, nor is a price that the page does not show. No rating: nobody has given one.
 */
export function productNode(
  { locale, description, plans = [] }: ProductFacts,
  site: URL,
): SoftwareApplication {
  const url = absolute(href('product', locale), site);
  const priceList = absolute(href('pricing', locale), site);
  const offers = plans.flatMap((plan) => offer(plan, priceList) ?? []);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#software`,
    name: SITE.product,
    description,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: locale,
    ...(offers.length > 0 && { offers }),
  };
}

function offer({ id, name, monthlyPrice }: Plan, url: string): Offer | undefined {
  if (monthlyPrice === null) return undefined;
  const price = { price: monthlyPrice, priceCurrency: CURRENCY };
  return {
    '@type': 'Offer',
    '@id': `${url}#${id}`,
    name,
    url,
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
