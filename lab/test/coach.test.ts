// Every game's coach: what it explains is a rule that kept games meet, in few words, in all languages; what it says about a
// decision follows from the view alone; and what it calls a mistake is one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADVICE_SEED, Ahead, bots, distance, explain, judge, ONE_TURN, sayMatters, tryActions, whatMatters } from '@kaya/bots';
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
import type { Shown } from '@kaya/engine/lessons';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { homeOf, keptRecords } from '../kept.ts';
import { keptDecisions, walk } from '../kept-positions.ts';
import { ruleIds } from '../rule-coverage.ts';
import { COUNTED } from '../rules-at-work.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The rules that had been at work in a kept game when it first met each card, by game and rule. */
const AT_WORK: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  execFileSync(process.execPath, [...COUNTED, join(ROOT, 'lab/coach-rules.ts')], { encoding: 'utf8' }),
);
const MOST_WORDS = 25;
const LONGEST_TITLE = 40;
/** Positions of each game that bots are asked about, in how many of its last games. */
const POSITIONS = 8;
const GAMES = 4;
/** Other worlds than those of the judgement. */
const WORLDS = 12;
/** Positions in which blunders are looked for, until there are enough to look at again. */
const MANY = 80;
const ENOUGH = 2;

for (const { game, voice, coach: load } of await allBoxes()) {
  if (load === undefined) throw new Error(`${game.id} has no coach`);
  const coach = await load();
  const rules = coach.meetings.map(({ rule }) => rule);
  const decisions = keptDecisions(game, POSITIONS, GAMES);
  const tally = game.brain?.tally;
  if (tally === undefined) throw new Error(`${game.id} counts nothing`);
  const counted = Object.keys(tally.worth);
  const mattersIn = (asked: { readonly view: State; readonly seat: Seat; readonly seats: number }) => {
    const found = whatMatters(game, asked, seeded('matters'));
    if (found === null) throw new Error(`${game.id}: nothing was looked at`);
    return found;
  };

  describe(game.id, () => {
    test('all languages have words for every meeting and everything that is counted, and no others', async () => {
      const looks = counted.flatMap((name) => [`matter.${name}`, `tally.${name}`]);
      const proved = (coach.hindsight?.names ?? []).map((name) => `hindsight.${name}`);
      const warned = (coach.heeds?.names ?? []).map((name) => `heed.${name}`);
      const keys = [...rules.flatMap((rule) => [`${rule}.title`, rule]), 'tally.when', ...looks, ...proved, ...warned];
      for (const locale of LOCALES) expect(Object.keys(await coach.words[locale]()).sort()).toEqual(keys.toSorted());
    });

    test('the words are few, and keep the rules of the style guide', async () => {
      const found: string[] = [];
      for (const locale of LOCALES) {
        for (const [key, text] of Object.entries(await coach.words[locale]())) {
          // A difference is half a sentence with numbers: hints.test reads it filled in.
          if (key.startsWith('tally.')) continue;
          // What is proved or warned of has numbers in it too.
          const filled = /^(hindsight|heed)\./.test(key) ? text.replaceAll(/\{\w+\}/g, '7') : text;
          for (const fault of faultsOf(filled, locale, 'page')) found.push(`${locale} ${key}: ${fault}: ${text}`);
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

    test('a card tells only what happened: its rule had been at work by then, or what it is met by shows it', async () => {
      const { shown }: { readonly shown: Shown } = await import(new URL('test/shown.ts', homeOf(game.id)).href);
      const unnamed = rules.filter((rule) => AT_WORK[game.id]?.[rule]?.includes(rule) !== true);
      const kinds = new Map(coach.meetings.map(({ rule, kind }) => [rule, kind]));
      expect(unnamed.filter((rule) => !(shown[rule] ?? []).some(({ kind }) => kind === kinds.get(rule)))).toEqual([]);
    });

    test('what matters is said in two to four sentences, from the view alone, in other words than the forecast, without the name of a move', async () => {
      for (const [i, { state, seat, seats }] of decisions.entries()) {
        const asked = { view: viewOf(game, state, seat), seat, seats };
        const matters = mattersIn(asked);
        const world = imagined(game, asked.view, seat, seeded(`other ${i}`));
        const elsewhere = { ...asked, view: viewOf(game, world, seat) };
        expect(mattersIn(elsewhere)).toEqual(matters);
        for (const locale of LOCALES) {
          const speaker = await speakerFor(voice, locale);
          const lines = sayMatters(matters, new Speaker(locale, await coach.words[locale]()));
          expect(lines.length).toBeGreaterThanOrEqual(2);
          expect(lines.length).toBeLessThanOrEqual(4);
          expect(new Set(lines).size).toBe(lines.length);
          const moves = new Runner(game, asked.view)
            .legal(seat)
            .map((action) => speaker.say(voice.action(action, asked.view, seat)));
          const known = (voice.forecast?.(asked.view, seat) ?? []).map((line) => speaker.say(line.words));
          for (const line of lines) {
            expect(faultsOf(line, locale, 'page')).toEqual([]);
            // Names of one word (a region, a colour) may well be in a sentence; a move is longer.
            const said = [...moves.filter((move) => move.includes(' ')), ...known].filter((it) =>
              line.toLocaleLowerCase(locale).includes(it.toLocaleLowerCase(locale)),
            );
            expect(said).toEqual([]);
          }
        }
      }
    });

    test('what is said to depend on the move does, in other worlds too', () => {
      for (const { state, seat, seats } of decisions.filter((_, i) => i % 2 === 0)) {
        const asked = { view: viewOf(game, state, seat), seat, seats };
        const { atStake } = mattersIn(asked);
        const { considered } = tryActions(game, { ...asked, include: [] }, seeded('matters'), ONE_TURN);
        const ahead = new Ahead(game, tally, asked, seeded('other worlds'));
        const lines = considered.map(({ action }) => ahead.ends(action, 0, WORLDS));
        for (const { name, by } of atStake) {
          const apart = lines.flatMap((one) => lines.map((other) => distance(one, other, ({ counts }) => counts[name] ?? 0).by));
          // An average of so few worlds may be off by much, but not by nearly all of it.
          expect([name, Math.max(...apart) > Math.abs(by) / 3]).toEqual([name, true]);
          expect(by * (tally.worth[name] ?? 0)).toBeGreaterThan(0);
        }
      }
    });

    test('the move that a hint advises is never called a mistake', () => {
      for (const { state, seat, seats } of decisions) {
        const view = viewOf(game, state, seat);
        const [chair, rng] = [{ view, seat, seats, include: [] }, seeded(ADVICE_SEED)];
        const { action } = explain(game, chair, bots.medium.choose(game, chair, rng), rng);
        expect(judge(game, { view, seat, seats }, action, seeded(ADVICE_SEED)).verdict).toMatch(/^(fine|forced)$/);
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
        const { verdict, cost, explanation } = judge(game, { view, seat, seats }, played, seeded(ADVICE_SEED));
        if (verdict !== 'mistake' || explanation === null) continue;
        expect(cost).toBeGreaterThan(0);
        expect(same(explanation.action, played)).toBe(false);
        expect(explanation.against).toEqual(played);
        if (cost < 1) continue;
        called++;
        const ahead = new Ahead(game, tally, { view, seat, seats }, seeded(`other worlds ${i}`));
        const [better, own] = [ahead.ends(explanation.action, 0, WORLDS), ahead.ends(played, 0, WORLDS)];
        expect(distance(better, own, ({ estimate }) => estimate).by).toBeGreaterThan(0);
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
