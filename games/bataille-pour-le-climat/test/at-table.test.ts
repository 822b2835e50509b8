import { checkSetup, pick, Runner, SPECTATOR, seeded, speakerFor, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { place } from '../rules/places.ts';
import type { BpcEvent } from '../types/index.ts';
import { startGame } from './position.ts';

test('a table says all it has to say without the words of the set-up page', async () => {
  const { game, voice } = box;
  const { atTable } = voice;
  if (atTable === undefined) throw new Error('all words come at once');
  const speaker = await speakerFor({ catalogues: atTable }, 'en', ['Ada', 'Bo', 'Cy']);
  const checked = checkSetup(game, 3, { scenario: 'oil-shock' });
  if (!checked.ok) throw new Error(JSON.stringify(checked.reasons));
  const told: BpcEvent[] = [];
  const runner = Runner.start(game, { seats: 3, options: checked.options, seed: 'at the table' }, (event) => told.push(event));
  const rng = seeded('at the table');
  let said = 0;
  for (let move = 0; !runner.over && move < 600; move++) {
    const seat = pick(rng, runner.awaited());
    const legal = runner.legal(seat);
    if (move % 20 === 0) {
      const view = viewOf(game, runner.state, SPECTATOR);
      for (const words of [
        ...voice.describe(view, SPECTATOR),
        ...(voice.forecast?.(view, SPECTATOR) ?? []).map((it) => it.words),
      ])
        said += speaker.say(words).length;
      for (const action of legal.slice(0, 20)) said += speaker.say(voice.action(action, view, seat)).length;
    }
    runner.act(seat, pick(rng, legal));
    for (const event of told.splice(0)) {
      const words = voice.event(event, SPECTATOR);
      if (words !== null) said += speaker.say(words).length;
    }
  }
  expect(said).toBeGreaterThan(10_000);
});

test('a hand is named by the character whose it is, and by the order of turns where nobody knows that yet', async () => {
  const { voice } = box;
  const speaker = await speakerFor(voice, 'en', ['Ada', 'Bo', 'Cy', 'Di']);
  const { state } = startGame();
  const name = speaker.say({ key: `bpc.character.${state.players[1]?.character}` });
  expect(name).toMatch(/\w+ \w+/);
  expect(speaker.say(voice.place(place.hand(1), state))).toContain(name);
  for (const player of state.players) player.character = '';
  expect(speaker.say(voice.place(place.hand(1), state))).toContain('character 2');
});
