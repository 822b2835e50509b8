// What the lessons say about numbers and consequences is so, in the very position where they say it.
import { at, LOCALES, type Match, type Seat, same } from '@kaya/engine';
import { Guide, type Lesson } from '@kaya/engine/lessons';
import { taughtBy } from '@kaya/engine/test';
import { describe, expect, test } from 'vitest';
import { bonusOf, galaxyOf, planetOf, spaceOf, systemOf } from '../data/index.ts';
import { course } from '../lessons/index.ts';
import { coloniesInGalaxy } from '../rules/galaxies/majority.ts';
import { game } from '../rules/game.ts';
import { bonusEnergy } from '../rules/scoring.ts';
import { voice } from '../text/voice.ts';
import type { CardId, Cos, CosAction, CosEvent, CosState, GalaxyId } from '../types/index.ts';
import { gems } from './position.ts';

const taught = taughtBy(game, course);
const { lessonOf } = taught;
const YOU = course.seat;
const OPPONENT: Seat = 1;

describe('all lessons', () => {
  test.each(LOCALES)('call cards by their names (%s)', async (locale) => {
    const names = Object.values(await voice.catalogues[locale]());
    const said = Object.values(await course.words[locale]()).flatMap((text) => text.match(/[“«]\s?[^”»]+[”»]/gu) ?? []);
    const quoted = said.map((name) => name.replace(/[“”«»]/gu, '').trim());
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.filter((name) => !names.includes(name))).toEqual([]);
  });
});

test.each([
  ['first-round', 'zone-1'],
  ['first-round', 'zone-2'],
  ['level-one', 'zone-1'],
  ['last-round', 'zone-1'],
])('%s.%s: what is planned lies face down', (id, moment) => {
  expect(taught.happens(id, moment)).toEqual([expect.objectContaining({ kind: 'planned', who: YOU, open: false })]);
});

test.each([
  ['level-one', 'range'],
  ['last-round', 'desert'],
])('%s.%s: what is bought comes when it is paid', (id, moment) => {
  expect(taught.happens(id, moment)).toEqual([]);
  expect(taught.happens(id, 'pay')).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'bought-upgrade', who: YOU })]),
  );
});

describe('first-round', () => {
  const lesson = lessonOf('first-round');

  test('civilisations differ in nothing that counts', () => {
    const choices = opened(lesson, 'civilisation').legal('choose-civilisation');
    expect(choices).toHaveLength(4);
    const players = choices.map((choice) => {
      const table = opened(lesson, 'civilisation');
      table.act(choice);
      return { ...table.you, civilisation: null };
    });
    for (const player of players) expect(player).toEqual(players[0]);
  });

  test('of two systems drawn, which nobody else sees, the other one goes back', () => {
    expect(taught.happens('first-round', 'discover')).toEqual([
      expect.objectContaining({ kind: 'tiles-drawn', sector: 2, tiles: ['s2-03', 's2-07'], seer: YOU }),
    ]);
    expect(taught.happens('first-round', 'tile')).toEqual([
      expect.objectContaining({ kind: 'tile-returned', tile: 's2-03', seer: YOU }),
    ]);
  });

  test('one gem of each of two colours buys the card and the range; no other card on offer places two cubes', () => {
    const table = opened(lesson, 'card');
    expect(table.you.gems).toEqual(gems(1, 1, 0));
    const others = table.legal('buy-card').filter(({ slot }) => table.state.market[slot] !== 'ai-twin-colony');
    const cards = others.map(({ slot }) => table.state.market[slot]);
    expect(cards).toEqual([
      'ai-gem-cache',
      'ai-scout-or-settle',
      'ai-light-colony',
      'ai-far-outpost',
      'ai-refinery',
      'ai-remote-drill',
    ]);
    opened(lesson, 'zone-1').expect({ gems: gems(0, 0, 0), energy: 1 });
    expect(opened(lesson, 'range').state.market).not.toContain('ai-twin-colony');
    expect(opened(lesson, 'range').state.market).not.toContain(null);
  });

  test('the plans consume 10 and 4, and so the learner acts first', () => {
    const table = opened(lesson, 'discover');
    expect(table.you.recorded).toBe(10);
    expect(table.opponent.recorded).toBe(4);
    expect(table.state.order).toEqual([YOU, OPPONENT]);
  });

  test('what can be discovered yields what is said', () => {
    const yields = (galaxies: readonly GalaxyId[]) => galaxies.map((id) => galaxyOf(id).high);
    expect(yields(freeGalaxies(opened(lesson, 'discover'), 1))).toEqual([5, 6]);
    expect(yields(freeGalaxies(opened(lesson, 'discover'), 2))).toEqual([6, 8]);
    expect(systemOf('s2-03').planets.map(({ type }) => type)).toEqual(['desert', 'desert']);
    expect(
      opened(lesson, 'tile')
        .legal('take-tile')
        .map(({ tile }) => tile),
    ).toEqual(['s2-03', 's2-07']);
  });

  test('the tower can stand on Tessal or Ysra only, and without it there is nothing to extract', () => {
    const table = opened(lesson, 'tower');
    expect(table.legal('colonise').map(({ planet }) => planet)).toEqual(['s1-03a', 's1-06a']);
    expect(table.you.gems).toEqual(gems(0, 0, 0));
    table.act({ do: 'skip' });
    expect(table.decision).toBe('exploit');
  });

  test('extracting twice brings four gems, and exploiting 12 energy', () => {
    const table = opened(lesson, 'exploit');
    expect(table.you.gems).toEqual(gems(2, 2, 0));
    const before = table.you.energy;
    const bonus = table.act({ do: 'exploit', galaxy: 'blue' }).filter(({ kind }) => kind === 'bonus-drawn');
    expect(bonus).toHaveLength(1);
    expect(table.you.energy - before).toBe(8);
    table.act({ do: 'exploit', galaxy: 'grey' });
    expect(table.you.energy - before).toBe(12);
    table.expect({ energy: 13, consumption: 30 });
  });
});

describe('whoever leaves the way of first-round', () => {
  const lesson = lessonOf('first-round');
  const from = (id: string) => lesson.moments.findIndex((it) => it.id === id);

  test('stays in the lesson with any civilisation, also the one that the opponent has in it', () => {
    for (const civilisation of ['tretans', 'shengar'] as const) {
      const guide = new Guide(game, course, lesson);
      const match = guide.open();
      play(guide, match, { do: 'choose-civilisation', civilisation });
      const theirs = guide.recorded(match, OPPONENT) ?? match.legal(OPPONENT)[0];
      if (theirs === undefined) throw new Error('the opponent chooses too');
      match.act(OPPONENT, theirs);
      guide.heard(match, OPPONENT, theirs, []);
      expect(guide.told.differs).toBe(false);
      expect(guide.recorded(match, OPPONENT)).toEqual({ do: 'buy-card', slot: 3 });
    }
  });

  test('is not asked for what cannot be done any more', () => {
    const guide = new Guide(game, course, lesson);
    const match = guide.open(from('tile'));
    play(guide, match, { do: 'take-tile', tile: 's2-03' });
    expect(guide.told.phase).toBe('other');
    guide.goOn(match);
    play(guide, match, { do: 'place-tile', space: 'blue-1' });
    expect(match.legal(YOU)).not.toContainEqual({ do: 'colonise', planet: 's2-07a' });
    expect(guide.told).toMatchObject({ phase: 'free', moment: null });
    play(guide, match, { do: 'take-resource' });
    expect(guide.told).toMatchObject({ phase: 'ask', moment: { id: 'tower' } });
  });

  test('is led on where no more can be done than was suggested', () => {
    const guide = new Guide(game, course, lesson);
    const match = guide.open(from('zone-2'));
    play(guide, match, { do: 'plan-card', zone: 2, card: 'st-colonise-1' });
    guide.goOn(match);
    while (guide.told.moment?.id !== 'extract') play(guide, match, suggestedBy(guide, match));
    play(guide, match, suggestedBy(guide, match));
    expect(match.decision?.do).toBe('exploit');
    expect(guide.told).toMatchObject({ phase: 'ask', answer: null, moment: { id: 'exploit' } });
  });
});

describe('level-one', () => {
  const lesson = lessonOf('level-one');

  test('who pays with gold can buy only one of the next two cards', () => {
    const table = opened(lesson, 'pay');
    table.act({ do: 'pay', gems: gems(0, 1, 0) });
    expect(table.market('ai-light-colony', 'ai-far-outpost')).toEqual([true, true]);
    table.buy('ai-light-colony');
    expect(table.market('ai-far-outpost')).toEqual([false]);
  });

  test('the opponent consumes 7, the learner 5, and the opponent acts first', () => {
    const table = opened(lesson, 'order');
    expect([table.opponent.recorded, table.you.recorded]).toEqual([7, 5]);
    expect(table.state.order).toEqual([OPPONENT, YOU]);
  });

  test('the third galaxy can be that of Quill or of Sable; Ysra would be the second cube in Parvus Corta', () => {
    expect(
      opened(lesson, 'third')
        .legal('colonise')
        .map(({ planet }) => planet),
    ).toEqual(['s1-06a', 's1-10a', 's1-09a']);
  });

  test('all three galaxies give the high yield, and 3 energy are missing then', () => {
    const table = opened(lesson, 'exploit');
    const told = (['blue', 'green', 'grey'] as const).flatMap((galaxy) => table.act({ do: 'exploit', galaxy }));
    expect(told.flatMap((it) => (it.kind === 'exploited' ? [it.yield] : []))).toEqual(['high', 'high', 'high']);
    table.expect({ energy: 32, consumption: 35 });
    expect(table.legal('exploit')).toEqual([]);
  });

  test('an energy boost lifts the learner, the target stays, and the opponent gets a gold gem', () => {
    const table = opened(lesson, 'dark-tech');
    table.expect({ level: 1, consumption: 35 });
    const before = opened(lesson, 'boost').opponent.gems;
    expect(table.opponent.gems).toEqual({ ...before, gold: before.gold + 1 });
    expect(table.legal('take-dark-tech').map(({ card }) => card)).toContain('dt1-empire');
  });

  test('a smaller boost is enough as well', () => {
    const table = opened(lesson, 'boost');
    table.act({ do: 'buy-upgrade', upgrade: 'energy-2' });
    table.act({ do: 'stop-buying' });
    table.expect({ level: 1 });
  });

  test.each(['energy-1', 'energy-2', 'energy-3'] as const)('%s is enough: nothing more is asked, and it lifts', (upgrade) => {
    const guide = new Guide(game, course, lesson);
    const match = guide.open(lesson.moments.findIndex(({ id }) => id === 'boost'));
    play(guide, match, { do: 'buy-upgrade', upgrade });
    while (match.decision?.do === 'pay') play(guide, match, at(match.legal(YOU), 0));
    expect(guide.told.moment?.id).not.toBe('boost');
    expect(guide.told.answer).toBe('level-one.boost.done');
    if (match.decision?.do === 'buy') play(guide, match, { do: 'stop-buying' });
    expect(guide.told).toMatchObject({ phase: 'ask', moment: { id: 'dark-tech' } });
  });

  test('who stops before all galaxies are exploited is answered at once, and can try again', () => {
    const guide = new Guide(game, course, lesson);
    let match = guide.open(lesson.moments.findIndex(({ id }) => id === 'exploit'));
    play(guide, match, { do: 'exploit', galaxy: 'green' });
    expect(guide.told).toMatchObject({ phase: 'ask', answer: null });
    play(guide, match, { do: 'stop-exploiting' });
    expect(guide.told).toMatchObject({ phase: 'other', answer: 'level-one.exploit.stop' });
    match = guide.again();
    for (const galaxy of ['grey', 'green'] as const) play(guide, match, { do: 'exploit', galaxy });
    expect(guide.told).toMatchObject({ phase: 'ask', moment: { id: 'exploit' } });
    play(guide, match, { do: 'exploit', galaxy: 'blue' });
    expect(guide.told).toMatchObject({ phase: 'free', answer: 'level-one.exploit.done' });
  });
});

describe('last-round', () => {
  const lesson = lessonOf('last-round');

  test('Crimson Maw has two free desert planets, and yields 10 or 5', () => {
    const table = opened(lesson, 'desert');
    table.expect({ level: 2 });
    expect(table.state.round).toBe(7);
    expect(galaxyOf('red')).toMatchObject({ high: 10, low: 5 });
    expect(galaxyOf('blue')).toMatchObject({ high: 8, low: 3 });
    const far = opened(lesson, 'red')
      .legal('colonise')
      .map(({ planet }) => planetOf(planet))
      .filter(({ sector }) => sector === 3);
    expect(far.map(({ id, type }) => [id, type])).toEqual([
      ['s3-08a', 'desert'],
      ['s3-07b', 'desert'],
    ]);
  });

  test('every other payment takes the transparent gem, and with it “Hibernation”', () => {
    expect(opened(lesson, 'pay').legal('pay')).toHaveLength(3);
    for (const dear of [gems(1, 0, 1), gems(0, 1, 1)]) {
      const table = opened(lesson, 'pay');
      table.act({ do: 'pay', gems: dear });
      expect(table.market('ai-hibernation')).toEqual([false]);
    }
  });

  test.each([
    { with: 'ai-hibernation', moves: 3 },
    { with: null, moves: 13 },
  ] as const)('the target moves by $moves', ({ with: card, moves }) => {
    const table = opened(lesson, 'cover');
    const before = table.you.consumption;
    table.act(card === null ? { do: 'keep', zone: 3 } : { do: 'plan-card', zone: 3, card });
    expect(table.you.consumption - before).toBe(moves);
  });

  test('the opponent acts first, and afterwards has one cube in each of the two galaxies', () => {
    expect(opened(lesson, 'order').state.order).toEqual([OPPONENT, YOU]);
    const table = opened(lesson, 'red');
    expect((['red', 'blue'] as const).map((galaxy) => table.cubes(OPPONENT, galaxy))).toEqual([1, 1]);
    expect((['red', 'blue'] as const).map((galaxy) => table.cubes(YOU, galaxy))).toEqual([0, 1]);
  });

  test('“Empire” pays before the first galaxy', () => {
    expect(opened(lesson, 'empire').you.energy - opened(lesson, 'blue').you.energy).toBe(12);
  });

  test('the fifth bonus card is the weakest', () => {
    const table = opened(lesson, 'bonus');
    const worth = table.legal('return-bonus').map(({ card }) => bonusEnergy(table.state, YOU, bonusOf(card).formula));
    expect(worth.toSorted((a, b) => a - b)).toEqual([4, 9, 9, 9]);
    expect(bonusEnergy(table.state, YOU, bonusOf('bl-planet-volcanic').formula)).toBe(4);
  });

  test('with the two galaxies left the throne is reached, and the game is won', () => {
    const table = opened(lesson, 'throne');
    expect(table.legal('exploit').map(({ galaxy }) => galaxy)).toEqual(['grey', 'orange']);
    table.act({ do: 'exploit', galaxy: 'grey' });
    table.act({ do: 'exploit', galaxy: 'orange' });
    const told = table.act({ do: 'stop-exploiting' }).map(({ kind }) => kind);
    expect(told).toEqual(expect.arrayContaining(['throne', 'scored', 'ended']));
    expect(table.winners).toEqual([YOU]);
  });
});

/** The game where a moment is told, and what one may try there. */
function opened({ id }: Lesson, moment: string): Table {
  return new Table(taught.opened(id, moment).match);
}

class Table {
  readonly #match: Match<Cos>;

  constructor(match: Match<Cos>) {
    this.#match = match;
  }

  get state(): CosState {
    return this.#match.view(YOU).view;
  }

  get you(): CosState['players'][number] {
    return at(this.state.players, YOU);
  }

  get opponent(): CosState['players'][number] {
    return at(this.state.players, OPPONENT);
  }

  get decision(): string | undefined {
    return this.#match.decision?.do;
  }

  legal<D extends CosAction['do']>(kind: D): Extract<CosAction, { do: D }>[] {
    return this.#match.legal(YOU).filter((action): action is Extract<CosAction, { do: D }> => action.do === kind);
  }

  /** Which of these cards one can buy now. */
  market(...cards: readonly CardId[]): boolean[] {
    const slots = this.legal('buy-card').map(({ slot }) => this.state.market[slot]);
    return cards.map((card) => slots.includes(card));
  }

  buy(card: CardId): void {
    this.act({ do: 'buy-card', slot: this.state.market.indexOf(card) });
  }

  act(action: CosAction): readonly CosEvent[] {
    const played = this.#match.act(YOU, action);
    if (!played.ok) throw new Error(`${action.do} is not possible here`);
    return played.updates.find(({ viewer }) => viewer === YOU)?.events ?? [];
  }

  cubes(seat: Seat, galaxy: GalaxyId): number {
    return coloniesInGalaxy(this.state, at(this.state.players, seat), galaxyOf(galaxy));
  }

  get winners(): readonly Seat[] | undefined {
    return this.#match.outcome?.winners;
  }

  expect(has: Partial<CosState['players'][number]>): void {
    expect(this.you).toMatchObject(has);
  }
}

function freeGalaxies(table: Table, sector: 1 | 2): GalaxyId[] {
  table.act({ do: 'discover', sector });
  const [tile] = table.legal('take-tile');
  if (tile === undefined) throw new Error('no tile was drawn');
  table.act(tile);
  return [...new Set(table.legal('place-tile').map(({ space }) => spaceOf(space).galaxy))].sort(
    (a, b) => galaxyOf(a).high - galaxyOf(b).high,
  );
}

function suggestedBy(guide: Guide<Cos>, match: Match<Cos>): CosAction {
  const action = match.legal(YOU).find((it) => guide.told.suggested !== null && same(it, guide.told.suggested));
  if (action === undefined) throw new Error('nothing is suggested');
  return action;
}

function play(guide: Guide<Cos>, match: Match<Cos>, action: CosAction): void {
  const played = match.act(YOU, action);
  if (!played.ok) throw new Error(`${action.do} is not possible here`);
  guide.heard(match, YOU, action, played.updates.find(({ viewer }) => viewer === YOU)?.events ?? []);
}
