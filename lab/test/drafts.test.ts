// Drafts in every game: they look at nothing that their seat does not know, and lead where the same moves lead when they are played.
import { drafted, draftStart, FURTHER_WORLDS, imagined, inWorld, Runner, type State, same, seeded, viewOf } from '@kaya/engine';
import { draftOf, draftsTellNoMore } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptRecords } from '../kept.ts';
import { walk } from '../kept-positions.ts';

/** So many positions out of each of the last games, which were played well. */
const GAMES = 3;
const POSITIONS = 4;
/** So many answers of each. */
const FEW = 2;
/** How often something came that the first look had missed. */
let rare = 0;
/** And that even the further one had missed. */
let rarest = 0;
/** So many more worlds are looked through. */
const MORE = 400;

for (const { game, voice, readings } of await allBoxes()) {
  const positions = keptRecords(game.id)
    .slice(-GAMES)
    .flatMap((record) => {
      const found: { readonly state: State; readonly seats: number; readonly move: number }[] = [];
      const stride = Math.floor(record.moves.length / POSITIONS);
      let move = 0;
      walk(game, record, ({ state, over }) => {
        if (!over && move % stride === stride >> 1) found.push({ state: game.clone(state), seats: record.seats, move });
        move++;
      });
      return found;
    });

  describe(game.id, () => {
    test(draftsTellNoMore.name, () => {
      for (const { state, seats, move } of positions) {
        const setup = { seats, options: {}, seed: '' };
        expect(draftsTellNoMore.broken({ game, setup, state, last: null, rng: seeded(`kept ${move}`) })).toBeNull();
      }
    });

    test('what a draft calls certain is what comes when its moves are played', () => {
      let compared = 0;
      for (const { state, move } of positions) {
        const [seat = 0] = new Runner(game, state).awaited();
        const draft = draftOf(game, state, seat, seeded(`played ${move}`));
        if (draft === null) throw new Error('whoever is asked can make a draft');
        const runner = new Runner(game, game.clone(state));
        for (const [i, step] of draft.now.steps.entries()) {
          expect(runner.legal(seat).some((it) => same(it, step.action))).toBe(true);
          runner.act(seat, step.action);
          const open = i === draft.now.steps.length - 1 && draft.now.possible.length > 0;
          if (step.supposed || open) break;
          expect(same(viewOf(game, runner.state, seat), step.view), `move ${move}, step ${i}`).toBe(true);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(positions.length / 2);
    });

    test('what is too rare for the first look is found further on, and can be supposed', () => {
      for (const { state, move } of positions) {
        const [seat = 0] = new Runner(game, state).awaited();
        const start = draftStart(game, state, seat);
        if (start === null) continue;
        for (const action of new Runner(game, start.view).legal(seat).slice(0, FEW)) {
          const moves = [{ action, supposed: null }];
          const near = drafted(game, start, seat, moves).possible;
          if (near.length === 0) continue;
          const further = drafted(game, start, seat, moves, FURTHER_WORLDS).possible;
          expect(
            further.reduce((sum, { worlds }) => sum + worlds, 0),
            `move ${move}`,
          ).toBe(FURTHER_WORLDS);
          // What none of all these worlds brought can still be named, by the world that does.
          for (let world = FURTHER_WORLDS; world < FURTHER_WORLDS + MORE; world++) {
            const named = inWorld(game, start.view, seat, action, world);
            if (further.some((it) => same(it.events, named.events))) continue;
            rarest++;
            const supposed = { action, supposed: named.events };
            expect(drafted(game, start, seat, [supposed]).possible).not.toEqual([]);
            const [step] = drafted(game, start, seat, [{ ...supposed, world }]).steps;
            expect([step?.supposed, step?.view]).toEqual([true, named.view]);
            // From another truth that looks alike to the seat the same world comes.
            const alike = imagined(game, state, seat, seeded(`alike ${move}`));
            expect(inWorld(game, alike, seat, action, world)).toEqual(named);
            // A world that brings something else is not believed.
            expect(drafted(game, start, seat, [{ ...supposed, world: 0 }]).possible).not.toEqual([]);
            break;
          }
          for (const { events } of near) expect(further.some((it) => same(it.events, events))).toBe(true);
          const found = further.find(({ events }) => !near.some((it) => same(it.events, events)));
          if (found === undefined) continue;
          rare++;
          const [step] = drafted(game, start, seat, [{ action, supposed: found.events }]).steps;
          expect(step?.supposed).toBe(true);
          expect(step?.view).toEqual(found.view);
        }
      }
    });

    test('what is compared of drafts can be told wherever they end, also in the midst of a move', async () => {
      const { mine, threats, points } = await readings();
      for (const { state, move } of positions) {
        const [seat = 0] = new Runner(game, state).awaited();
        const draft = draftOf(game, state, seat, seeded(`told ${move}`));
        if (draft === null || draft.now.view.outcome !== null) continue;
        const { view } = draft.now;
        const told = [mine(view, seat), threats(view, seat), points(view, seat), voice.forecast?.(view, seat) ?? []];
        expect(told.flat().length).toBeGreaterThan(0);
      }
    });

    test('a draft begins where its seat is asked, or as if it were its turn', () => {
      const waiting = positions.flatMap(({ state, seats }) =>
        Array.from({ length: seats }, (_, seat) => seat)
          .filter((seat) => !new Runner(game, state).awaited().includes(seat))
          .map((seat) => ({ seat, start: draftStart(game, state, seat) })),
      );
      const begun = waiting.filter(({ start }) => start !== null);
      for (const { seat, start } of begun) {
        expect(start?.asIf).toBe(true);
        if (start !== null) expect(drafted(game, start, seat, []).over).toBe(false);
      }
      expect(begun.length > 0).toBe(game.asIfOnTurn !== undefined);
    });
  });
}

test('in some game something was that rare', () => {
  expect(rare).toBeGreaterThan(0);
  expect(rarest).toBeGreaterThan(0);
});
