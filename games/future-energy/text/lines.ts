import type { ToldLine } from '@kaya/engine';
import type { EventOf, FutureEnergy, FutureEnergyEvent } from '../types/index.ts';
import { eventWords } from './events.ts';
import { contractName, space, token } from './names.ts';
import { person, say } from './say.ts';

/** The log of one move: a turn begins with its income, and a plant is built, alone or together, in one line. */
export function moveLines(events: readonly FutureEnergyEvent[]): readonly ToldLine<FutureEnergy>[] {
  const lines: ToldLine<FutureEnergy>[] = [];
  for (let i = 0; i < events.length; i++) {
    const [event, next] = [events[i] as FutureEnergyEvent, events[i + 1]];
    const words = next === undefined ? null : together(event, next);
    if (words !== null) i++;
    const told = words ?? eventWords(event);
    if (told !== null) lines.push({ event, words: told });
  }
  return lines;
}

/** One line for two events that follow each other; null where they are told apart. */
function together(event: FutureEnergyEvent, next: FutureEnergyEvent) {
  if (event.kind === 'turn-started' && next.kind === 'income')
    return say('fe.event.turn-started.income', { seat: person(event.seat), amount: next.amount });
  if (event.kind === 'token-taken' && next.kind === 'built' && next.cause === 'move' && next.count === 1)
    return say('fe.event.built.taking', { ...plantOf(next), token: token(event.token) });
  if (event.kind === 'joined' && next.kind === 'built' && next.cause === 'joint' && next.count === 1)
    return say('fe.event.joined.plant', { ...plantOf(next), builder: person(event.builder), price: event.price });
  return null;
}

function plantOf(event: EventOf<'built'>) {
  return {
    seat: person(event.seat),
    space: space(event.space, 'in'),
    symbol: token(event.symbol),
    contract: contractName(event.contract, 'of'),
  };
}
