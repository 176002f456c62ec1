import type { AppContext } from '../context.ts';
import { readFields } from '../forms/read-fields.ts';

/** The name of a token, in addresses and forms. */
export const TOKEN = 'token';

/** A token as `newToken` makes it. */
const SHAPE = /^[\w-]{43}$/;

/** The token of a link: in its address, or in the form that its page posts; `undefined` if it is none of ours. */
export async function linkToken(c: AppContext): Promise<string | undefined> {
  const token = c.req.query(TOKEN) ?? (await tokenField(c));
  return isToken(token) ? token : undefined;
}

/** Whether a value has the shape of a token; only the store knows whether it is one. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && SHAPE.test(value);
}

async function tokenField(c: AppContext): Promise<unknown> {
  if (c.req.method !== 'POST') return undefined;
  const read = await readFields(c);
  return read.kind === 'fields' ? read.fields[TOKEN] : undefined;
}
