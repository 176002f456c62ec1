import {
  cacheControl,
  commonHeaders,
  pathHeaders,
  type Addresses,
  type Headers,
} from '../../http/headers.ts';
import { addressOf } from '../../http/canonical.ts';

/** A header whose value depends on the file. */
interface VaryingHeader {
  readonly name: string;
  /** The value for a file that is not listed; empty for none. */
  readonly otherwise: string;
  /** The files of each other value, as paths from `dist/client`. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** The paths that pages had, each with the page's own. */
export type Moved = readonly (readonly [from: string, to: string])[];

/** What nginx or Caddy must send, as our server would. */
export interface HostRules {
  readonly common: Headers;
  readonly varying: readonly VaryingHeader[];
  readonly moved?: Moved;
}

/** Matches the addresses that the Node server answers; every other one is a file. */
export const ENDPOINT_PATHS = '^/api/';

/** Matches what lies beside the files for visitors: other encodings, what file hosts read, and dotfiles. */
export const NOT_FOR_VISITORS = String.raw`^/_(?:headers|redirects)$|\.(?:br|gz)$|/\.(?!well-known/)`;

/** Gathers what each file is sent with, from the one source of our headers. */
export function hostRules(
  files: readonly string[],
  policies: Readonly<Record<string, string>>,
  addresses: Addresses,
): HostRules {
  const sent = files
    .filter((file) => !new RegExp(NOT_FOR_VISITORS).test(file))
    .map((file) => ({ file, headers: fileHeaders(addressOf(file), policies[addressOf(file)]) }));
  const unknown = fileHeaders('/unknown.file');
  const names = [...new Set(sent.flatMap(({ headers }) => Object.keys(headers)))];
  const varying = names.map((name) => {
    const otherwise = unknown[name] ?? '';
    const byValue = Map.groupBy(sent, ({ headers }) => headers[name] ?? '');
    byValue.delete(otherwise);
    const named = [...byValue].map(([value, same]) => [value, same.map(({ file }) => file)] as const);
    return { name, otherwise, files: new Map(named) };
  });
  return { common: commonHeaders(addresses), varying };
}

function fileHeaders(address: string, policy?: string): Headers {
  return { ...pathHeaders(address, policy), 'Cache-Control': cacheControl(address) };
}
