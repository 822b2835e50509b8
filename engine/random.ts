/** The seeded generator inside a state (xoshiro128**). Four unsigned 32-bit words; all zero means 'masked'. */
export type Rng = [number, number, number, number];

/** Text or number → a generator. The same seed gives the same game on every machine; a long seed keeps all its entropy. */
export function seeded(seed: string | number): Rng {
  const text = String(seed);
  const rng: Rng = [lane(text, 0x243f6a88), lane(text, 0x85a308d3), lane(text, 0x13198a2e), lane(text, 0x03707344)];
  if ((rng[0] | rng[1] | rng[2] | rng[3]) === 0) rng[0] = 1;
  return rng;
}

function lane(text: string, start: number): number {
  let h = start ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b);
    h = ((h << 13) | (h >>> 19)) ^ (h >>> 11);
  }
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The next 32 random bits. */
function nextWord(rng: Rng): number {
  const x = Math.imul(rng[1], 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = rng[1] << 9;
  rng[2] = (rng[2] ^ rng[0]) >>> 0;
  rng[3] = (rng[3] ^ rng[1]) >>> 0;
  rng[1] = (rng[1] ^ rng[2]) >>> 0;
  rng[0] = (rng[0] ^ rng[3]) >>> 0;
  rng[2] = (rng[2] ^ t) >>> 0;
  rng[3] = ((rng[3] << 11) | (rng[3] >>> 21)) >>> 0;
  return result;
}

/** A whole number from 0 to n − 1, each equally likely. */
export function below(rng: Rng, n: number): number {
  if (n <= 1) return 0;
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % n;
}

/** One throw of a die with faces 1 to `faces`. */
export function roll(rng: Rng, faces: number): number {
  return 1 + below(rng, faces);
}

/** A number from 0 up to, not including, 1. */
export function fraction(rng: Rng): number {
  return nextWord(rng) / 0x1_0000_0000;
}

/** Shuffles the list in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const here = list[i] as T;
    list[i] = list[j] as T;
    list[j] = here;
  }
  return list;
}

/** One item of a list that is not empty, each equally likely. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  if (list.length === 0) throw new Error('pick: the list is empty');
  return list[below(rng, list.length)] as T;
}
