import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet: private, local, reserved, or ways to write one of those in another form. */
const V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
];
/** Of IPv6 only 2000::/3 is given out; within it what is reserved, or carries an IPv4 address inside (Teredo, 6to4). */
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const refused = new BlockList();
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
for (const network of V4) add(network, 'ipv4');
for (const network of V6) add(network, 'ipv6');

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits = ''] = network.split('/');
  refused.addSubnet(address, Number(bits), family);
}

/** Is it an address of somebody on the internet, and not of this machine or the network it stands in? */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
