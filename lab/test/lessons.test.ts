// Every lesson of every game: it fits the rules, its words are short and whole, and it leads to its end whatever somebody does.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Action,
  type Catalogue,
  eventsFor,
  type Game,
  type GameEvent,
  type Kinds,
  LOCALES,
  pick,
  Runner,
  replay,
  same,
  seeded,
  toldLines,
} from '@kaya/engine';
import {
  type Course,
  DRILL,
  Drill,
  type DrillMoment,
  fits,
  Guide,
  HELPS,
  type Help,
  type KindsTaught,
  type Lesson,
  type Shown,
} from '@kaya/engine/lessons';
import { describe, expect, test } from 'vitest';
import { allBoxes } from '../boxes.ts';
import { firstSetup } from '../first-setup.ts';
import { homeOf } from '../kept.ts';
import { FOLLOWS, strays, trial } from '../lesson-trial.ts';
import { ruleIds } from '../rule-coverage.ts';
import { COUNTED } from '../rules-at-work.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MOST_WORDS = 25;
const USUAL_WORDS = 12;
/** What somebody who meets the words and the table for the first time reads in half a minute, looking for the two buttons included: 75 words took three quarters of one. */
const FIRST_WORDS = 50;
/** The rules at work in each lesson, by game and lesson. */
const AT_WORK: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  execFileSync(process.execPath, [...COUNTED, join(ROOT, 'lab/lesson-rules.ts')], { encoding: 'utf8' }),
);
/** Capital letters that need no explanation to anybody: words of every day, numbers, and letters that stand on the table. */
const EVERYDAY = /^(UN|NGO|AI|ONU|ONG|IA|ООН|НКО|СМИ|ИИ|ГЭС|АЭС|CO|[IV]+|[A-P]{1,2})$/;

for (const { game, voice, course: load, coach: loadCoach } of await allBoxes()) {
  if (load === undefined) continue;
  const course = await load();
  const drill = (await course.drill?.()) ?? [];
  const meetings = (await loadCoach?.())?.meetings ?? [];
  const { shown }: { readonly shown: Shown } = await import(new URL('test/shown.ts', homeOf(game.id)).href);
  describe(game.id, () => {
    test('all languages have all words, and no others', async () => {
      const keys = keysOf(course, drill);
      for (const locale of LOCALES) {
        const words = Object.keys(await course.words[locale]());
        expect([locale, keys.must.filter((key) => !words.includes(key))]).toEqual([locale, []]);
        expect([locale, words.filter((key) => !keys.must.includes(key) && !keys.may.includes(key))]).toEqual([locale, []]);
      }
    });

    test('asks for the first click within half a minute, and answers in few words too', async () => {
      const [first] = course.lessons;
      for (const locale of LOCALES) {
        const words = await course.words[locale]();
        const before = ['theme', 'goal', 'end', 'lose', `${first?.id}.${first?.moments[0]?.id}`];
        expect(
          before.reduce((sum, key) => sum + count(words, key), 0),
          locale,
        ).toBeLessThanOrEqual(FIRST_WORDS);
        expect([locale, Object.keys(words).filter((key) => count(words, key) > MOST_WORDS)]).toEqual([locale, []]);
      }
    });

    test('an abbreviation stands behind its long form in brackets where it is read first', async () => {
      for (const locale of LOCALES) {
        const words = await course.words[locale]();
        const met = new Set<string>();
        for (const key of inReadingOrder(course, drill)) {
          const text = words[key] ?? '';
          for (const found of text.matchAll(/(?<=(\()?)(?<!\p{L})\p{L}*\p{Lu}{2,5}(?!\p{L})/gu)) {
            const [short, bracket] = found;
            if (EVERYDAY.test(short)) continue;
            expect([locale, key, text, met.has(short) || bracket === '(']).toEqual([locale, key, text, true]);
            met.add(short);
          }
        }
      }
    });

    test('helps less and less: what is new is shown, then pointed at, then asked for alone; an exercise gets no help', () => {
      for (const [kind, moments] of helpByKind(game, course)) {
        const helps = moments.filter(({ isExercise }) => !isExercise).map(({ help }) => help);
        expect([kind, helps]).toEqual([kind, helps.toSorted((a, b) => HELPS.indexOf(a) - HELPS.indexOf(b))]);
        if (helps.length > 0) expect([kind, helps[0]]).toEqual([kind, 'show']);
        if (helps.length > 1) expect([kind, helps]).not.toEqual([kind, helps.map(() => 'show')]);
        if (helps.length > 2) expect([kind, [...new Set(helps)]]).toEqual([kind, HELPS]);
      }
    });

    test('every kind of action that the first game asks for is shown, then pointed at, then asked for', async () => {
      const { kinds }: { readonly kinds: KindsTaught<string> } = await import(new URL('test/kinds.ts', homeOf(game.id)).href);
      const asked = helpsOf(course, drill);
      const { offered, inFirst } = offeredIn(game, course, drill);
      const nameOf = (kind: string) => kind.split(' ')[0] ?? '';
      const taught = [...offered.keys()].filter((kind) => kinds[nameOf(kind)] === 'taught');
      expect(
        taught.filter((kind) => !comeAfterEachOther(asked.get(kind) ?? [], HELPS)).map((kind) => [kind, asked.get(kind)]),
      ).toEqual([]);
      expect([...offered.keys()].map(nameOf).filter((kind) => kinds[kind] === undefined)).toEqual([]);
      // A kind that is said to be taught and never comes, and an excuse that does not hold.
      const begun = Math.min(...taught.map((kind) => offered.get(kind) ?? 0));
      const wrong = Object.entries(kinds).filter(([kind, why]) => {
        if (why === 'taught') return !taught.some((it) => nameOf(it) === kind);
        if (why === 'declines') return game.passing?.includes(kind) !== true;
        return why === 'elsewhere' ? inFirst.has(kind) : (offered.get(kind) ?? 0) > begun;
      });
      expect(wrong).toEqual([]);
    });

    describe.skipIf(drill.length === 0)('the drill', () => {
      const moments = drill;
      const opened = (at: number) => {
        const leader = new Drill(game, course, moments);
        return { leader, match: leader.open(at) };
      };

      test('leads whoever follows it through every position to its end, each with a choice', () => {
        const { leader, match: first } = opened(0);
        let match = first;
        for (const [at, { id, steps }] of moments.entries()) {
          expect([id, leader.at, leader.told.phase, leader.told.moment?.id]).toEqual([id, at, 'ask', id]);
          expect([id, match.legal(course.seat).length > 1]).toEqual([id, true]);
          for (const step of steps) {
            const { suggested } = leader.told;
            if (suggested === null) throw new Error(`${id}: nothing is suggested`);
            expect([id, fits(step, suggested), leader.isNext()]).toEqual([id, true, true]);
            expect([id, match.act(course.seat, suggested).ok]).toEqual([id, true]);
            leader.heard(match, course.seat, suggested, []);
          }
          expect([id, leader.told.phase]).toEqual([id, 'seen']);
          match = leader.goOn(match);
        }
        expect(leader.told.phase).toBe('done');
        // Whoever skips the last one is at the end too, and may begin anew.
        leader.open(moments.length);
        expect(leader.told.phase).toBe('done');
        leader.open(0);
        expect(leader.told.phase).toBe('ask');
      });

      test.each(moments.map(({ id }, at) => ({ id, at })))(
        'whoever does something else at $id tries again or skips it',
        ({ at }) => {
          const { leader, match } = opened(at);
          const { suggested } = leader.told;
          const [step] = moments[at]?.steps ?? [];
          const other = match.legal(course.seat).find((it) => step !== undefined && !fits(step, it));
          if (other === undefined || suggested === null) return;
          match.act(course.seat, other);
          leader.heard(match, course.seat, other, []);
          expect(leader.told).toMatchObject({ phase: 'other', moment: { id: moments[at]?.id } });
          leader.again();
          expect(leader.told).toMatchObject({ phase: 'ask', suggested });
          // Whoever lets it be goes on with the next one.
          leader.open(at + 1);
          expect([leader.at, leader.told.phase]).toEqual([at + 1, at + 1 < moments.length ? 'ask' : 'done']);
        },
      );
    });

    describe.each(course.lessons)('$id', (lesson) => {
      test('says one thing at a time, in few words', async () => {
        for (const locale of LOCALES) {
          const words = await course.words[locale]();
          const counts = lesson.moments.map(({ id }) => count(words, `${lesson.id}.${id}`));
          expect([locale, counts.filter((it) => it > MOST_WORDS)]).toEqual([locale, []]);
          const median = counts.toSorted((a, b) => a - b)[Math.floor((counts.length - 1) / 2)] ?? 0;
          expect(median, locale).toBeLessThanOrEqual(USUAL_WORDS);
        }
      });

      test('what was done is answered: in words of its own, or by what the log says of it', async () => {
        const words = await course.words.en();
        const { record, moments } = lesson;
        // What was told of each move, and which only opened an entry of a menu: then the menu answers.
        const said: number[] = [];
        const opens: boolean[] = [];
        replay(game, record, (state, move, events) => {
          said.push(toldLines(voice, eventsFor(game, events, course.seat), course.seat).length);
          const action = record.words[record.moves[move]?.[1] ?? -1];
          opens.push(action !== undefined && new Runner(game, state).behind(action) !== null);
        });
        const silent = moments.flatMap(({ id, move }, i) => {
          if (record.moves[move]?.[0] !== course.seat || words[`${lesson.id}.${id}.done`] !== undefined) return [];
          const end = moments[i + 1]?.move ?? record.moves.length;
          const own = opens.map((_, at) => at).filter((at) => at >= move && at < end && record.moves[at]?.[0] === course.seat);
          return own.some((at) => (said[at + 1] ?? 0) > 0 || opens[at]) ? [] : [id];
        });
        expect(silent).toEqual([]);
      });

      test('begins with something to do, and never tells twice in a row', () => {
        const does = lesson.moments.map(({ move }) => lesson.record.moves[move]?.[0] === course.seat);
        expect(does[0]).toBe(true);
        expect(does.findIndex((it, i) => !it && does[i - 1] === false)).toBe(-1);
        const moves = lesson.moments.map(({ move }) => move);
        expect(moves).toEqual(moves.toSorted((a, b) => a - b));
        expect(new Set(moves).size).toBe(moves.length);
      });

      test('ends with an exercise without help', () => {
        expect(lesson.moments.at(-1)?.help).toBe('ask');
      });

      test('teaches rules that the spec has', () => {
        const known = ruleIds(readFileSync(join(ROOT, 'docs/rules', `${game.id}.md`), 'utf8'));
        for (const { id, rules } of lesson.moments) {
          expect([id, rules.length > 0]).toEqual([id, true]);
          expect([id, rules.filter((rule) => !known.includes(rule))]).toEqual([id, []]);
        }
      });

      test('meets the rules it claims to teach: code that names them runs, or what shows them happens', () => {
        const happened = happenedIn(game, lesson);
        const all = [...happened.events, ...happened.actions];
        const isMet = (rule: string): boolean => {
          // What the coach would say of it is not said again: so it must have happened as the coach means it.
          const meant = meetings.filter((it) => it.rule === rule);
          if (meant.length > 0) return happened.events.some((event) => meant.some((it) => it.is(event, course.seat)));
          if (AT_WORK[game.id]?.[lesson.id]?.includes(rule) === true) return true;
          return (shown[rule] ?? []).some((fields) => all.some((it) => fits(fields, it)));
        };
        const claims = lesson.moments.flatMap(({ id, rules }) => rules.map((rule) => ({ id, rule })));
        expect(claims.filter(({ rule }) => !isMet(rule))).toEqual([]);
      });

      test('leads whoever follows it to its end, past every moment, without a detour', () => {
        const { told, finished } = trial(game, course, lesson, FOLLOWS);
        expect(told.filter(({ phase }) => phase === 'other' || phase === 'lost' || phase === 'free')).toEqual([]);
        expect(finished).toBe(true);
        const met = new Set(told.filter(({ phase }) => phase === 'ask' || phase === 'watch').map(({ at }) => at));
        expect([...met].sort((a, b) => a - b)).toEqual(lesson.moments.map((_, i) => i));
        // Who skips the last moment too is at its end.
        const guide = new Guide(game, course, lesson);
        guide.open(lesson.moments.length);
        expect(guide.told.phase).toBe('done');
      });

      test.each(lesson.moments.map(({ id }, at) => ({ id, at })))(
        'begins at $id where somebody left it there; whoever does something else can try again',
        ({ at }) => {
          const { told, finished } = trial(game, course, lesson, strays(at, 'again'), at, true);
          expect(finished).toBe(true);
          expect(told[0]).toMatchObject({ at, phase: expect.stringMatching(/^(ask|watch|wait)$/) });
          const other = told.findIndex((it) => it.phase === 'other' && it.at === at);
          if (other >= 0) expect(told[other + 1]).toMatchObject({ phase: 'ask', at });
        },
      );

      test.each(lesson.moments.map(({ id }, at) => ({ id, at })))('whoever does something else at $id can go on', ({ at }) => {
        expect(trial(game, course, lesson, strays(at, 'go on'), at).finished).toBe(true);
      });
    });
  });
}

interface Helped {
  readonly help: Help;
  /** The last moment of its lesson. */
  readonly isExercise: boolean;
}

/** How much help comes with each kind of action over the whole course, in the order in which it is asked for. */
function helpByKind(game: Game, { seat, lessons }: Course): ReadonlyMap<string, readonly Helped[]> {
  const helps = new Map<string, Helped[]>();
  for (const { record, moments } of lessons) {
    const decided: string[] = [];
    replay(game, record, (state) => decided.push(new Runner(game, state).decision?.do ?? ''));
    for (const { move, help, id } of moments) {
      const [mover, word = -1] = record.moves[move] ?? [];
      const action = record.words[word];
      if (mover !== seat || action === undefined) continue;
      // Buying a line and buying a contract are entries of one menu, and two things to learn.
      const entry = new Map<string, unknown>(Object.entries(action)).get('choice') ?? '';
      const kind = `${decided[move]} ${action.do} ${entry}`;
      helps.set(kind, [...(helps.get(kind) ?? []), { help, isExercise: id === moments.at(-1)?.id }]);
    }
  }
  return helps;
}

/** By kind of action (in a menu its entry), how much help came with it: in the lessons, then in the drill. */
function helpsOf({ seat, lessons }: Course, drill: readonly DrillMoment[]): ReadonlyMap<string, readonly Help[]> {
  const helps = new Map<string, Help[]>();
  const add = (kind: string, help: Help) => helps.set(kind, [...(helps.get(kind) ?? []), help]);
  for (const { record, moments } of lessons) {
    for (const [i, { move, until, help }] of moments.entries()) {
      const end = until === undefined ? move + 1 : (moments[i + 1]?.move ?? record.moves.length);
      for (const [mover, word] of record.moves.slice(move, end)) {
        const action = record.words[word];
        // What ends a lesson gets no help, whatever it says of itself.
        if (mover === seat && action !== undefined) add(kindOf(action), i === moments.length - 1 ? 'ask' : help);
      }
    }
  }
  for (const { steps, help } of drill) for (const step of steps) add(kindOf(step), help);
  return helps;
}

/** Buying a line and buying a contract are entries of one menu, and two things to learn. */
function kindOf(fields: object): string {
  const { do: kind, choice } = Object.fromEntries(Object.entries(fields));
  return choice === undefined ? String(kind) : `${kind} ${choice}`;
}

/** Do these come one after the other, whatever comes between them? */
function comeAfterEachOther(helps: readonly Help[], wanted: readonly Help[]): boolean {
  let at = 0;
  for (const help of helps) if (help === wanted[at]) at++;
  return at === wanted.length;
}

/** Every kind of action that the learner is offered: in lessons and drill by how many moves before it first is, and in games of the first game's set-up. */
function offeredIn(game: Game, course: Course, drill: readonly DrillMoment[]) {
  const offered = new Map<string, number>();
  const inFirst = new Set<string>();
  const look = (runner: Runner<Kinds>, move: number, isFirst: boolean) => {
    if (!runner.awaited().includes(course.seat)) return;
    for (const action of runner.legal(course.seat)) {
      const kind = kindOf(action);
      if ((offered.get(kind) ?? Number.POSITIVE_INFINITY) > move) offered.set(kind, move);
      if (isFirst) inFirst.add(action.do);
    }
  };
  const setup = firstSetup(game, course);
  for (const record of new Set([...course.lessons, ...drill].map((it) => it.record))) {
    const isFirst = record.seats === setup.seats && same(record.options, setup.options);
    replay(game, record, (state, move) => look(new Runner(game, state), move, isFirst));
  }
  // Whoever tries everything is offered more than whoever plays well.
  const rng = seeded('everything once');
  const runner = Runner.start(game, { ...setup, seed: 'everything once' });
  for (let move = 0; !runner.over; move++) {
    look(runner, move, true);
    const [mover = 0] = runner.awaited();
    runner.act(mover, pick(rng, runner.legal(mover)));
  }
  return { offered, inFirst };
}

/** What is done and told from what led to the first moment to the end. */
function happenedIn(game: Game, { record, moments: [first] }: Lesson) {
  const events: GameEvent[] = [];
  const actions: Action[] = [];
  replay(game, record, (_, move, told) => {
    if (move < (first?.move ?? 0)) return;
    events.push(...told);
    const [, word = -1] = record.moves[move] ?? [];
    const action = record.words[word];
    if (action !== undefined) actions.push(action);
  });
  return { events, actions };
}

function count(words: Catalogue, key: string): number {
  return (words[key] ?? '').split(/\s+/).filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
}

function keysOf(
  course: Course,
  drill: readonly DrillMoment[],
): { readonly must: readonly string[]; readonly may: readonly string[] } {
  const must = ['theme', 'goal', 'end', 'first'];
  const may = ['lose'];
  for (const lesson of course.lessons) {
    must.push(
      `${lesson.id}.title`,
      `${lesson.id}.end`,
      ...lesson.moments.map(({ id }) => `${lesson.id}.${id}`),
      ...answersOf(lesson),
    );
    may.push(...lesson.moments.map(({ id }) => `${lesson.id}.${id}.done`));
  }
  must.push(...drillWords(drill));
  return { must, may };
}

/** The words of a course as somebody who follows it meets them. */
function inReadingOrder(course: Course, drill: readonly DrillMoment[]): string[] {
  const { lessons } = course;
  const told = lessons.flatMap((lesson) => [
    `${lesson.id}.title`,
    ...lesson.moments.flatMap(({ id, answers = [] }) =>
      ['', '.done', ...answers.map(({ say }) => `.${say}`)].map((part) => `${lesson.id}.${id}${part}`),
    ),
    `${lesson.id}.end`,
  ]);
  return ['theme', 'goal', 'end', 'lose', ...told, 'first', ...drillWords(drill)];
}

function drillWords(drill: readonly DrillMoment[]): readonly string[] {
  return [...new Set(drill.map(({ words, id }) => `${DRILL}.${words ?? id}`))];
}

function answersOf(lesson: Lesson): string[] {
  return lesson.moments.flatMap(({ id, answers = [] }) => answers.map(({ say }) => `${lesson.id}.${id}.${say}`));
}
