import { isIP, isIPv4 } from 'node:net';

/** Whoever has one address of IPv6 has 2^64 of them: they count as one. */
const OWN_GROUPS = 4;
const LONGEST = 64;

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 one, however it is written. */
export function neighbourhood(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIP(address) !== 6) return address.slice(0, LONGEST);
  const [bare = ''] = address.split('%');
  const [front = '', back] = bare.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(front);
  const last = back === undefined ? [] : groups(back);
  const all =
    back === undefined ? first : [...first, ...new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  const network = all.slice(0, OWN_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
