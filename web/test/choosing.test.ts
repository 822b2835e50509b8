// Among many actions one chooses part by part; every action is reached, and no list on the way is long.
import { type Game, LOCALES, Runner, type Seat, type Speaker, type State, speakerFor, type Voice, viewOf } from '@kaya/engine';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { spokenInKeptGames } from '../../lab/spoken.ts';
import { sorted } from '../table/asides.ts';
import { columnsOf } from '../table/columnsOf.ts';
import { costsOf } from '../table/costsOf.ts';
import { GLANCE, type Named, nextPart, wayTo } from '../table/parts.ts';
import { keptOf } from './kept.ts';

function named(game: Game, voice: Voice, speaker: Speaker, view: State, seat: Seat, legal: readonly { do: string }[]): Named[] {
  return sorted(game, legal).main.map((action) => ({
    action,
    key: JSON.stringify(action),
    text: speaker.say(voice.action(action, view, seat)),
    parts: (voice.parts?.(action, view, seat) ?? []).map((names) => names.map((words) => speaker.say(words))),
  }));
}

/** The least and the most of all prices in money. */
function pricesIn(cost: string): (readonly [number, number])[] {
  return [...cost.matchAll(/(0…)?−[$€](\d+)(?:–(\d+))?/g)].map(([, none, least, most]) => [
    none ? 0 : Number(least),
    Number(most ?? least),
  ]);
}

for (const { game, voice } of await loadAllGames()) {
  test(`${game.id}: what is chosen among many is chosen part by part`, async () => {
    const speaker = await speakerFor(voice, 'en', ['Ada', 'Max']);
    const record = keptOf(game.id, 2);
    const runner = Runner.start(game, { seats: record.seats, options: record.options, seed: record.seed });
    let many = 0;
    const longest = { sentences: 0, choice: '' };
    for (const [seat, word] of record.moves.slice(0, 400)) {
      const legal = runner.legal(seat);
      if (legal.length > GLANCE) {
        const list = named(game, voice, speaker, viewOf(game, runner.state, seat), seat, legal);
        if (list.length > GLANCE) many++;
        for (const { key } of list) {
          const { plain } = nextPart(list, wayTo(list, key));
          expect(plain.map((it) => it.key)).toContain(key);
          if (plain.length > longest.sentences) Object.assign(longest, { sentences: plain.length, choice: runner.decision?.do });
        }
        const { groups } = nextPart(list, []);
        expect(groups.every(({ name }) => name !== '')).toBe(true);
        for (const { name, actions } of groups) {
          const texts = actions.map(({ text }) => text);
          const ranges = pricesIn(costsOf(texts));
          for (const text of texts)
            for (const [price] of pricesIn(columnsOf(text)?.cost ?? ''))
              expect([name, text, ranges.some(([least, most]) => price >= least && price <= most)]).toEqual([name, text, true]);
        }
      }
      runner.act(seat, record.words[word] ?? { do: '' });
    }
    expect(many).toBeGreaterThan(0);
    expect(longest.sentences, longest.choice).toBeLessThanOrEqual(12);
  });
}

for (const box of await loadAllGames()) {
  test(`${box.game.id}: what has costs and gains in columns has them in every language`, async () => {
    const [en, ...others] = await Promise.all(
      LOCALES.map((locale) => speakerFor(box.voice, locale, ['Ada', 'Max', 'Eve', 'Kim', 'Lou'])),
    );
    for (const { role, words } of spokenInKeptGames(box)) {
      if (role !== 'button') continue;
      const columns = (speaker: Speaker | undefined) => {
        const found = columnsOf(speaker?.say(words) ?? '');
        return found === null ? null : [found.cost !== '', found.gain !== ''];
      };
      for (const other of others) expect([other.say(words), columns(other)]).toEqual([other.say(words), columns(en)]);
    }
  });
}

test('costs and gains at the end of a sentence are told apart, and nothing else is', () => {
  expect(columnsOf('Install solar (−1 CEP → +$5, +1 tech cube)')).toEqual({
    what: 'Install solar',
    cost: '−1 CEP',
    gain: '+$5, +1 tech cube',
  });
  expect(columnsOf('Propose wind (+$4)')).toEqual({ what: 'Propose wind', cost: '', gain: '+$4' });
  expect(columnsOf('Go to Oslo: oil (−€4M or more)')).toEqual({ what: 'Go to Oslo: oil', cost: '−€4M or more', gain: '' });
  expect(columnsOf('Settle Lumen A (Earth-like)')).toBeNull();
  expect(columnsOf('Pass')).toBeNull();
});

test('what a part costs is said from the least to the most, thing by thing', () => {
  expect(costsOf(['Solar (−$7, −1 tech cube)', 'Wind (−$11, −2 tech cubes → +$3)', 'Gas (−$9)'])).toBe('−$7–11, 0…−2 tech cubes');
  expect(costsOf(['A (−2 РУВ, −1 кубик)', 'B (−2 РУВ, −5 кубиков)'])).toBe('−2 РУВ, −1–5 кубиков');
  expect(costsOf(['A (−7 $)', 'B (−11 $)'])).toBe('−7–11 $');
  expect(costsOf(['A (−$1, −gold gem)', 'B (−$1)'])).toBe('−$1, …');
  expect(costsOf(['A (−1 золотой самоцвет)', 'B'])).toBe('0…−1 золотой самоцвет');
  expect(costsOf(['A (+$1)', 'B'])).toBe('');
});
