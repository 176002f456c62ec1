import type { EndpointRequest } from '../endpoint.ts';
import { readFields } from '../forms/read-fields.ts';

/** The name of a token, in addresses and forms. */
export const TOKEN = 'token';

/** A token as `newToken` makes it. */
const SHAPE = /^[\w-]{43}$/;

/** The token of a link: in its address, or in the form that its page posts; `undefined` if it is none of ours. */
export async function linkToken(request: EndpointRequest): Promise<string | undefined> {
  const inAddress = new URL(request.url).searchParams.get(TOKEN);
  const token = inAddress ?? (await tokenField(request));
  return isToken(token) ? token : undefined;
}

/** Whether a value has the shape of a token; only the store knows whether it is one. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && SHAPE.test(value);
}

async function tokenField(request: EndpointRequest): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const read = await readFields(request);
  return read.kind === 'fields' ? read.fields[TOKEN] : undefined;
}
