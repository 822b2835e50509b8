import { isIP, isIPv4 } from 'node:net';

/** Whoever has one address of IPv6 has 2^64 of them: they count as one. */
const OWN_GROUPS = 4;
const LONGEST = 64;

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 one, however it is written, and from whichever port. */
export function neighbourhood(written: string): string {
  const address = withoutPort(written);
  if (isIP(address) !== 6) return address.slice(0, LONGEST);
  const groups = groupsOf(address);
  return (
    oldAddress(groups) ??
    `${groups
      .slice(0, OWN_GROUPS)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  );
}

/** Some proxies say from which port somebody comes: 1.2.3.4:5555, [2001:db8::1]:5555. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d*)?$/.exec(address) ?? [];
  const [, before] = /^([\d.]+):\d*$/.exec(address) ?? [];
  return bracketed ?? (before !== undefined && isIPv4(before) ? before : address);
}

/** The eight numbers of an address of IPv6. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%');
  const [front = '', back] = bare.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').flatMap(numbersOf));
  const first = groups(front);
  if (back === undefined) return first;
  const last = groups(back);
  return [...first, ...new Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0), ...last];
}

/** One group, or the two that are written as an address of IPv4. */
function numbersOf(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [256 * a + b, 256 * c + d];
}

/** The address of IPv4 that one of IPv6 stands for: mapped (::ffff:0:0/96), translated (64:ff9b::/96) or tunnelled (2002::/16). */
function oldAddress(groups: readonly number[]): string | null {
  const [a, b, c, d, e, f, g = 0, h = 0] = groups;
  const written = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const empty = c === 0 && d === 0 && e === 0;
  if (empty && a === 0 && b === 0 && f === 0xffff) return written(g, h);
  if (empty && a === 0x64 && b === 0xff9b && f === 0) return written(g, h);
  return a === 0x2002 ? written(b ?? 0, c ?? 0) : null;
}
