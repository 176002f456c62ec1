import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Addresses of the operator's own network: this machine, private ranges, cloud metadata. */
const PRIVATE = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = range.split('/');
  PRIVATE.addSubnet(address, Number(bits), 'ipv4');
}
for (const range of ['::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8']) {
  const [address = '', bits] = range.split('/');
  PRIVATE.addSubnet(address, Number(bits), 'ipv6');
}

/** Returns whether an address is private. An IPv4-mapped IPv6 address counts as IPv4. */
export function isPrivate(address: string): boolean {
  const kind = isIP(address);
  return kind === 0 || PRIVATE.check(address, kind === 6 ? 'ipv6' : 'ipv4');
}

/** Raised when a name resolves to a private address. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Resolves a name as Node does, and fails for private addresses, at the time of the connection. */
export function publicLookup(
  hostname: string,
  options: LookupOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) callback(error, []);
    else if (addresses.some(({ address }) => isPrivate(address))) callback(new PrivateAddressError(), []);
    else callback(null, addresses);
  });
}
