import type { Chapter } from '@kaya/engine';

/** Builds the ids of one family of rules: `ids('FE-SET', 1, 2)`. */
function ids(family: string, ...numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => `FE-${family}-${number}`);
}

/**
 * The order of the rules reference, the same in every language: chapters, their paragraphs, and the rules that each
 * paragraph tells. A language that lacks a paragraph does not compile.
 */
const outline = {
  tutorial: {
    idea: [...ids('MOVE', 1), ...ids('BLD', 1)],
    contracts: [...ids('CON', 2), ...ids('DONE', 1)],
    turn: [...ids('FLOW', 2), ...ids('INC', 1), ...ids('PLAN', 1)],
    drive: ids('MOVE', 3, 4, 5, 7),
    bonus: ids('TOK', 1, 2, 3, 6, 7, 10, 12),
    joint: ids('JOIN', 1, 4, 6),
    end: [...ids('END', 1, 2), ...ids('SCO', 1, 2, 3, 8, 12)],
    tips: [],
  },
  components: {
    players: ids('CMP', 1, 15, 16),
    board: ids('CMP', 2, 3),
    map: ids('CMP', 4, 5, 6),
    tokens: ids('CMP', 7),
    contracts: ids('CMP', 8, 9, 10, 11, 12),
    certificates: ids('CMP', 13),
    money: ids('CMP', 14),
    shared: ids('CMP', 17, 18, 19),
    modules: ids('CMP', 20, 21),
    box: ids('CMP', 22, 23),
    reconstructed: ids('CMP', 4, 5, 6, 9, 10, 11, 12),
  },
  setup: {
    side: ids('SET', 1),
    tokens: ids('SET', 2, 3, 4),
    deal: ids('SET', 5, 6),
    trio: ids('SET', 7, 8, 9),
    closed: ids('SET', 10, 11),
    contracts: ids('SET', 12, 13),
    starting: ids('SET', 14, 19),
    bank: ids('SET', 15, 16, 17, 18, 20),
    first: ids('SET', 21, 22),
  },
  flow: {
    rounds: ids('FLOW', 1, 3, 5),
    turn: ids('FLOW', 2, 7),
    back: ids('FLOW', 4),
    last: ids('FLOW', 6),
  },
  income: {
    amount: ids('INC', 1, 2),
    when: ids('INC', 3, 4),
  },
  planning: {
    actions: ids('PLAN', 1, 2, 3),
    free: ids('PLAN', 4, 5, 11),
    duty: ids('PLAN', 6, 7),
    void: ids('PLAN', 8, 9, 12),
    without: ids('PLAN', 10),
  },
  lines: {
    where: ids('LINE', 1, 2, 3),
    taken: ids('LINE', 4, 8),
    two: ids('LINE', 5),
    shared: ids('LINE', 6, 7),
  },
  contracts: {
    buy: ids('CON', 1, 2),
    fit: ids('CON', 3, 4),
    refill: ids('CON', 5, 6, 7),
  },
  moving: {
    where: ids('MOVE', 1, 2, 9),
    price: ids('MOVE', 3, 4, 5, 6),
    pass: ids('MOVE', 7, 8),
    pay: ids('MOVE', 10, 16),
    must: ids('MOVE', 11, 12, 13),
    routes: ids('MOVE', 14, 15),
  },
  building: {
    take: ids('BLD', 1, 2, 4),
    site: [...ids('BLD', 3), ...ids('USE', 5)],
    limits: ids('BLD', 5, 6, 7),
    effect: ids('USE', 1, 2, 3, 4),
  },
  tokens: {
    investor: ids('TOK', 1),
    engineer: ids('TOK', 2),
    coal: ids('TOK', 3, 4, 5),
    gas: ids('TOK', 6),
    nuclear: ids('TOK', 7, 8, 9),
    oil: ids('TOK', 10, 11),
    site: ids('TOK', 12),
  },
  completed: {
    score: ids('DONE', 1, 2),
    several: ids('DONE', 3, 4),
  },
  joint: {
    ask: ids('JOIN', 1, 2, 3),
    join: ids('JOIN', 4, 6, 7),
    one: ids('JOIN', 5, 8, 9),
  },
  end: {
    trigger: ids('END', 1, 2),
    finish: ids('END', 3, 4),
    idle: ids('END', 5, 6),
  },
  scoring: {
    slots: ids('SCO', 1),
    certificates: ids('SCO', 2),
    majority: ids('SCO', 3, 4, 7),
    ties: ids('SCO', 5, 6),
    network: ids('SCO', 8, 9),
    lines: ids('SCO', 10, 11),
    winner: ids('SCO', 12, 13),
  },
  options: {
    modules: ids('OPT', 1),
    network: ids('OPT', 2),
    permanent: ids('OPT', 3),
    timing: ids('OPT', 5),
    solo: ids('OPT', 4),
  },
  module1: {
    score: ids('M1', 1, 6),
    network: ids('M1', 2, 3),
    largest: ids('M1', 4, 5),
  },
  module2: {
    setup: ids('M2', 1),
    buy: ids('M2', 2, 3, 4, 5),
    keep: ids('M2', 6, 7),
    joker: ids('M2', 8),
    use: ids('M2', 9, 17),
    substitutes: ids('M2', 10, 11, 12, 13),
    windows: ids('M2', 14, 15, 16),
    everyTurn: ids('M2', 25),
    effect: ids('M2', 18, 19, 22),
    duty: ids('M2', 20, 21),
    crew: ids('M2', 23),
    ask: ids('M2', 24),
  },
  cards: {
    money: ids('PC', 1, 8, 19),
    lines: ids('PC', 2, 9, 20),
    certificate: ids('PC', 3),
    shift: ids('PC', 4),
    step: ids('PC', 5, 6),
    back: ids('PC', 7),
    join: ids('PC', 10, 11, 21, 22),
    contract: ids('PC', 12),
    swap: ids('PC', 13),
    twin: ids('PC', 14, 15),
    twinLater: ids('PC', 16, 17, 18),
    overtime: ids('PC', 23, 24),
  },
  module3: {
    setup: ids('M3', 1, 2, 3),
    sites: [...ids('M3', 4), ...ids('NS', 7)],
    simple: ids('NS', 1, 2),
    contract: ids('NS', 3),
    lines: ids('NS', 4),
    plant: ids('NS', 5, 6),
    nuclear: ids('M3', 5, 6),
    free: ids('M3', 7, 8),
    reach: ids('M3', 9, 10),
  },
  together: {
    sites: ids('INT', 1, 9),
    nuclear: ids('INT', 2, 3, 5),
    without3: ids('INT', 6, 10),
    boards: ids('INT', 4),
    scoring: ids('INT', 7, 8),
    free: ids('INT', 11, 12),
  },
  hidden: {
    open: ids('HID', 1),
    certificates: ids('HID', 2, 6, 8),
    piles: ids('HID', 3, 4, 5, 7),
    end: ids('HID', 9),
  },
  questions: {
    planning: ids('DEC', 1, 2, 3, 4),
    moving: ids('DEC', 5, 6, 7),
    tokens: ids('DEC', 8, 9, 10, 11, 12, 13),
    others: ids('DEC', 14, 15, 16, 28),
    cards: ids('DEC', 17, 18, 19, 20, 21, 22),
    moreCards: ids('DEC', 23, 24, 25, 26),
    order: ids('DEC', 27),
  },
  examples: {
    drive: ids('EX', 5, 22),
    coal: ids('EX', 26, 27),
    oil: ids('EX', 10, 11),
    joint: ids('EX', 12, 40),
    duty: ids('EX', 31),
    regions: ids('EX', 15, 33, 34, 35, 36),
    network: ids('EX', 16, 37, 38),
    module1: ids('EX', 17, 39),
    module2: ids('EX', 45, 55),
    module3: ids('EX', 21, 56),
  },
  glossary: {
    crew: ids('CMP', 17),
    space: ids('CMP', 3),
    connection: ids('CMP', 3),
    line: ids('LINE', 1),
    plant: ids('CMP', 15, 19),
    contract: ids('CON', 2),
    slot: ids('CMP', 9),
    token: ids('CMP', 7),
    display: ids('SET', 13),
    reserve: ids('SET', 19),
    box: ids('CMP', 22),
    certificate: ids('CMP', 13),
    network: ids('SCO', 9),
    million: ids('CMP', 14),
    points: ids('CMP', 23),
    round: ids('FLOW', 1),
    joint: ids('JOIN', 4),
    public: ids('M2', 2),
    kept: ids('M2', 6),
    joker: ids('M2', 8, 10),
    newSite: ids('M3', 4),
    nuclearBoard: ids('M3', 3),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Outline = typeof outline;

/** The reference in one language: a title for each chapter, a text for each paragraph. */
export type Telling = {
  readonly [C in keyof Outline]: { readonly title: string; readonly told: { readonly [P in keyof Outline[C]]: string } };
};

/** The chapters of a reference, in the order of the outline. */
export function chapters(telling: Telling): readonly Chapter[] {
  return Object.entries(outline).map(([id, paragraphs]) => {
    const { title, told }: { title: string; told: Readonly<Record<string, string>> } = telling[id as keyof Outline];
    return {
      id,
      title,
      paragraphs: Object.entries(paragraphs).map(([name, rules]) => ({ rules, text: told[name] ?? '' })),
    };
  });
}
