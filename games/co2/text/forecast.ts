import { type Claim, type Foreseen, foreseen, ofNow, type Seat, type Viewer, type Words } from '@kaya/engine';
import { components } from '../data/index.ts';
import { endInSight, type Forecast, nextSupply, scoreNow, type TurnsToGo, turnsToGo } from '../explain/index.ts';
import type { Co2State, EventId, RegionId } from '../types/index.ts';
import { chancesLine, disasterRule, ownDisaster, supplyLine } from './about.ts';
import { eventsWords } from './describe.ts';
import { cep, person } from './names.ts';
import { say } from './say.ts';

const { constants } = components;

/** What a forecast of CO₂ says of what comes. */
export type Co2Claim = Claim &
  (
    | { readonly claim: 'ends'; readonly decade: number }
    | ({ readonly claim: 'turns'; readonly seat: Seat; readonly played: number } & TurnsToGo)
    | {
        readonly claim: 'supply';
        readonly decade: number;
        readonly fossils: readonly RegionId[];
        readonly least: number;
        readonly most: number;
      }
    /** So much pollution or more, or less than that, once the fossil plants of the decade are built. */
    | { readonly claim: 'pollution'; readonly decade: number; readonly ppm: number; readonly reached: boolean }
    | { readonly claim: 'event'; readonly decade: number; readonly card: EventId }
    | { readonly claim: 'disaster-costs'; readonly seat: Seat; readonly cost: 'nothing' | 'tech' | 'points' }
    | { readonly claim: 'income'; readonly decade: number; readonly seat: Seat; readonly income: number }
    | { readonly claim: 'pays-ceps'; readonly decade: number; readonly seat: Seat; readonly ceps: number }
    | { readonly claim: 'buys-ceps'; readonly decade: number; readonly seat: Seat; readonly ceps: number }
  );

type Line = Foreseen<Co2Claim>;

const CERTAIN = { chance: 1, asThingsStand: false } as const;

/** What is coming, and how things stand. */
export function forecast(view: Co2State, viewer: Viewer): readonly Line[] {
  if (view.outcome !== null) return [];
  const seated = view.players[viewer] !== undefined;
  const next = nextSupply(view);
  return [
    ...endLines(view),
    ...(seated ? [turnsLine(view, viewer)] : []),
    ...(next === null ? [] : supplyLines(view, next)),
    ofNow(eventsWords(view)),
    ...(next === null ? [] : eventLines(next, viewer)),
    ...(next === null || !seated ? [] : ownLines(view, next, viewer)),
    ofNow(
      say('co2.forecast.scores', {
        scores: view.players.map((_, seat) =>
          say('co2.describe.level', { seat: person(seat), level: scoreNow(view, seat).points }),
        ),
      }),
    ),
  ];
}

/** That the game ends with this decade, where that is certain. */
function endLines(view: Co2State): Line[] {
  const cause = endInSight(view);
  if (cause === null) return [];
  const values = { ppm: constants.disasterPpm, regions: constants.greenRegionsToEnd };
  return [foreseen(say(`co2.forecast.ends.${cause}`, values), { claim: 'ends', decade: view.decade, ...CERTAIN })];
}

function turnsLine(view: Co2State, seat: Seat): Line {
  const { least, most } = turnsToGo(view, seat);
  return foreseen(turnsWords({ least, most }), {
    claim: 'turns',
    seat,
    least,
    most,
    played: view.turn.seat === seat ? 1 : 0,
    ...CERTAIN,
  });
}

/** How many turns somebody has to go: exactly, or between two numbers where the game may end early. */
function turnsWords({ least, most }: TurnsToGo): Words {
  return least === most ? say('co2.forecast.turns', { turns: most }) : say('co2.forecast.turns.range', { least, most });
}

/** Under way nobody can change what it brings any more; before, whoever builds does. */
function supplyLines(view: Co2State, next: Forecast): Line[] {
  const { decade, fossils, pollution, chanceOfDisaster, chanceOfLoss } = next;
  const { least, most } = pollution;
  const asThingsStand = view.phase !== 'supply';
  const line = foreseen<Co2Claim>(supplyLine(view, next), {
    claim: 'supply',
    decade,
    fossils: fossils.map(({ region }) => region),
    least,
    most,
    chance: 1,
    asThingsStand,
  });
  if (fossils.length === 0) return [line];
  const reaches = (ppm: number, chance: number): Co2Claim => ({
    claim: 'pollution',
    decade,
    ppm,
    reached: chance > 0,
    chance: chance > 0 ? chance : 1,
    asThingsStand,
  });
  const claims = [reaches(constants.disasterPpm, chanceOfDisaster), reaches(constants.lossPpm, chanceOfLoss)];
  return [line, foreseen(chancesLine(next), ...claims)];
}

/** What the next event means, and what it would cost the viewer. */
function eventLines({ decade, event, seats }: Forecast, viewer: Viewer): Line[] {
  if (event === null) return [];
  const rule = foreseen<Co2Claim>(disasterRule(), { claim: 'event', decade, card: event.card, chance: 1, asThingsStand: true });
  const mine = seats.find(({ seat }) => seat === viewer);
  if (mine === undefined) return [rule];
  const cost = mine.disaster;
  return [rule, foreseen(ownDisaster(cost), { claim: 'disaster-costs', seat: viewer, cost, chance: 1, asThingsStand: true })];
}

/** What the next supply phase brings the viewer, and what it asks of him. */
function ownLines(view: Co2State, { decade, seats }: Forecast, seat: Seat): Line[] {
  const mine = seats.find((it) => it.seat === seat);
  if (mine === undefined) return [];
  const about = { decade, seat, chance: 1, asThingsStand: view.phase !== 'supply' };
  const { income, ceps, toBuy } = mine;
  const lines: Line[] = [foreseen(say('co2.forecast.income', { income }), { claim: 'income', income, ...about })];
  if (ceps > 0) lines.push(foreseen(say('co2.forecast.ceps', { ceps: cep(ceps) }), { claim: 'pays-ceps', ceps, ...about }));
  // An auction before the supply phase may still be paid with permits.
  const asThingsStand = about.asThingsStand || view.agenda.some((step) => step.do === 'supply');
  const buys = { claim: 'buys-ceps', ...about, ceps: toBuy, asThingsStand } as const;
  if (toBuy > 0) lines.push(foreseen(say('co2.forecast.buy', { ceps: cep(toBuy) }), buys));
  return lines;
}
