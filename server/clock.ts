/** A clock that differs by more than this from the time that has passed has jumped. */
const JUMP = 60_000;
/** A jump is believed after so long: whoever mends a clock does it sooner, and a machine that slept is right all the same. */
const BELIEVED = 600_000;

/**
 * The time by which everything is measured: the machine's own, as long as that goes on as time does. After a jump it goes on from
 * where it was, until the machine has kept to its new time for a while: nobody loses a seat, a session or a table by a wrong clock.
 * `leapt` hears of it then.
 */
export function steadyClock(
  tell: (sentence: string) => void,
  wall: () => number = Date.now,
  passed: () => number = () => performance.now(),
  leapt: (from: number, to: number) => void = () => undefined,
): () => number {
  let offset = wall() - passed();
  let doubtedAt: number | null = null;
  return () => {
    const since = passed();
    const ahead = wall() - since - offset;
    const jumps = Math.abs(ahead) > JUMP;
    const before = Math.round(since + offset);
    if (jumps) {
      if (doubtedAt === null) tell(`the clock of this machine jumped by ${Math.round(ahead / 1000)} s; it is not believed yet`);
      doubtedAt ??= since;
      if (since - doubtedAt < BELIEVED) return before;
      tell('the clock of this machine has kept its new time, which counts from now on');
    }
    doubtedAt = null;
    offset += ahead;
    const now = wall();
    if (jumps) leapt(before, now);
    return now;
  };
}
