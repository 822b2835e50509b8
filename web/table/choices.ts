import { type Action, type Game, type Reason, Runner, type Seat, type State, type Step, type Viewer } from '@kaya/engine';

/** Something one could point at, with what stands against it. */
export interface Blocked {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** What is to be decided, and what the viewer may and may not do. All of it follows from the view. */
export interface Choices {
  readonly decision: Step | null;
  readonly awaited: readonly Seat[];
  readonly legal: readonly Action[];
  readonly blocked: readonly Blocked[];
  readonly legalAt: ReadonlyMap<string, readonly Action[]>;
  readonly blockedAt: ReadonlyMap<string, readonly Blocked[]>;
  /** Names of the answers that can be given once for all. */
  readonly standing: readonly string[];
}

export const NO_CHOICES: Choices = {
  decision: null,
  awaited: [],
  legal: [],
  blocked: [],
  legalAt: new Map(),
  blockedAt: new Map(),
  standing: [],
};

export function choicesOf(game: Game, view: State, viewer: Viewer): Choices {
  const runner = new Runner(game, view);
  const legal: Action[] = [];
  const blocked: Blocked[] = [];
  const legalAt = new Map<string, Action[]>();
  const blockedAt = new Map<string, Blocked[]>();
  for (const { action, reasons } of viewer >= 0 ? runner.candidates(viewer) : []) {
    const free = reasons.length === 0;
    if (free) legal.push(action);
    else blocked.push({ action, reasons });
    for (const place of new Set(game.places.action(action))) {
      if (free) add(legalAt, place, action);
      else add(blockedAt, place, { action, reasons });
    }
  }
  const awaited = runner.awaited();
  const standing = awaited.includes(viewer) ? runner.standingAnswers() : [];
  return { decision: runner.decision, awaited, legal, blocked, legalAt, blockedAt, standing };
}

function add<T>(map: Map<string, T[]>, place: string, item: T): void {
  const list = map.get(place);
  if (list === undefined) map.set(place, [item]);
  else list.push(item);
}
