import type { Chapter, Paragraph } from '@kaya/engine';
import { place } from '../rules/places.ts';
import { ENERGIES, REGIONS } from '../types/index.ts';

/** The plan of the rules reference, the same in every language: chapters, paragraphs, and the rules each paragraph tells. */
const outline = {
  tutorial: {
    aim: ['CO2-FLO-1', 'CO2-END-5', 'CO2-SCO-9'],
    world: ['CO2-CMP-11', 'CO2-CTL-1', 'CO2-ENE-4'],
    turn: ['CO2-TRN-1', 'CO2-TRN-3'],
    steps: ['CO2-PRO-1', 'CO2-INS-1', 'CO2-CON-1', 'CO2-CON-18'],
    scientists: ['CO2-TRN-5', 'CO2-SCI-1', 'CO2-SCI-8', 'CO2-SUM-5'],
    expertise: ['CO2-INC-1', 'CO2-CON-2', 'CO2-EXP-5'],
    permits: ['CO2-INS-3', 'CO2-MKT-1', 'CO2-CEP-2'],
    control: ['CO2-CTL-2', 'CO2-CTL-6'],
    decade: ['CO2-FLO-4', 'CO2-ENE-5', 'CO2-EVT-2'],
    end: ['CO2-END-1', 'CO2-END-2', 'CO2-END-3', 'CO2-END-4', 'CO2-SCO-3', 'CO2-SCO-6'],
    advice: ['CO2-PRO-2', 'CO2-SCI-7', 'CO2-TRN-5', 'CO2-INC-3'],
  },
  components: {
    permits: ['CO2-CMP-1'],
    tech: ['CO2-CMP-2'],
    money: ['CO2-CMP-3'],
    discs: ['CO2-CMP-4', 'CO2-CMP-16', 'CO2-CMP-17'],
    scientists: ['CO2-CMP-5'],
    types: ['CO2-CMP-10'],
    projects: ['CO2-CMP-6'],
    plants: ['CO2-CMP-7'],
    fossils: ['CO2-CMP-8', 'CO2-CMP-9'],
    regions: ['CO2-CMP-11', 'CO2-CMP-12', 'CO2-CMP-13'],
    tracks: ['CO2-CMP-14', 'CO2-CMP-15', 'CO2-CMP-18'],
  },
  setup: {
    players: ['CO2-SET-1', 'CO2-SET-4', 'CO2-SET-5'],
    first: ['CO2-SET-2', 'CO2-SET-3'],
    stocks: ['CO2-SET-6', 'CO2-SET-7', 'CO2-SET-8', 'CO2-SET-9'],
    tiles: ['CO2-SET-10', 'CO2-SET-11'],
    fossils: ['CO2-SET-12', 'CO2-SET-13'],
    permits: ['CO2-SET-14', 'CO2-SET-15', 'CO2-SET-16'],
    goals: ['CO2-SET-17', 'CO2-SET-18'],
    'un-goals': ['CO2-SET-19'],
    events: ['CO2-SET-20'],
    lobby: ['CO2-SET-21'],
    start: ['CO2-SET-22', 'CO2-SET-23'],
  },
  flow: {
    decades: ['CO2-FLO-1', 'CO2-FLO-2', 'CO2-FLO-3', 'CO2-FLO-4'],
    rounds: ['CO2-FLO-5', 'CO2-FLO-6', 'CO2-FLO-7'],
    change: ['CO2-FLO-8', 'CO2-FLO-9'],
    order: ['CO2-FLO-10', 'CO2-FLO-11', 'CO2-DEC-32'],
  },
  income: {
    places: ['CO2-INC-1', 'CO2-INC-2', 'CO2-INC-3', 'CO2-INC-4'],
    amount: ['CO2-INC-5', 'CO2-TRK-1'],
    split: ['CO2-INC-6', 'CO2-INC-7', 'CO2-DEC-4'],
  },
  energy: {
    cubes: ['CO2-ENE-1'],
    check: ['CO2-ENE-2', 'CO2-ENE-3'],
    fossil: ['CO2-ENE-4', 'CO2-ENE-5', 'CO2-ENE-6'],
    pay: ['CO2-ENE-7', 'CO2-ENE-8', 'CO2-ENE-9', 'CO2-DEC-5'],
    purchase: ['CO2-ENE-10', 'CO2-ENE-11', 'CO2-ENE-12', 'CO2-DEC-6'],
    market: ['CO2-ENE-13', 'CO2-ENE-14'],
    limit: ['CO2-ENE-15', 'CO2-ENE-16'],
  },
  event: {
    disaster: ['CO2-EVT-1', 'CO2-EVT-2', 'CO2-EVT-3'],
    help: ['CO2-EVT-4', 'CO2-EVT-5', 'CO2-EVT-6'],
    next: ['CO2-EVT-7'],
    cards: ['CO2-EVC-47', 'CO2-EVC-48', 'CO2-EVC-49', 'CO2-EVC-50', 'CO2-EVC-51', 'CO2-EVC-52'],
  },
  turn: {
    main: ['CO2-TRN-1', 'CO2-TRN-2', 'CO2-DEC-7'],
    free: ['CO2-TRN-3', 'CO2-TRN-8', 'CO2-FRE-1'],
    between: ['CO2-FRE-2', 'CO2-FRE-3'],
    goal: ['CO2-TRN-4'],
    end: ['CO2-TRN-5', 'CO2-TRN-6', 'CO2-TRN-7', 'CO2-DEC-22', 'CO2-DEC-31'],
  },
  propose: {
    project: ['CO2-PRO-1', 'CO2-PRO-2', 'CO2-PRO-9', 'CO2-PRO-10', 'CO2-DEC-8'],
    grant: ['CO2-PRO-3', 'CO2-PRO-4', 'CO2-PRO-5'],
    research: ['CO2-PRO-6', 'CO2-PRO-7', 'CO2-PRO-8', 'CO2-DEC-12'],
    order: ['CO2-DEC-30'],
  },
  install: {
    project: ['CO2-INS-1', 'CO2-INS-2', 'CO2-INS-12', 'CO2-DEC-9'],
    pay: ['CO2-INS-3', 'CO2-INS-10', 'CO2-INS-4'],
    benefits: ['CO2-INS-5', 'CO2-INS-6', 'CO2-INS-7', 'CO2-INS-8', 'CO2-INS-9'],
    scientist: ['CO2-INS-11'],
    order: ['CO2-DEC-28'],
  },
  construct: {
    needs: ['CO2-CON-1', 'CO2-CON-2', 'CO2-CON-3', 'CO2-CON-4', 'CO2-CON-18', 'CO2-DEC-10'],
    pay: ['CO2-CON-5', 'CO2-CON-6', 'CO2-CON-7'],
    place: ['CO2-CON-8', 'CO2-CON-9', 'CO2-CON-12'],
    replace: ['CO2-CON-10', 'CO2-CON-11'],
    reward: ['CO2-CON-13', 'CO2-CON-14', 'CO2-CON-15'],
    scientist: ['CO2-CON-16', 'CO2-CON-17', 'CO2-DEC-14'],
    order: ['CO2-DEC-29'],
    plants: ['CO2-PLT-1', 'CO2-PLT-2', 'CO2-TRK-3'],
  },
  scientists: {
    moves: ['CO2-SCI-1', 'CO2-SCI-2', 'CO2-SCI-3', 'CO2-SCI-4', 'CO2-DEC-11'],
    room: ['CO2-SCI-5', 'CO2-SCI-6', 'CO2-SCI-14'],
    dismissal: ['CO2-SCI-7', 'CO2-SCI-8', 'CO2-SCI-9', 'CO2-DEC-13'],
    after: ['CO2-SCI-10', 'CO2-SCI-11'],
    recruits: ['CO2-SCI-12', 'CO2-SCI-13'],
  },
  expertise: {
    gains: ['CO2-EXP-1', 'CO2-EXP-2'],
    track: ['CO2-EXP-3', 'CO2-EXP-4'],
    bonuses: ['CO2-EXP-5', 'CO2-EXP-6', 'CO2-EXP-7', 'CO2-EXP-8', 'CO2-EXP-10', 'CO2-DEC-15', 'CO2-DEC-16'],
    limits: ['CO2-EXP-9', 'CO2-EXP-11', 'CO2-EXP-12'],
    spaces: ['CO2-TRK-2'],
  },
  summits: {
    topics: ['CO2-SUM-1', 'CO2-SUM-2', 'CO2-SUM-3'],
    complete: ['CO2-SUM-4', 'CO2-SUM-5', 'CO2-SUM-6', 'CO2-DEC-24'],
    order: ['CO2-SUM-7', 'CO2-SUM-8', 'CO2-SUM-10', 'CO2-DEC-23'],
    next: ['CO2-SUM-9', 'CO2-SUM-11'],
    tiles: ['CO2-SMT-1'],
  },
  market: {
    visit: ['CO2-MKT-1', 'CO2-MKT-10', 'CO2-DEC-19'],
    buy: ['CO2-MKT-2', 'CO2-MKT-7'],
    sell: ['CO2-MKT-3', 'CO2-MKT-9'],
    empty: ['CO2-MKT-4', 'CO2-MKT-5', 'CO2-MKT-8'],
    stop: ['CO2-MKT-6'],
  },
  permits: {
    paths: ['CO2-CEP-1', 'CO2-CEP-2', 'CO2-CEP-8', 'CO2-CEP-12'],
    regions: ['CO2-CEP-3', 'CO2-CEP-4', 'CO2-CEP-5', 'CO2-CEP-6', 'CO2-CEP-7'],
    shortage: ['CO2-CEP-9', 'CO2-CEP-10', 'CO2-CEP-11', 'CO2-CEP-13'],
  },
  lobby: {
    action: ['CO2-CRD-1', 'CO2-CRD-2', 'CO2-CRD-7'],
    minor: ['CO2-CRD-3', 'CO2-CRD-4', 'CO2-DEC-20'],
    major: ['CO2-CRD-5', 'CO2-CRD-6', 'CO2-CRD-9', 'CO2-DEC-17'],
    lost: ['CO2-CRD-8'],
    regions: ['CO2-LOB-01', 'CO2-LOB-02', 'CO2-LOB-03', 'CO2-LOB-04', 'CO2-LOB-05', 'CO2-LOB-06'],
    grants: ['CO2-LOB-07', 'CO2-LOB-08', 'CO2-LOB-09'],
    installs: ['CO2-LOB-10', 'CO2-LOB-11', 'CO2-LOB-12', 'CO2-LOB-13', 'CO2-LOB-14', 'CO2-DEC-18'],
    constructs: ['CO2-LOB-15', 'CO2-LOB-16', 'CO2-LOB-17', 'CO2-LOB-18', 'CO2-LOB-19'],
    summits: ['CO2-LOB-20', 'CO2-LOB-21', 'CO2-LOB-22', 'CO2-LOB-23', 'CO2-LOB-24'],
    market: ['CO2-LOB-25', 'CO2-LOB-26', 'CO2-EDI-5'],
  },
  'un-goals': {
    score: ['CO2-UNG-1', 'CO2-UNG-2', 'CO2-UNG-3', 'CO2-DEC-21'],
    limits: ['CO2-UNG-4', 'CO2-UNG-5', 'CO2-UNG-6'],
    pairs: ['CO2-UN-34', 'CO2-UN-35', 'CO2-UN-36', 'CO2-UN-37', 'CO2-UN-38', 'CO2-UN-39'],
    triples: ['CO2-UN-40', 'CO2-UN-41', 'CO2-UN-42', 'CO2-UN-43', 'CO2-UN-44'],
    quadruples: ['CO2-UN-45', 'CO2-UN-46'],
  },
  control: {
    agenda: ['CO2-CTL-1', 'CO2-AGD-2'],
    brings: ['CO2-CTL-2'],
    check: ['CO2-CTL-3', 'CO2-CTL-4', 'CO2-CTL-5', 'CO2-CTL-12'],
    compare: ['CO2-CTL-6', 'CO2-CTL-7', 'CO2-CTL-8', 'CO2-CTL-9'],
    moment: ['CO2-CTL-10', 'CO2-CTL-11', 'CO2-CTL-13'],
    agendas: ['CO2-AGD-1'],
  },
  'company-goals': {
    goal: ['CO2-CGO-1', 'CO2-CGO-2'],
    discard: ['CO2-CGO-3', 'CO2-CGO-4', 'CO2-CGO-5'],
    cards: ['CO2-GOAL-27', 'CO2-GOAL-28', 'CO2-GOAL-29', 'CO2-GOAL-30', 'CO2-GOAL-31', 'CO2-GOAL-32', 'CO2-GOAL-33'],
  },
  end: {
    moment: ['CO2-END-1'],
    reasons: ['CO2-END-2', 'CO2-END-3', 'CO2-END-4'],
    defeat: ['CO2-END-5', 'CO2-END-6'],
  },
  scoring: {
    permits: ['CO2-SCO-1', 'CO2-SCO-2', 'CO2-SCO-3'],
    income: ['CO2-SCO-4'],
    goal: ['CO2-SCO-5'],
    money: ['CO2-SCO-6'],
    majorities: ['CO2-SCO-7', 'CO2-SCO-8'],
    winner: ['CO2-SCO-9', 'CO2-TIE-1', 'CO2-TIE-2', 'CO2-TIE-3', 'CO2-TIE-4'],
  },
  options: {
    general: ['CO2-OPT-1', 'CO2-OPT-2'],
    fossils: ['CO2-FOS-1', 'CO2-FOS-2', 'CO2-FOS-3', 'CO2-FOS-4', 'CO2-FOS-5', 'CO2-FOS-6'],
    draft: ['CO2-DRF-1', 'CO2-DRF-2', 'CO2-DEC-1'],
  },
  auction: {
    when: ['CO2-AUC-1', 'CO2-AUC-2'],
    bid: ['CO2-AUC-3', 'CO2-AUC-4', 'CO2-AUC-5', 'CO2-DEC-25'],
    pay: ['CO2-AUC-6', 'CO2-AUC-7', 'CO2-AUC-8', 'CO2-AUC-9', 'CO2-DEC-26', 'CO2-DEC-27'],
    pass: ['CO2-AUC-10'],
  },
  editions: {
    choice: ['CO2-EDI-1', 'CO2-EDI-2'],
    cards: ['CO2-EDI-3', 'CO2-EDI-5', 'CO2-GOAL-30', 'CO2-SET-17'],
    play: ['CO2-EDI-4', 'CO2-INS-8', 'CO2-INS-9', 'CO2-SUM-7'],
    rest: ['CO2-CMP-4', 'CO2-FOS-6', 'CO2-SOL-6'],
  },
  solo: {
    frame: ['CO2-SOL-1', 'CO2-SOL-12'],
    cards: ['CO2-SOL-2', 'CO2-SOL-3'],
    projects: ['CO2-SOL-4', 'CO2-SOL-5', 'CO2-SOL-6', 'CO2-DEC-2', 'CO2-DEC-3'],
    lobby: ['CO2-SOL-7', 'CO2-SOL-8'],
    disaster: ['CO2-SOL-9'],
    end: ['CO2-SOL-10', 'CO2-SOL-11', 'CO2-SOL-13', 'CO2-SOL-14'],
  },
  secrets: {
    open: ['CO2-HID-1'],
    cards: ['CO2-HID-2', 'CO2-HID-7'],
    goals: ['CO2-HID-3', 'CO2-HID-4', 'CO2-HID-12'],
    piles: ['CO2-HID-5', 'CO2-HID-6', 'CO2-HID-9', 'CO2-HID-13'],
    reactions: ['CO2-HID-8', 'CO2-HID-11'],
    after: ['CO2-HID-10'],
  },
  sources: {
    printed: ['CO2-PLT-1', 'CO2-TRK-1', 'CO2-TRK-2', 'CO2-AGD-1', 'CO2-SMT-1'],
  },
  glossary: {
    agenda: ['CO2-CTL-1'],
    bank: ['CO2-CEP-2', 'CO2-CMP-3'],
    bonus: ['CO2-EXP-5'],
    'card-action': ['CO2-CRD-1'],
    cep: ['CO2-CMP-1'],
    'company-goal': ['CO2-CGO-1'],
    control: ['CO2-CTL-2'],
    decade: ['CO2-FLO-2'],
    dismissal: ['CO2-SCI-7'],
    event: ['CO2-EVT-2'],
    expertise: ['CO2-EXP-1'],
    fossil: ['CO2-CMP-8'],
    free: ['CO2-TRN-3'],
    grant: ['CO2-PRO-3'],
    hand: ['CO2-CMP-5', 'CO2-CEP-8'],
    income: ['CO2-INC-1'],
    lobby: ['CO2-CRD-2'],
    market: ['CO2-MKT-1'],
    plant: ['CO2-CON-1'],
    ppm: ['CO2-ENE-5'],
    project: ['CO2-PRO-1', 'CO2-INS-4'],
    recruitment: ['CO2-SCI-12'],
    round: ['CO2-FLO-6'],
    scientist: ['CO2-CMP-5'],
    slot: ['CO2-ENE-3'],
    summit: ['CO2-SUM-1'],
    supply: ['CO2-CMP-2'],
    tech: ['CO2-CMP-2'],
    type: ['CO2-CMP-10'],
    'un-goal': ['CO2-UNG-1'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Outline = typeof outline;

/** What each step of the first lesson speaks of: places, and kinds of pieces wherever they lie. */
const LIT: { readonly [P in keyof Outline['tutorial']]: readonly string[] } = {
  aim: [place.pollution],
  world: REGIONS.map(place.region),
  turn: [...ENERGIES.map((type) => `project-${type}`), place.market, place.unGoals],
  steps: ENERGIES.flatMap((type) => [`project-${type}`, place.stack(type)]),
  scientists: ['scientist'],
  expertise: ENERGIES.map(place.track),
  permits: [place.market, place.bank],
  control: ['control'],
  decade: [place.pollution, place.event],
  end: [place.pollution, place.firstPlayer],
  advice: [...ENERGIES.map(place.reserve), ...ENERGIES.map(place.track)],
};

/** The words of the whole reference in one language: a paragraph that is missing does not compile. */
export type Reference = {
  readonly [C in keyof Outline]: { readonly title: string; readonly text: { readonly [P in keyof Outline[C]]: string } };
};

/** The chapters of the outline with the words of one language. */
export function chapters(reference: Reference): readonly Chapter[] {
  const words: Readonly<Record<string, { readonly title: string; readonly text: Readonly<Record<string, string>> }>> = reference;
  return Object.entries(outline).map(([id, paragraphs]) => ({
    id,
    title: words[id]?.title ?? '',
    paragraphs: Object.entries(paragraphs).map(([key, rules]) => ({ rules, text: words[id]?.text[key] ?? '', ...lit(id, key) })),
  }));
}

/** The supply phase is told at one. */
const SUPPLY: keyof Outline['tutorial'] = 'decade';

function lit(chapter: string, key: string): Pick<Paragraph, 'shows' | 'at'> {
  const shows = chapter === 'tutorial' ? Object.entries(LIT).find(([step]) => step === key)?.[1] : undefined;
  return { ...(shows === undefined ? {} : { shows }), ...(shows !== undefined && key === SUPPLY ? { at: 'income-split' } : {}) };
}
