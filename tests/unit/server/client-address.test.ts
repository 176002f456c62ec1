import { expect, test } from 'vitest';
import { clientAddress, networkOf } from '../../../src/server/client-address.ts';

/** The address of a request that came from `remote`, with the headers that proxies and visitors wrote. */
function addressOf(hops: number, remote: string, ...forwarded: readonly string[]): string {
  // Node and Hono make one of a header that comes several times.
  return clientAddress(remote, forwarded.length === 0 ? undefined : forwarded.join(', '), hops);
}

test.each([
  ['ignores the header without a proxy', 0, ['10.0.0.9', '1.2.3.4'], '10.0.0.9'],
  ['takes what the proxy saw, not what the visitor wrote', 1, ['10.0.0.9', '6.6.6.6, 1.2.3.4'], '1.2.3.4'],
  ['reads a header that comes twice', 1, ['10.0.0.9', '6.6.6.6', '1.2.3.4'], '1.2.3.4'],
  ['goes back one more for each proxy', 2, ['10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8'], '1.2.3.4'],
  ['takes the connection when the header is missing', 1, ['10.0.0.9'], '10.0.0.9'],
  ['or says nothing', 1, ['10.0.0.9', 'unknown'], '10.0.0.9'],
  ['leaves out the port that some proxies add', 1, ['10.0.0.9', '1.2.3.4:5678'], '1.2.3.4'],
  ['counts an IPv6 network as one', 1, ['10.0.0.9', '2001:DB8:1:2:3:4:5:6'], '2001:db8:1:2::/64'],
  ['however it is written', 0, ['2001:db8:1:2::1'], '2001:db8:1:2::/64'],
  ['with its port', 1, ['10.0.0.9', '[2001:db8::1]:443'], '2001:db8:0:0::/64'],
  ['and the name of its interface', 0, ['fe80::1%eth0'], 'fe80:0:0:0::/64'],
] as const)('the address of a visitor %s', (_what, hops, [remote, ...forwarded], address) => {
  expect(addressOf(hops, remote, ...forwarded)).toBe(address);
});

test('an IPv4 address that comes as IPv6 is the same visitor', () => {
  expect(addressOf(0, '::ffff:1.2.3.4')).toBe('1.2.3.4');
});

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
])('%s is of the network %s', (client, network) => {
  expect(networkOf(client)).toBe(network);
});
