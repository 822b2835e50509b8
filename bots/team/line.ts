import { mean } from '../mean.ts';

/** A plan under comparison: where it led in each of the worlds it was followed in, the same worlds for all. */
export class Line<A> {
  /** The first actions of the plan; what comes after is played at first sight. */
  readonly plan: readonly A[];
  readonly ends: number[] = [];

  constructor(plan: readonly A[]) {
    this.plan = plan;
  }

  get mean(): number {
    return mean(this.ends);
  }

  /** What the plan could be worth at best, as far as one can tell. */
  get hope(): number {
    return this.mean + error(this.ends);
  }

  /** By how much it leads over another one, world by world, less what may be luck. */
  leadOver(other: Line<A>, doubt: number): number {
    const leads = this.ends.map((end, world) => end - (other.ends[world] ?? end));
    return mean(leads) - doubt * error(leads);
  }
}

/** The standard error of the mean; a single value tells nothing about its own. */
function error(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (n - 1) / n);
}
