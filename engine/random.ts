/** xoshiro128**, four unsigned 32-bit words: fast. Whoever sees enough of its numbers can work out all others. All zero means 'masked'. */
type Fast = [number, number, number, number];

/** ChaCha20, eight words of key and how many words were drawn: nobody can tell the next one from those before. */
type Sealed = [number, number, number, number, number, number, number, number, number];

/** The seeded generator inside a state. */
export type Rng = Fast | Sealed;

/** A seed of this kind, with 256 bits in hexadecimal behind it, gives a sealed generator; every other text a fast one. */
export const SEALED = 'chacha20:';
const SEALED_SEED = /^chacha20:[0-9a-f]{64}$/;

/** Text or number → a generator. The same seed gives the same game on every machine; a long seed keeps all its entropy. */
export function seeded(seed: string | number): Rng {
  const text = String(seed);
  if (SEALED_SEED.test(text)) return sealed(text.slice(SEALED.length));
  const rng: Fast = [lane(text, 0x243f6a88), lane(text, 0x85a308d3), lane(text, 0x13198a2e), lane(text, 0x03707344)];
  if ((rng[0] | rng[1] | rng[2] | rng[3]) === 0) rng[0] = 1;
  return rng;
}

function sealed(hex: string): Sealed {
  const byte = (i: number) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  const word = (i: number) => (byte(i) | (byte(i + 1) << 8) | (byte(i + 2) << 16) | (byte(i + 3) << 24)) >>> 0;
  return [word(0), word(4), word(8), word(12), word(16), word(20), word(24), word(28), 0];
}

export function copyRng(rng: Rng): Rng {
  return rng.length === 4 ? [rng[0], rng[1], rng[2], rng[3]] : [...rng];
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
  if (rng.length !== 4) return nextSealedWord(rng);
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

const START = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const block = new Int32Array(16);

/** The words of the key stream of RFC 8439 with nonce 0, one after the other; each time its block of sixteen is made anew. */
function nextSealedWord(rng: Sealed): number {
  const drawn = rng[8];
  for (let i = 0; i < 4; i++) block[i] = START[i] as number;
  for (let i = 0; i < 8; i++) block[4 + i] = rng[i] as number;
  const number = Math.floor(drawn / 16);
  block[12] = number;
  block.fill(0, 13);
  for (let i = 0; i < 10; i++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  const at = drawn % 16;
  const before = at < 4 ? START[at] : at < 12 ? rng[at - 4] : at === 12 ? number : 0;
  rng[8] = drawn + 1;
  return ((block[at] as number) + (before as number)) >>> 0;
}

function quarter(a: number, b: number, c: number, d: number): void {
  let w = block[a] as number;
  let x = block[b] as number;
  let y = block[c] as number;
  let z = block[d] as number;
  w = (w + x) | 0;
  z ^= w;
  z = (z << 16) | (z >>> 16);
  y = (y + z) | 0;
  x ^= y;
  x = (x << 12) | (x >>> 20);
  w = (w + x) | 0;
  z ^= w;
  z = (z << 8) | (z >>> 24);
  y = (y + z) | 0;
  x ^= y;
  x = (x << 7) | (x >>> 25);
  block[a] = w;
  block[b] = x;
  block[c] = y;
  block[d] = z;
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
