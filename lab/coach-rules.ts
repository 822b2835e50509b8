// Prints which rules had been at work in a kept game when it first met each card of a coach, by game and rule. A process of its own, as lesson-rules.ts is.
import { eventsFor } from '@kaya/engine';
import { firstMet } from '@kaya/engine/coach';
import { allBoxes } from './boxes.ts';
import { homeOf, keptRecords } from './kept.ts';
import { walk } from './kept-positions.ts';
import { RulesAtWork } from './rules-at-work.ts';

/** The rules whose card is first met by what one move led to, by the number of that move. */
type Meetings = ReadonlyMap<number, readonly string[]>;

const found: Record<string, Record<string, readonly string[]>> = {};
for (const { game, coach: load } of await allBoxes()) {
  if (load === undefined) continue;
  const coach = await load();
  const met = new Set<string>();
  const firsts = keptRecords(game.id).flatMap((record) => {
    if (met.size === coach.meetings.length) return [];
    const meetings = new Map<number, readonly string[]>();
    let move = 0;
    walk(game, record, (_runner, _next, told) => {
      const rules = new Set<string>();
      for (let viewer = 0; viewer < record.seats; viewer++)
        for (const rule of firstMet(coach, eventsFor(game, told, viewer), viewer, met)) rules.add(rule);
      for (const rule of rules) met.add(rule);
      if (rules.size > 0) meetings.set(move, [...rules]);
      move++;
    });
    return meetings.size === 0 ? [] : [{ record, meetings: meetings as Meetings }];
  });
  const atWork: Record<string, readonly string[]> = {};
  const work = new RulesAtWork(new URL('rules/', homeOf(game.id)));
  for (const { record, meetings } of firsts) {
    let move = 0;
    const ran = new Set<string>();
    work.take();
    walk(game, record, (runner, next) => {
      // A rule that allows or forbids is at work when somebody is asked, before the move that it is met by.
      if (next !== null && next >= 0) runner.legal(next);
      const met = meetings.get(move) ?? [];
      if (met.length > 0) for (const rule of work.take()) ran.add(rule);
      for (const rule of met) atWork[rule] = [...ran];
      move++;
    });
  }
  work.close();
  found[game.id] = atWork;
}
process.stdout.write(JSON.stringify(found));
