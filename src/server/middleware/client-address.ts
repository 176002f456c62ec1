import { isIP, isIPv6, SocketAddress } from 'node:net';

/**
 * Returns the address of a client for rate limits: an IPv4 address, or the /64 of an IPv6 one, which is one household.
 * `remote` is the other end of the connection, `forwarded` the header `X-Forwarded-For`. Each of the `trustedProxies`
 * proxies adds the address that called it; what stands before those could be forged.
 */
export function clientAddress(remote: string, forwarded: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return normalised(remote);
  const seen = parseAddress(forwarded?.split(',').at(-trustedProxies)?.trim() ?? '');
  return normalised(seen ?? remote);
}

/** Some proxies add a port. */
function parseAddress(text: string): string | undefined {
  return isIP(text) > 0 ? text : SocketAddress.parse(text)?.address;
}

function normalised(address: string): string {
  if (!isIPv6(address)) return address;
  // URL normalises an address to hexadecimal groups.
  const text = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = text.split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`;
  // An IPv4-mapped address.
  const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
