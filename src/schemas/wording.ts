/** Fills in the `{{…}}` of a wording where no translator runs; one without a value stays visible. */
export function fill(wording: string, values: Readonly<Record<string, string | number>>): string {
  return wording.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
