/** Milliseconds of this thread's core so far: what else the machine does is not counted. */
export function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How long the work takes on this core, in milliseconds: the least of several rounds, since the machines are noisy. */
export function leastTime(rounds: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = coreTime();
    work();
    least = Math.min(least, coreTime() - start);
  }
  return least;
}
