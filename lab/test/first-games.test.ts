// The first whole game after the lessons: whoever plays what the hint advises wins it, against the easy bots that sit there or with them.
import { bots, explain } from '@kaya/bots';
import { at, type Game, Runner, type Seat, seeded, viewOf } from '@kaya/engine';
import type { Course } from '@kaya/engine/lessons';
import { expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { firstSetup } from '../first-setup.ts';

/** `KAYA_FIRST_GAMES=12` plays twelve: of every title ten and more were won, of the teaching game's eight. */
const GAMES = Number(process.env['KAYA_FIRST_GAMES'] ?? 3);
/** What comes up is chance: so many of them are won at least, and more are not played. */
const ENOUGH = Math.ceil((GAMES * 2) / 3);

for (const { game, course: load } of await allBoxes()) {
  if (load === undefined || game.brain === undefined) continue;
  test(`${game.id}: whoever does what the hint says wins the first game`, async () => {
    const course = await load();
    let won = 0;
    for (let i = 0; i < GAMES && won < ENOUGH; i++) if (isWon(game, course, `hint-${i}`)) won++;
    expect(won).toBeGreaterThanOrEqual(ENOUGH);
  });
}

/** Every move of the learner is the one that the table's hint would name; the others are easy bots. */
function isWon(game: Game, course: Course, seed: string): boolean {
  const { seat: learner, first } = course;
  const { seats } = first;
  const runner = Runner.start(game, { ...firstSetup(game, course), seed });
  const rng = seeded(seed);
  const advised = (seat: Seat) => {
    const [chair, luck] = [{ view: viewOf(game, runner.state, seat), seat, seats, include: [] }, seeded(seed)];
    return explain(game, chair, bots.medium.choose(game, chair, luck), luck).action;
  };
  while (!runner.over) {
    const [seat = 0] = runner.awaited();
    const legal = runner.legal(seat);
    if (legal.length === 1) runner.act(seat, at(legal, 0));
    else if (seat === learner) runner.act(seat, advised(seat));
    else runner.act(seat, bots.easy.choose(game, { view: viewOf(game, runner.state, seat), seat, seats }, rng).action);
  }
  return runner.state.outcome?.winners.includes(learner) === true;
}
