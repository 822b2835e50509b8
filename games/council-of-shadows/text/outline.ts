import type { Chapter, Paragraph } from '@kaya/engine';
import { components } from '../data/index.ts';
import { GEM_COLOURS } from '../types/index.ts';

/** Ids of one chapter of the rules spec: `ids('SET', 1, 2)` is COS-SET-1 and COS-SET-2. */
function ids(chapter: string, ...numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => `COS-${chapter}-${number}`);
}

/** The reference as a table of contents: chapters, their paragraphs, and the rules that each paragraph tells. */
const outline = {
  tutorial: {
    goal: ['COS-DTL-2', 'COS-DTL-4', 'COS-TIE-1'],
    round: ['COS-FLW-1', 'COS-FLW-7'],
    buying: ['COS-BUY-1', 'COS-BUY-2', 'COS-PAY-1', 'COS-PAY-2'],
    planning: ['COS-PLN-2', 'COS-PLN-4', 'COS-CON-1', 'COS-ORD-1'],
    acting: ['COS-ACT-1', 'COS-ACT-2', 'COS-SHF-1', 'COS-SHF-2'],
    exploiting: ['COS-XPL-1', 'COS-XPL-2', 'COS-MAJ-1'],
    rising: ['COS-DTL-2', 'COS-DTL-8', 'COS-CMS-1'],
    ending: ['COS-END-1', 'COS-SCO-2', 'COS-SCO-3', 'COS-SCO-4'],
    advice: ['COS-CON-3', 'COS-XPL-7'],
  },
  components: {
    systems: ids('CMP', 1, 2, 21),
    board: ids('CMP', 3, 4, 5, 6, 7),
    tracks: ids('CMP', 8, 9),
    gems: ids('CMP', 10, 11),
    cubes: ids('CMP', 12),
    ai: ids('CMP', 13, 22),
    cards: ids('CMP', 14, 15, 16),
    piles: ids('CMP', 17),
    rest: ids('CMP', 18, 19, 20),
  },
  setup: {
    board: ids('SET', 1, 2, 3, 4, 17),
    market: ids('SET', 5),
    darkTech: ids('SET', 6),
    bonus: ids('SET', 7, 8, 9, 10),
    player: ids('SET', 11, 12, 13, 16),
    order: ids('SET', 14, 15),
    box: ids('SET', 18),
    leaders: ids('SET', 20),
    seed: ids('SET', 19),
  },
  flow: {
    phases: ids('FLW', 1, 2, 3),
    planning: ids('FLW', 4, 5, 10),
    acting: ids('FLW', 6, 7),
    round: ids('FLW', 8, 11),
    check: ids('FLW', 9),
    limit: ids('FLW', 12),
  },
  buying: {
    purchases: ids('BUY', 1, 2, 6),
    card: ids('BUY', 3, 4, 5),
    price: ids('PAY', 1, 2, 3),
    choice: ids('PAY', 4),
  },
  upgrades: {
    thirteen: ids('UPG', 1, 2),
    terraforming: ids('UPG', 3, 4),
    extension: ids('UPG', 5),
    energy: ids('UPG', 6),
    range: ids('UPG', 7, 8, 9, 10),
    prices: ids('UPG', 11),
  },
  planning: {
    together: ids('PLN', 1, 7, 10),
    fill: ids('PLN', 2, 3),
    cover: ids('PLN', 4, 5, 6),
    short: ids('PLN', 8, 9),
  },
  consumption: {
    sum: ids('CON', 1, 2, 3),
    limits: ids('CON', 4, 5, 6, 9),
    formula: ids('CON', 7),
    recorded: ids('CON', 8),
    order: ids('ORD', 1),
    ties: ids('ORD', 2, 3),
    arrival: ids('ORD', 4, 5),
  },
  acting: {
    order: ids('ACT', 1, 4, 6),
    limits: ids('ACT', 2, 3, 8),
    optional: ids('ACT', 5, 7, 9),
    colonise: ids('COL', 1, 2, 6),
    occupied: ids('COL', 3, 4, 5, 7),
    extract: ids('EXT', 1, 2, 7),
    extractCubes: ids('EXT', 3, 4, 5, 6),
    discover: ids('DIS', 1, 2, 3, 10),
    drawing: ids('DIS', 4, 5),
    followUp: ids('DIS', 6, 7, 8),
    both: ids('DIS', 9),
    gems: ids('GEM', 1, 4),
    transform: ids('GEM', 2, 3),
    shift: ids('SHF', 1, 2, 3, 4),
  },
  exploiting: {
    galaxy: ids('XPL', 1, 2, 7),
    yield: ids('XPL', 3, 4, 5),
    cube: ids('XPL', 6, 10),
    start: ids('XPL', 8),
    extras: ids('XPL', 9),
    majority: ids('MAJ', 1, 2, 3, 4),
    system: ids('MAJ', 5),
    bonus: ids('BON', 1, 5),
    limit: ids('BON', 2, 3, 4),
  },
  levels: {
    gain: ids('DTL', 1, 5),
    rise: ids('DTL', 2, 3, 4),
    sequence: ids('DTL', 6, 7),
    card: ids('DTL', 8, 9, 11),
    effects: ids('DTL', 10),
    top: ids('DTL', 12, 13, 14),
    compensation: ids('CMS', 1, 2, 3),
    whom: ids('CMS', 4, 5, 6),
  },
  galaxies: {
    near: ids('GAL', 1),
    middle: ids('GAL', 1),
    far: ids('GAL', 1),
    spaces: ids('GAL', 2, 3),
    sector1: ids('SYS', 1),
    sector2: ids('SYS', 1),
    sector3: ids('SYS', 1),
    planets: ids('SYS', 2),
  },
  actionCards: {
    colonising: ids('STC', 1, 2),
    working: ids('STC', 3, 4),
    gems: ids('STC', 5, 6),
    saving: ids('AIC', 1, 2, 3),
    discovering: ids('AIC', 4, 5, 6, 7),
    settling: ids('AIC', 8, 9, 13),
    towers: ids('AIC', 11, 12, 15),
    far: ids('AIC', 10, 14),
    drilling: ids('AIC', 16, 17, 18, 19),
    treasure: ids('AIC', 20, 21, 22, 23),
    power: ids('AIC', 24, 25),
  },
  darkTech: {
    portal: ids('DTI', 1, 2, 3),
    transformation: ids('DTI', 4, 5),
    explorers: ids('DTI', 6, 7),
    science: ids('DTI', 8),
    empire: ids('DTI', 9),
    extended: ids('DTI', 10, 11),
    saver: ids('DTI', 12, 13),
    shared: ids('DTI', 14, 15, 16),
    resources: ids('DTS', 1, 2),
    perpetual: ids('DTS', 3, 4),
    supremacy: ids('DTS', 5),
    recon: ids('DTS', 6),
    information: ids('DTS', 7, 8),
    hegemony: ids('DTS', 9, 10, 13),
    surge: ids('DTS', 11),
    colony: ids('DTS', 12),
  },
  bonusCards: {
    gems: ids('BNL', 1),
    cubes: ids('BNL', 2, 3),
    consumption: ids('BNL', 4),
    owned: ids('BNL', 5, 6, 7),
    rest: ids('BNL', 8, 9),
    galaxy: ids('BND', 1, 2),
    stations: ids('BND', 3),
  },
  ending: {
    trigger: ids('END', 1, 2, 3, 4),
    order: ids('SCO', 1, 7),
    gems: ids('SCO', 2, 3),
    bonus: ids('SCO', 4),
    levels: ids('SCO', 5, 6),
    winner: ids('TIE', 1, 2),
    ties: ids('TIE', 3, 4, 5),
  },
  options: {
    players: ids('OPT', 1),
    screens: ids('OPT', 2),
    modules: ids('OPT', 3, 4),
    silver: ids('OPT', 5, 6),
    four: ids('PLC', 1),
    three: ids('PLC', 2),
    two: ids('PLC', 3, 4, 5),
  },
  stations: {
    building: ids('STA', 1, 2, 3),
    slots: ids('STA', 4, 5, 6),
    extraction: ids('STA', 7, 8),
    exploitation: ids('STA', 9),
    colonisation: ids('STA', 10, 11),
    bonus: ids('STA', 12, 13),
  },
  leaders: {
    choosing: ids('LEA', 1, 2, 3),
    buteo: ids('LEA', 4),
    zoe: ids('LEA', 5),
    ava: ids('LEA', 6, 7, 13),
    casares: ids('LEA', 8, 9),
    s3e3: ids('LEA', 10),
    breish: ids('LEA', 11, 12),
  },
  solo: {
    setup: ids('SOL', 1, 2, 3, 23),
    role: ids('SOL', 4, 22),
    card: ids('SOL', 5, 6, 18),
    rows: ids('SOL', 7, 25),
    colonise: ids('SOL', 8, 9, 12),
    discover: ids('SOL', 10, 11),
    other: ids('SOL', 13, 14),
    exploit: ids('SOL', 15, 16, 24),
    level: ids('SOL', 17, 19),
    scoring: ids('SOL', 20, 21),
  },
  hidden: {
    open: ids('HID', 1, 2),
    plans: ids('HID', 3, 4),
    bonus: ids('HID', 5, 9, 13),
    piles: ids('HID', 6, 7, 8, 14),
    solo: ids('HID', 10),
    watching: ids('HID', 11, 12),
  },
  decisions: {
    setup: ids('DEC', 1, 2),
    buying: ids('DEC', 3, 4),
    planning: ids('DEC', 5),
    acting: ids('DEC', 6, 7, 8, 13),
    discovering: ids('DEC', 9, 10, 11, 12, 22),
    exploiting: ids('DEC', 14, 15, 16, 21),
    rising: ids('DEC', 17, 18, 19, 23),
    solo: ids('DEC', 20),
    scoring: ids('DEC', 24, 25),
  },
  glossary: {
    round: ['COS-FLW-1'],
    cube: ['COS-CMP-12'],
    system: ['COS-CMP-2'],
    galaxy: ['COS-CMP-7'],
    sector: ['COS-CMP-4'],
    zone: ['COS-UPG-9'],
    gem: ['COS-CMP-10'],
    energy: ['COS-DTL-1'],
    consumption: ['COS-CON-1'],
    level: ['COS-CMP-9'],
    terraforming: ['COS-UPG-3'],
    extension: ['COS-UPG-5'],
    action: ['COS-ACT-4'],
    majority: ['COS-MAJ-1'],
    cards: ['COS-CMP-22'],
    throne: ['COS-END-1'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Outline = typeof outline;

const MARKET = [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => `market:${slot}`);
const ZONES = [1, 2, 3].map((zone) => `zone:${zone}`);

/** What each step of the first lesson speaks of: places, and kinds of pieces wherever they lie. */
const LIT: { readonly [P in keyof Outline['tutorial']]: readonly string[] } = {
  goal: ['energy', 'consumption'],
  round: ['turn-order'],
  buying: [...MARKET, ...components.upgrades.map(({ id }) => `upgrade:${id}`)],
  planning: ZONES,
  acting: [...ZONES, 'system'],
  exploiting: components.galaxies.map(({ id }) => `galaxy:${id}`),
  rising: ['energy', 'pile:dark-tech-1', 'pile:dark-tech-2'],
  ending: ['throne', ...GEM_COLOURS.map((colour) => `gem:${colour}`)],
  advice: ['consumption'],
};

/** What one language has to say: a title for every chapter and a text for every paragraph. */
export type Texts<C extends keyof Outline = keyof Outline> = {
  readonly [I in C]: { readonly title: string; readonly text: { readonly [P in keyof Outline[I]]: string } };
};

/** The chapters in one language. */
export function chaptersOf(texts: Texts): readonly Chapter[] {
  return Object.entries(outline).map(([id, paragraphs]) => {
    const { title, text } = texts[id as keyof Outline] as { title: string; text: Readonly<Record<string, string>> };
    return {
      id,
      title,
      paragraphs: Object.entries(paragraphs).map(([name, rules]) => ({ rules, text: text[name] ?? '', ...lit(id, name) })),
    };
  });
}

function lit(chapter: string, name: string): Pick<Paragraph, 'shows'> {
  const shows = chapter === 'tutorial' ? Object.entries(LIT).find(([step]) => step === name)?.[1] : undefined;
  return shows === undefined ? {} : { shows };
}
