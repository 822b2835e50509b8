// Every game's coach: what it explains is a rule that kept games meet, in few words, in all languages; what it says about a
// decision follows from the view alone; and what it calls a mistake is one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bots, judge, sayMatters, turnAfter, whatMatters } from '@kaya/bots';
import {
  type Action,
  at,
  eventsFor,
  type Game,
  imagined,
  LOCALES,
  pick,
  Runner,
  type Seat,
  Speaker,
  type State,
  same,
  seeded,
  speakerFor,
  viewOf,
} from '@kaya/engine';
import { firstMet } from '@kaya/engine/coach';
import { faultsOf } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { keptDecisions, keptRecords, walk } from '../kept-positions.ts';
import { ruleIds } from '../rule-coverage.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST_WORDS = 25;
const LONGEST_TITLE = 40;
/** Positions of each game that bots are asked about, in how many of its last games. */
const POSITIONS = 8;
const GAMES = 4;
/** Other worlds than those of the judgement. */
const WORLDS = 8;
/** Positions in which blunders are looked for, until there are enough to look at again. */
const MANY = 80;
const ENOUGH = 2;
const CARE = { positions: 40, width: 5 };

for (const { game, voice, coach: load } of await allBoxes()) {
  if (load === undefined) throw new Error(`${game.id} has no coach`);
  const coach = await load();
  const rules = coach.meetings.map(({ rule }) => rule);
  const decisions = keptDecisions(game, POSITIONS, GAMES);
  const parts = Object.keys(
    game.brain?.reasons?.(decisions[0]?.state ?? { rng: seeded(''), agenda: [], outcome: null }, 0) ?? {},
  );

  describe(game.id, () => {
    test('all languages have words for every meeting and every part of the evaluation, and no others', async () => {
      const keys = [...rules.flatMap((rule) => [`${rule}.title`, rule]), ...parts.map((part) => `matter.${part}`)];
      for (const locale of LOCALES) expect(Object.keys(await coach.words[locale]()).sort()).toEqual(keys.toSorted());
    });

    test('the words are few, and keep the rules of the style guide', async () => {
      const found: string[] = [];
      for (const locale of LOCALES) {
        for (const [key, text] of Object.entries(await coach.words[locale]())) {
          for (const fault of faultsOf(text, locale, 'page')) found.push(`${locale} ${key}: ${fault}: ${text}`);
          const words = text.split(/\s+/).filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
          if (words > MOST_WORDS) found.push(`${locale} ${key}: ${words} words: ${text}`);
          if (key.endsWith('.title') ? /[.:]$/.test(text) || text.length > LONGEST_TITLE : !/[.?]$/.test(text))
            found.push(`${locale} ${key}: ${text}`);
        }
      }
      expect(found).toEqual([]);
    });

    test('every meeting is with a rule of its own that spec and reference have', async () => {
      expect(new Set(rules).size).toBe(rules.length);
      const spec = ruleIds(readFileSync(join(ROOT, 'docs/rules', `${game.id}.md`), 'utf8'));
      expect(rules.filter((rule) => !spec.includes(rule))).toEqual([]);
      for (const locale of LOCALES) {
        const told = (await voice.reference[locale]()).flatMap(({ paragraphs }) => paragraphs.flatMap((it) => it.rules));
        expect([locale, rules.filter((rule) => !told.includes(rule))]).toEqual([locale, []]);
      }
    });

    test('kept games meet all of it, each once for whoever remembers', () => {
      const met = new Set<string>();
      for (const record of keptRecords(game.id)) {
        if (met.size === rules.length) break;
        walk(game, record, (_runner, _next, told) => {
          for (let viewer = 0; viewer < record.seats; viewer++) {
            for (const rule of firstMet(coach, eventsFor(game, told, viewer), viewer, met)) {
              expect(met.has(rule)).toBe(false);
              met.add(rule);
            }
          }
        });
      }
      expect(rules.filter((rule) => !met.has(rule))).toEqual([]);
    });

    test('what matters is said in two to four sentences, from the view alone, without the name of the advised move', async () => {
      for (const [i, { state, seat, seats }] of decisions.entries()) {
        const asked = { view: viewOf(game, state, seat), seat, seats };
        const matters = whatMatters(game, asked, voice, seeded('matters'));
        const world = imagined(game, asked.view, seat, seeded(`other ${i}`));
        const elsewhere = { ...asked, view: viewOf(game, world, seat) };
        expect(whatMatters(game, elsewhere, voice, seeded('matters'))).toEqual(matters);
        for (const locale of LOCALES) {
          const speaker = await speakerFor(voice, locale);
          const words = new Speaker(locale, await coach.words[locale]());
          const lines = sayMatters(matters, speaker, (part) => words.say({ key: `matter.${part}` }), voice, asked);
          expect(lines.length).toBeGreaterThanOrEqual(2);
          expect(lines.length).toBeLessThanOrEqual(4);
          expect(new Set(lines).size).toBe(lines.length);
          const advised = speaker.say(voice.action(matters.advised, asked.view, seat)).toLocaleLowerCase(locale);
          for (const line of lines) expect(line.toLocaleLowerCase(locale)).not.toContain(advised);
          // Whatever is not a question to oneself stands in the forecast of this very moment.
          const known = [...(voice.forecast?.(asked.view, seat) ?? []).map((line) => speaker.say(line.words))];
          const look = parts.map((part) => words.say({ key: `matter.${part}` }));
          expect(lines.filter((line) => !known.includes(line) && !look.includes(line))).toEqual([]);
        }
      }
    });

    test('the move that a hint advises is never called a mistake', () => {
      for (const { state, seat, seats } of decisions) {
        const view = viewOf(game, state, seat);
        const { action } = bots.medium.choose(game, { view, seat, seats, include: [] }, seeded('hint'));
        expect(judge(game, { view, seat, seats }, action, seeded('hint')).verdict).toMatch(/^(fine|forced)$/);
      }
    });

    test('what has one answer only is not judged', () => {
      const [record] = keptRecords(game.id);
      if (record === undefined) throw new Error('no games are kept');
      let judged = 0;
      walk(game, record, ({ state }, seat) => {
        if (seat === null || seat < 0 || judged > 0) return;
        const view = viewOf(game, state, seat);
        const [only, ...more] = new Runner(game, view).legal(seat);
        if (only === undefined || more.length > 0) return;
        judged++;
        expect(judge(game, { view, seat, seats: record.seats }, only, seeded('x')).verdict).toBe('forced');
      });
    });

    test('blunders are called by name: in other worlds too they leave less than the better move', () => {
      let called = 0;
      const matter = keptDecisions(game, MANY, GAMES).filter(({ state }) => game.brain?.team?.matters(state) !== false);
      const tried = matter.flatMap((decision, i) => {
        const view = viewOf(game, decision.state, decision.seat);
        const legal = new Runner(game, view).legal(decision.seat);
        const any = Array.from({ length: 2 }, (_, n) => pick(seeded(`blunder ${i} ${n}`), legal));
        return [worstAtFirstSight(game, view, decision.seat), ...any].map((played) => ({ ...decision, view, played }));
      });
      for (const [i, { view, seat, seats, played }] of tried.entries()) {
        if (called === ENOUGH) break;
        const { verdict, cost, explanation } = judge(game, { view, seat, seats }, played, seeded('hint'));
        if (verdict !== 'mistake' || explanation === null) continue;
        expect(cost).toBeGreaterThan(0);
        expect(same(explanation.action, played)).toBe(false);
        expect(explanation.against).toEqual(played);
        if (cost < 1) continue;
        called++;
        if (explanation.why !== 'gains' && explanation.why !== 'keeps') continue;
        const rng = seeded(`other worlds ${i}`);
        let over = 0;
        for (let n = 0; n < WORLDS; n++) {
          const world = imagined(game, view, seat, rng);
          const after = (action: Action) => turnAfter(game, world, seat, action, { ...CARE, alone: seats === 1 }).value;
          over += after(explanation.action) - after(played);
        }
        expect(over).toBeGreaterThan(0);
      }
      expect(called).toBeGreaterThan(0);
    });
  });
}

/** The move that looks worst of all: a blunder where there is one. */
function worstAtFirstSight(game: Game, view: State, seat: Seat): Action {
  const legal = new Runner(game, view).legal(seat);
  const values = game.brain?.order(view, seat, legal) ?? [];
  return at(legal, values.indexOf(Math.min(...values)));
}
