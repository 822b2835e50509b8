// Whether what a forecast said has come.
import { same } from '@kaya/engine';
import type { Since, Witness } from '@kaya/engine/laws';
import type { BpcClaim } from '../text/forecast.ts';
import type { Bpc, BpcEvent, BpcState, RegionId } from '../types/index.ts';

/** The events since it was said, as far as the part of the region's activation that decides; null while it has not come to that. */
function until({ fresh, all }: Since<Bpc>, decides: (event: BpcEvent) => boolean): readonly BpcEvent[] | null {
  if (!fresh.some(decides)) return null;
  const events = all();
  return events.slice(0, events.findIndex(decides));
}

/** The turn in which these events leave the game. */
function turnAfter({ turn }: BpcState, events: readonly BpcEvent[]): number {
  const last = events.findLast(({ kind }) => kind === 'turn');
  return last?.kind === 'turn' ? last.turn : turn;
}

/** What may change who lacks oil, and what becomes of it. */
const TOUCHES_OIL: readonly BpcEvent['kind'][] = [
  'oil',
  'electricity',
  'standard',
  'discipline',
  'gained-tp',
  'global-tp',
  'pair',
  'special-given-up',
  'specials-turned',
  'war',
  'war-to-conflict',
  'dictatorship',
  'chaos',
  'freed',
  'added',
];

/** Does the region show, in its Living Standard check, that it lacks oil? */
function showsLack(event: BpcEvent, region: RegionId): boolean {
  switch (event.kind) {
    case 'rolled':
      return event.purpose.for === 'refuse-war' && event.purpose.region === region;
    case 'war-for-oil':
    case 'special-given-up':
      return event.region === region;
    case 'standard':
    case 'electricity':
      return event.region === region && event.cause === 'oil-shortage';
    default:
      return false;
  }
}

/** Told before an activation that changes nothing in the world. */
const CHANGES_NOTHING: readonly BpcEvent['kind'][] = ['chart', 'turn-done', 'declined', 'voted', 'vote-result'];

/** Has the level of the gases changed the pawn's pace, or something other than the end of a turn moved it? */
function isPushed(events: readonly BpcEvent[]): boolean {
  const moves = events.filter(({ kind }) => kind === 'green-pawn').length;
  const turns = events.filter((event) => event.kind === 'activation' && event.part === 'climate').length;
  return (
    moves > turns || events.some((event) => event.kind === 'ghg' && Math.floor(event.from / 10) !== Math.floor(event.to / 10))
  );
}

/** What is laid on the deck once the pawns have met is drawn, whatever the gases do then. */
function upToMeeting(events: readonly BpcEvent[]): readonly BpcEvent[] {
  const met = events.findIndex(({ kind }) => kind === 'meeting');
  const moved = events.findIndex(({ kind }, i) => kind === 'green-pawn' && i > met);
  return met < 0 || moved < 0 ? events : events.slice(0, moved + 1);
}

/** How dice fell does not matter, what came of them does. */
function results(events: readonly BpcEvent[]): readonly BpcEvent[] {
  return events
    .filter(({ kind }) => kind !== 'rolled')
    .map((event) => (event.kind === 'checked' ? { ...event, chance: 0, result: 0 } : event));
}

/** Each turn ends with a level of the gases: those that have come since it was said, from the first turn that was still to end. */
function levelsSince({ said, now }: Since<Bpc>): readonly number[] {
  return now.ghgByTurn.slice(said.ghgByTurn.length);
}

export const witness: Witness<Bpc, BpcClaim> = {
  pace: ({ goal, wins, turn, perTurn }, since) => {
    const { said, now } = since;
    if (now.lastTurn !== said.lastTurn || now.playingFor !== said.playingFor) return 'lapsed';
    const levels = levelsSince(since);
    const then = said.ghgByTurn.at(-1) ?? said.ghg;
    const kept = levels.every((level, i) => level <= then + perTurn * (i + 1));
    const missed = levels.every((level, i) => level >= then + perTurn * (i + 1));
    const ended = now.ghgByTurn.length - 1;
    const won = now.outcome !== null && now.outcome.ending !== 'defeat';
    const reached = wins ? won : levels.some((level) => level <= goal);
    // Whoever falls at least as fast all the time is there in that turn; whoever never does is not there before.
    if (turn !== null && ended >= turn && kept) return reached ? 'came' : 'failed';
    if (now.outcome === null) return turn !== null && ended >= turn ? 'lapsed' : 'open';
    if (missed) return reached && (turn === null || ended < turn) ? 'failed' : 'came';
    return 'lapsed';
  },
  consequence: ({ turn }, since) => {
    const { said, now, fresh } = since;
    // What is looked at or arranged on the deck may come sooner or later.
    if (fresh.some(({ kind }) => kind === 'events-shown' || kind === 'event-arranged')) return 'lapsed';
    if (fresh.some(({ kind }) => kind === 'green-pawn' || kind === 'ghg') && isPushed(upToMeeting(since.all()))) return 'lapsed';
    const before = until(since, (event) => event.kind === 'revealed' && event.type === 'climate-consequence');
    if (before !== null) return turn === turnAfter(said, before) ? 'came' : 'failed';
    if (now.lastTurn !== said.lastTurn) return 'lapsed';
    if (now.outcome !== null) return turn === null || turn > now.turn ? 'came' : 'failed';
    return turn !== null && now.turn > turn ? 'failed' : 'open';
  },
  'lacks-oil': ({ region, turn }, since) => {
    const { now, fresh } = since;
    const isCheck = (event: BpcEvent) =>
      event.kind === 'activation' && event.part === 'living-standard' && event.region === region;
    const before = until(since, isCheck);
    if (before === null) return now.outcome === null ? 'open' : 'lapsed';
    if (before.some(({ kind }) => TOUCHES_OIL.includes(kind))) return 'lapsed';
    if (turnAfter(since.said, before) !== turn) return 'failed';
    const shown = fresh.slice(fresh.findIndex(isCheck));
    if (shown.some((event) => showsLack(event, region))) return 'came';
    // At Living Standard 1 there is nothing to take (BPC-LIV-10).
    if (now.regions[region].standard === 1) return 'came';
    return now.agenda.some((step) => 'region' in step && step.region === region) ? 'open' : 'failed';
  },
  activation: ({ region, events }, { now, fresh }) => {
    const start = fresh.findIndex((event) => event.kind === 'activation');
    const first = fresh[start];
    if (first?.kind !== 'activation' || first.region !== region || first.part !== 'renewables') return 'lapsed';
    if (fresh.slice(0, start).some(({ kind }) => !CHANGES_NOTHING.includes(kind))) return 'lapsed';
    const rest = fresh.slice(start);
    const end = rest.findIndex((event) => event.kind === 'turn' || event.kind === 'ended' || event.kind === 'tutorial-over');
    if (end < 0 && now.outcome === null && !rest.some((event) => event.kind === 'activation' && event.part === 'climate'))
      return 'lapsed';
    const told = (end < 0 ? rest : rest.slice(0, end)).filter(({ kind }) => kind !== 'activation' && kind !== 'chart');
    return same(results(told), results(events)) ? 'came' : 'failed';
  },
};
