// Games whose forecasts say what does not come: the law must find each of them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Claim, type Foreseen, foreseen } from '../index.ts';
import { falseForecasts, hearForecasts, type Witness } from '../laws/index.ts';
import { game } from '../teaching/rules/game.ts';
import type { Lamp, LampState } from '../teaching/types/index.ts';

const records = readFileSync(new URL('../teaching/test/records/games.ndjson', import.meta.url), 'utf8');

interface GustClaim extends Claim {
  readonly claim: 'gust';
  readonly night: number;
}

/** Was there a gust in the night? */
const witness: Witness<Lamp, GustClaim> = {
  gust: ({ night }, { now, all }) => {
    const wind = all().find(({ kind }) => kind === 'wind');
    if (wind?.kind === 'wind') return wind.gust ? 'came' : 'failed';
    return now.night === night && now.outcome === null ? 'open' : 'lapsed';
  },
};

/** Says at every pouring how likely a gust is tonight. */
function saying(chance: number, asThingsStand = true) {
  return (view: LampState): Foreseen<GustClaim>[] => {
    if (view.agenda.at(-1)?.do !== 'pour' || !view.stormy) return [];
    return [foreseen({ key: 'a gust comes' }, { claim: 'gust', night: view.night, chance, asThingsStand })];
  };
}

/** How often it truly comes in these games. */
function truth(): number {
  const tally = hearForecasts({ game, forecast: saying(0.5), witness }, records).get('gust');
  if (tally === undefined || tally.probable < 100) throw new Error('too few gusts to judge by');
  return tally.probableCame / tally.probable;
}

describe('the law about forecasts', () => {
  test('what is said to be certain must always come', () => {
    const [found] = falseForecasts(hearForecasts({ game, forecast: saying(1), witness }, records));
    expect(found).toMatch(/^'gust' was wrong \d+ times of \d+; first .*said at move/);
  });

  test('what is said to be likely must come about as often as that', () => {
    const likely = truth();
    expect(falseForecasts(hearForecasts({ game, forecast: saying(likely), witness }, records))).toEqual([]);
    const [found] = falseForecasts(hearForecasts({ game, forecast: saying(Math.min(0.99, likely + 0.3)), witness }, records));
    expect(found).toMatch(/^'gust' came \d+ times of \d+, and should have come about/);
  });

  test('only what is said to hold as things stand may lapse', () => {
    const lapsing: Witness<Lamp, GustClaim> = { gust: () => 'lapsed' };
    const hear = (asThingsStand: boolean) =>
      falseForecasts(hearForecasts({ game, forecast: saying(1, asThingsStand), witness: lapsing }, records));
    expect(hear(true)).toEqual(["'gust' was never put to the test"]);
    expect(hear(false)[0]).toMatch(/^'gust' was wrong/);
  });

  test('what lapses more often than the game says is found', () => {
    let asked = 0;
    const lax: Witness<Lamp, GustClaim> = { gust: () => (asked++ % 4 === 0 ? 'came' : 'lapsed') };
    const tally = hearForecasts({ game, forecast: saying(1), witness: lax }, records);
    expect(falseForecasts(tally)[0]).toMatch(/^'gust' lapsed \d+ times of \d+$/);
    expect(falseForecasts(tally, { gust: 0.8 })).toEqual([]);
  });

  test('nothing is open any more once the game is over', () => {
    const undecided: Witness<Lamp, GustClaim> = { gust: () => 'open' };
    expect(falseForecasts(hearForecasts({ game, forecast: saying(1), witness: undecided }, records))[0]).toMatch(/\(open\)$/);
  });
});
