import type { ToldLine } from '@kaya/engine';
import type { Cos, CosEvent } from '../types/index.ts';
import { eventWords } from './events.ts';
import { galaxyName, planetBare, whoWords } from './names.ts';
import { say } from './say.ts';

/** The log of one move: an upgrade with what it brings, an exploitation with the cube it costs, a final scoring with the levels it reaches. */
export function moveLines(events: readonly CosEvent[]): readonly ToldLine<Cos>[] {
  const scored = new Set(events.flatMap((event) => (event.kind === 'scored' ? [event.who] : [])));
  const rest = events.filter((event) => event.kind !== 'level' || !scored.has(event.who));
  const lines: ToldLine<Cos>[] = [];
  for (let event = rest.shift(); event !== undefined; event = rest.shift()) {
    const words = whole(event, rest);
    if (words !== null) lines.push({ event, words });
  }
  return lines;
}

type EventOf<D extends CosEvent['kind']> = Extract<CosEvent, { kind: D }>;

function whole(event: CosEvent, rest: CosEvent[]) {
  if (event.kind === 'exploited') return exploited(event, rest);
  return event.kind === 'bought-upgrade' ? upgraded(event, rest) : eventWords(event);
}

/** What an upgrade opens is its name; its energy stands behind its price. */
function upgraded(event: EventOf<'bought-upgrade'>, rest: CosEvent[]) {
  const [next] = rest;
  const words = eventWords(event);
  if (next === undefined || words === null || !('who' in next) || next.who !== event.who) return words;
  if (next.kind !== 'terraformed' && next.kind !== 'colony-extension' && next.kind !== 'range' && next.kind !== 'energy')
    return words;
  rest.shift();
  const energy = next.kind === 'energy' ? next.amount : next.kind === 'range' ? next.energy : 0;
  return { ...words, values: { ...words.values, energy } };
}

function exploited(event: EventOf<'exploited'>, rest: CosEvent[]) {
  const { who, galaxy, yield: height, energy } = event;
  const at = rest.findIndex((it) => it.kind === 'cube-removed' && it.who === who);
  const next = rest.findIndex((it) => it.kind === 'exploited');
  const removed = at >= 0 && (next < 0 || at < next) ? rest[at] : undefined;
  if (removed?.kind !== 'cube-removed') return eventWords(event);
  rest.splice(at, 1);
  return say('cos.event.exploited.cube', {
    who: whoWords(who),
    galaxy: galaxyName(galaxy),
    yield: height,
    energy,
    planet: planetBare(removed.planet),
  });
}
