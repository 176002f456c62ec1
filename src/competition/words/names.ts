import { formatAmount, formatDay, formatMoney, formatNumber } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';

/** An amount band in euros before VAT; the first begins at 0, the last has no end. */
interface Band {
  readonly from: number;
  readonly to: number | null;
}

/** What is stated of where figures come from; what `content/competition` holds of a source has it. */
interface Source {
  readonly scope: Readonly<Record<Locale, string>>;
  readonly licence: string;
  readonly address: string;
  readonly computed: string;
}

/** What is stated of a cell. */
interface Counted {
  readonly contracts: number;
  readonly consultations: number;
  readonly period: { readonly from: string; readonly to: string };
}

/** A line of the provenance strip; `id` names what a script may change in it. */
export interface ProvenanceItem {
  readonly id: 'markets' | 'period' | 'place' | 'scope' | 'source' | 'licence' | 'computed';
  readonly term: string;
  readonly text: string;
  readonly href?: string;
}

/** An amount band: `90 000 à 216 000 €`, `1 M€ et plus`. */
export function bandName({ from, to }: Band, t: Translate): string {
  const money = (euros: number) =>
    euros % 100_000 === 0 ? formatAmount(euros, t.locale) : formatMoney(euros, 'EUR', t.locale);
  if (to === null) return t('competition.bands.above', { from: money(from) });
  if (from === 0) return t('competition.bands.under', { to: money(to) });
  // One sign of euros is enough where both are plain euros.
  const start = t.locale === 'fr' && to < 1_000_000 ? formatNumber(from, t.locale) : money(from);
  return t('competition.bands.between', { from: start, to: money(to) });
}

/** A CPV division (two digits) or group (three); a group without a name is its division with the code. */
export function tradeName(cpv: string, t: Translate): string {
  const names: Readonly<Record<string, string>> = t('competition.trades');
  const division = names[cpv.slice(0, 2)] ?? `CPV ${cpv.slice(0, 2)}`;
  return names[cpv] ?? t('competition.group', { division, code: cpv });
}

/** The provenance of a cell: contracts and consultations, period, place, scope, source, licence, day of the computation. */
export function provenanceOf(
  source: Source,
  { contracts, consultations, period }: Counted,
  t: Translate,
  place: string,
): ProvenanceItem[] {
  const { locale } = t;
  const day = (iso: string) => formatDay(iso, locale, 'medium');
  const item = (id: ProvenanceItem['id'], text: string, href?: string): ProvenanceItem => ({
    id,
    term: t(`competition.provenance.${id}`),
    text,
    ...(href !== undefined && { href }),
  });
  return [
    item(
      'markets',
      t('competition.provenance.n', {
        contracts: formatNumber(contracts, locale),
        consultations: formatNumber(consultations, locale),
      }),
    ),
    item('period', t('competition.provenance.days', { from: day(period.from), to: day(period.to) })),
    item('place', place),
    item('scope', typeset(source.scope[locale], locale)),
    item('source', t('competition.provenance.decp'), source.address),
    item('licence', source.licence),
    item('computed', day(source.computed)),
  ];
}
