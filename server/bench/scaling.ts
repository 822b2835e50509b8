import { below, type Rng, seeded } from '@kaya/engine';

/** What one of everything costs, as measured (docs/scale.md says by what). */
export interface UnitCosts {
  /** Milliseconds of a core, of the server's processes and of the database. */
  readonly serverMsPerMove: number;
  readonly databaseMsPerMove: number;
  readonly kilobytesPerSocket: number;
  readonly kilobytesPerTable: number;
  /** What is stored for a move while its game runs, and of a game that is over. */
  readonly bytesPerMove: number;
  readonly bytesPerFinishedGame: number;
  readonly bytesSentPerMove: number;
  /** A notice that one process has to hear, in milliseconds of its core. */
  readonly msPerNotice: number;
  /** Transactions that tell others which one PostgreSQL carries a second: they commit one after the other. */
  readonly commitsPerDatabase: number;
}

/** How people play. */
export interface Habits {
  /** At tables at the busiest minute of the day. */
  readonly people: number;
  readonly seats: number;
  /** Pages that each has open. */
  readonly pages: number;
  readonly movesPerGame: number;
  readonly minutesPerGame: number;
  /** How much of a day's beginnings falls into each hour; the whole world plays more evenly than one country. */
  readonly hours: readonly number[];
}

/** What the machines are: how much of a core is used at the busiest minute, how many cores and gigabytes one has. */
export interface Machines {
  readonly used: number;
  readonly cores: number;
  readonly gigabytes: number;
}

export interface Day {
  readonly games: number;
  readonly moves: number;
  readonly peakMovesPerSecond: number;
  readonly peakTables: number;
}

export interface Needs {
  readonly movesPerSecond: number;
  readonly sockets: number;
  readonly serverCores: number;
  readonly serverGigabytes: number;
  readonly serverMachines: number;
  readonly databaseCores: number;
  /** Databases of their own, each with its own processes and tables. */
  readonly cells: number;
  readonly gigabytesStoredPerDay: number;
  readonly gigabytesSentPerDay: number;
  readonly megabitsAtPeak: number;
}

/** An evening in one country: hardly anybody by night, most at nine in the evening. */
export const ONE_COUNTRY = [1, 0.5, 0.3, 0.2, 0.2, 0.3, 0.6, 1, 1.5, 2, 2.5, 3, 3.5, 3.5, 4, 4, 4.5, 5, 6, 8, 9, 9, 6, 3];
/** The same evening at three places eight hours apart. */
export const WHOLE_WORLD = ONE_COUNTRY.map((_, hour) =>
  [0, 8, 16].reduce((sum, away) => sum + (ONE_COUNTRY[(hour + away) % 24] ?? 0), 0),
);

const MINUTES = 24 * 60;

/** So many tables begin in a minute of which `mean` are expected. */
function arrivals(rng: Rng, mean: number): number {
  // Many at once hardly differ from their mean; few are drawn one by one.
  if (mean > 500) return Math.round(mean);
  let [count, product] = [0, below(rng, 1_000_000) / 1_000_000];
  for (const limit = Math.exp(-mean); product > limit; count++) product *= below(rng, 1_000_000) / 1_000_000;
  return count;
}

/** Lets a day pass minute by minute, after a day that made it as busy as days are, until the busiest minute has as many people as are wanted. */
export function simulate(habits: Habits, seed = 'a day'): Day {
  const { people, seats, hours, minutesPerGame, movesPerGame } = habits;
  const whole = hours.reduce((sum, it) => sum + it, 0);
  const passing = (gamesPerDay: number): Day => {
    const rng = seeded(seed);
    const begun: number[] = [];
    let [games, peakTables] = [0, 0];
    for (let minute = 0; minute < 2 * MINUTES; minute++) {
      const hour = hours[Math.floor(minute / 60) % 24] ?? 0;
      const now = arrivals(rng, (gamesPerDay * hour) / whole / 60);
      begun.push(now);
      if (minute < MINUTES) continue;
      games += now;
      const running = begun.slice(-minutesPerGame).reduce((sum, it) => sum + it, 0);
      peakTables = Math.max(peakTables, running);
    }
    return {
      games,
      moves: games * movesPerGame,
      peakTables,
      peakMovesPerSecond: (peakTables * movesPerGame) / minutesPerGame / 60,
    };
  };
  // What is wanted at the peak is reached by rule of three: twice, since chance rounds.
  let gamesPerDay = people / seats;
  for (let i = 0; i < 3; i++) gamesPerDay *= people / seats / Math.max(1, passing(gamesPerDay).peakTables);
  return passing(gamesPerDay);
}

/** What such a day takes. */
export function needs(habits: Habits, day: Day, unit: UnitCosts, { used, cores, gigabytes }: Machines): Needs {
  const sockets = Math.round(habits.people * habits.pages);
  const movesPerSecond = day.peakMovesPerSecond;
  const cells = Math.max(1, Math.ceil(movesPerSecond / (unit.commitsPerDatabase * used)));
  const serverGigabytes = (sockets * unit.kilobytesPerSocket + day.peakTables * unit.kilobytesPerTable) / 1e6;
  const busy = (movesPerSecond * unit.serverMsPerMove) / 1000 / used;
  // At worst everybody at a table is on another process of their cell, and each of those hears of its moves.
  const processes = Math.max(1, Math.ceil(busy / cells));
  const others = Math.min(processes, habits.seats * habits.pages) - 1;
  const hearing = (movesPerSecond * others * unit.msPerNotice) / 1000 / used;
  const serverCores = busy + hearing;
  return {
    movesPerSecond,
    sockets,
    serverCores,
    serverGigabytes,
    serverMachines: Math.max(1, Math.ceil(Math.max(serverCores / cores, serverGigabytes / (gigabytes * used)))),
    databaseCores: (movesPerSecond * unit.databaseMsPerMove) / 1000 / used,
    cells,
    gigabytesStoredPerDay: (day.moves * unit.bytesPerMove + day.games * unit.bytesPerFinishedGame) / 1e9,
    gigabytesSentPerDay: (day.moves * unit.bytesSentPerMove) / 1e9,
    megabitsAtPeak: (movesPerSecond * unit.bytesSentPerMove * 8) / 1e6,
  };
}
