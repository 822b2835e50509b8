import { type Choice, type Game, type Kinds, next, type Options, type Play, type Seat, type State } from '@kaya/engine';
import { COLUMNS, EMPTY, emptyBoard, isFull, landing, makesFour } from './board.ts';

interface Drop {
  readonly do: 'drop';
  readonly seat: Seat;
}

interface FourState extends State<Drop> {
  cells: number[];
}

interface Four extends Kinds {
  readonly state: FourState;
  readonly step: Drop;
  readonly action: { readonly do: 'drop'; readonly column: number };
  readonly event: { readonly kind: 'dropped'; readonly seat: Seat; readonly cell: number };
  readonly options: Options;
}

const DROPS = Array.from({ length: COLUMNS }, (_, column) => ({ do: 'drop', column }) as const);

const drop: Choice<Four, Four['step']> = {
  candidates: () => DROPS,
  blockers: { drop: [{ rule: 'FOUR-1', when: (state, { column }) => isFull(state.cells, column) }] },
  play({ state, emit }, _step, { column }, seat) {
    const cell = landing(state.cells, column);
    state.cells[cell] = seat;
    emit?.({ kind: 'dropped', seat, cell });
    if (makesFour(state.cells, cell)) end({ state, emit }, [seat]);
    else if (!state.cells.includes(EMPTY)) end({ state, emit }, []);
    else next(state, { do: 'drop', seat: 1 - seat });
  },
};

function end({ state }: Play<Four>, winners: readonly Seat[]): void {
  const ranks = winners.length === 0 ? [1, 1] : [0, 1].map((seat) => (winners.includes(seat) ? 1 : 2));
  state.outcome = { ending: 'four', winners, ranks, scores: [0, 0], sources: [{}, {}] };
}

export const fourInARow: Game<Four> = {
  id: 'four-in-a-row',
  rulesVersion: 1,
  components: '',
  seats: { min: 2, max: 2 },
  options: {},
  refuse: () => [],
  setup: (_setup, rng) => ({ rng, agenda: [{ do: 'drop', seat: 0 }], outcome: null, cells: emptyBoard() }),
  steps: { drop },
  clone: ({ rng, agenda, outcome, cells }) => ({ rng: [...rng], agenda: agenda.slice(), outcome, cells: cells.slice() }),
  mask: () => {},
  imagine: () => {},
  places: { action: ({ column }) => [`column:${column}`], event: ({ cell }) => [`cell:${cell}`] },
  invariants: {},
  longest: 42,
};
