/** Names the field of a problem: `{{field}} : {{problem}}`, the message beginning with a small letter. */
export function nameProblem(wording: string, field: string, message: string): string {
  if (field === '') return message;
  const problem = message.charAt(0).toLowerCase() + message.slice(1);
  return fill(wording, { field: field.replace('*', '').trim(), problem });
}

/** Fills in the `{{…}}` of a wording where no translator runs; one without a value stays visible. */
export function fill(wording: string, values: Readonly<Record<string, string | number>>): string {
  return wording.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
