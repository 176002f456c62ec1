const fr = () => document.documentElement.dataset['locale'] === 'fr';
const locale = () => (fr() ? 'fr-FR' : 'en-GB');

/** A number as the page writes them: French thousands are parted by no-break spaces. */
export function number(value: number, decimals = 0): string {
  return value.toLocaleString(locale(), { maximumFractionDigits: decimals }).replaceAll('\u202F', '\u00A0');
}

/** A calendar day with its month in short. */
export function day(iso: string): string {
  const text = new Date(`${iso}T00:00:00Z`).toLocaleDateString(locale(), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return fr() ? text.replace(/^1 /, '1er ') : text;
}

/** A share from 0 to 1 in percent, with the bounds of its interval without their sign. */
export function shares(
  { share, low, high }: { readonly share: number; readonly low: number; readonly high: number },
  decimals = 0,
): { share: string; low: string; high: string } {
  return {
    share: `${number(100 * share, 1)}${fr() ? '\u00A0' : ''}%`,
    low: number(100 * low, decimals),
    high: number(100 * high, decimals),
  };
}
