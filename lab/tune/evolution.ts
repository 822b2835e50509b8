import { fraction, type Rng, seeded, sum } from '@kaya/engine';

/** Where a search stands: enough to go on from. */
export interface Evolved {
  readonly generation: number;
  /** The middle of the next generation, in steps from where the search began. */
  readonly mean: readonly number[];
  /** By how much each place may be off, squared. */
  readonly spread: readonly number[];
  readonly path: readonly number[];
  readonly stepPath: readonly number[];
  readonly step: number;
}

/** One try: where it is, and the direction in which it lies from the middle. */
interface Try {
  readonly at: readonly number[];
}

/**
 * Looks for the place in a space of many dimensions where most is won, by trying: an evolution strategy that adapts its
 * step and the spread of each dimension by itself (separable CMA-ES, Ros and Hansen 2008), with tries in mirrored pairs.
 */
export class Evolution {
  readonly #seed: string;
  readonly #shares: readonly number[];
  readonly #rates: {
    readonly path: number;
    readonly stepPath: number;
    readonly one: number;
    readonly all: number;
    readonly damp: number;
  };
  readonly #strength: number;
  readonly #usualLength: number;
  #now: Evolved;

  constructor(now: Evolved, pairs: number, seed: string) {
    const n = now.mean.length;
    const raw = Array.from({ length: pairs }, (_, i) => Math.log(pairs + 0.5) - Math.log(i + 1));
    const whole = sum(raw);
    this.#shares = raw.map((it) => it / whole);
    const strength = 1 / sum(this.#shares.map((it) => it * it));
    const separable = (n + 2) / 3;
    const one = (separable * 2) / ((n + 1.3) ** 2 + strength);
    this.#rates = {
      path: (4 + strength / n) / (n + 4 + (2 * strength) / n),
      stepPath: (strength + 2) / (n + strength + 5),
      one,
      all: Math.min(1 - one, (separable * 2 * (strength - 2 + 1 / strength)) / ((n + 2) ** 2 + strength)),
      damp: 1 + 2 * Math.max(0, Math.sqrt((strength - 1) / (n + 1)) - 1) + (strength + 2) / (n + strength + 5),
    };
    this.#strength = strength;
    this.#usualLength = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
    this.#seed = seed;
    this.#now = now;
  }

  static start(dimensions: number, step: number): Evolved {
    const all = (value: number) => new Array<number>(dimensions).fill(value);
    return { generation: 0, mean: all(0), spread: all(1), path: all(0), stepPath: all(0), step };
  }

  get now(): Evolved {
    return this.#now;
  }

  /** The places of the next generation, each beside its mirror image. */
  tries(): Try[] {
    const { generation, mean, spread, step } = this.#now;
    const rng = seeded(`${this.#seed} generation ${generation}`);
    return this.#shares.flatMap(() => {
      const away = spread.map((it) => step * Math.sqrt(it) * normal(rng));
      return [{ at: mean.map((it, i) => it + (away[i] as number)) }, { at: mean.map((it, i) => it - (away[i] as number)) }];
    });
  }

  /** Goes to where the better half of the tries lies; the best come first. */
  learn(ranked: readonly Try[]): void {
    const { generation, mean, spread, path, stepPath, step } = this.#now;
    const rates = this.#rates;
    const best = this.#shares.map((share, k) => ({ share, at: (ranked[k] as Try).at }));
    const moved = mean.map((from, i) => sum(best.map(({ share, at }) => share * ((at[i] as number) - from))) / step);
    const root = Math.sqrt(rates.stepPath * (2 - rates.stepPath) * this.#strength);
    const steps = stepPath.map(
      (it, i) => (1 - rates.stepPath) * it + (root * (moved[i] as number)) / Math.sqrt(spread[i] as number),
    );
    const length = Math.sqrt(sum(steps.map((it) => it * it)));
    const begun = Math.sqrt(1 - (1 - rates.stepPath) ** (2 * (generation + 1)));
    const straight = length / begun / this.#usualLength < 1.4 + 2 / (mean.length + 1) ? 1 : 0;
    const along = straight * Math.sqrt(rates.path * (2 - rates.path) * this.#strength);
    const paths = path.map((it, i) => (1 - rates.path) * it + along * (moved[i] as number));
    this.#now = {
      generation: generation + 1,
      mean: mean.map((it, i) => it + step * (moved[i] as number)),
      spread: spread.map((it, i) => {
        const found = sum(best.map(({ share, at }) => share * (((at[i] as number) - (mean[i] as number)) / step) ** 2));
        return (1 - rates.one - rates.all) * it + rates.one * (paths[i] as number) ** 2 + rates.all * found;
      }),
      path: paths,
      stepPath: steps,
      step: step * Math.exp(Math.min(1, (rates.stepPath / rates.damp) * (length / this.#usualLength - 1))),
    };
  }
}

/** A number of the normal distribution (Box and Muller). */
function normal(rng: Rng): number {
  const radius = Math.sqrt(-2 * Math.log(1 - fraction(rng)));
  return radius * Math.cos(2 * Math.PI * fraction(rng));
}
