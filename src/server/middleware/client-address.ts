import { isIP, isIPv6, SocketAddress } from 'node:net';

/**
 * Finds who sends a request, for counting only: an IPv4 address, or the /64 of an IPv6 one, which is one household. `remote`
 * is the other end of the connection, `forwarded` the header `X-Forwarded-For`.
 * Behind `trustedProxies` proxies, each of which adds the address that it was called from, it is what the first of
 * them saw; anything before that could have been written by the visitor.
 */
export function clientAddress(remote: string, forwarded: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return normalised(remote);
  const seen = addressOf(forwarded?.split(',').at(-trustedProxies)?.trim() ?? '');
  return normalised(seen ?? remote);
}

/** Some proxies add a port. */
function addressOf(text: string): string | undefined {
  return isIP(text) > 0 ? text : SocketAddress.parse(text)?.address;
}

function normalised(address: string): string {
  if (!isIPv6(address)) return address;
  // The one form of an address, whatever the way it was written: two colons at most, hexadecimal groups.
  const text = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = text.split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`;
  // An IPv4 address, written as IPv6.
  const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
