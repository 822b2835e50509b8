import type { ChildProcess } from 'node:child_process';
import { freePort, type TestPostgres } from '../test/postgres.ts';
import { metricOf } from './load.ts';
import { prepare } from './prepare.ts';
import { cpuOf, cpuOfEvery, runLoad, SECRET, startServer, stopServer } from './serving.ts';

/** The same load on so many processes with one PostgreSQL. */
export interface ProcessesPlan {
  readonly counts: readonly number[];
  readonly spreads: readonly (typeof SPREADS)[number][];
  readonly game: string;
  readonly tables: number;
  /** Moves a second over all tables. */
  readonly pace: number;
  readonly seconds: number;
  /** The address of a message bus. */
  readonly nats: string | undefined;
}

/** So that each of eight processes has played some hundred moves: what they cost is not what their start costs. */
const WARM = { seconds: 12, pace: 600 };

/** Where the people of one table are: all on one process, as a proxy seats them that goes by the table, or each on another. */
export const SPREADS = ['tables', 'seats'] as const;

export interface ProcessesRun {
  readonly processes: number;
  readonly spread: (typeof SPREADS)[number];
  /** What carries the notices. */
  readonly bus: 'PostgreSQL' | 'NATS';
  readonly movesPerSecond: number;
  /** Seconds of a core for a thousand moves: of all processes, of PostgreSQL, of NATS, and of the first together in comparison with one process. */
  readonly cpuPer1000: number;
  readonly databasePer1000: number;
  readonly busPer1000: number;
  readonly comparedWithOne: number;
  /** Notices that all processes heard. */
  readonly noticesPerMove: number;
  readonly p95: number;
  readonly refused: number;
}

export async function measureProcesses(postgres: TestPostgres, plan: ProcessesPlan): Promise<ProcessesRun[]> {
  const runs: ProcessesRun[] = [];
  for (const spread of plan.spreads) {
    let one: number | null = null;
    for (const processes of plan.counts) {
      const { cpuPer1000, ...rest } = await measured(postgres, plan, processes, spread);
      one ??= cpuPer1000;
      const bus: ProcessesRun['bus'] = plan.nats === undefined ? 'PostgreSQL' : 'NATS';
      const run = { processes, spread, bus, cpuPer1000, comparedWithOne: rounded(cpuPer1000 / one), ...rest };
      runs.push(run);
      console.table([run]);
    }
  }
  return runs;
}

async function measured(
  postgres: TestPostgres,
  { game, tables, pace, seconds, nats }: ProcessesPlan,
  processes: number,
  spread: ProcessesRun['spread'],
): Promise<Omit<ProcessesRun, 'processes' | 'spread' | 'bus' | 'comparedWithOne'>> {
  const database = { kind: 'postgres', url: await postgres.fresh() } as const;
  const prepared = await prepare(database, SECRET, game, tables);
  const ports: number[] = [];
  const servers: ChildProcess[] = [];
  try {
    for (let i = 0; i < processes; i++) {
      const port = await freePort();
      servers.push(await startServer(database, port, nats));
      ports.push(port);
    }
    const cpu = () => servers.reduce((sum, { pid }) => sum + cpuOf(pid ?? 0), 0);
    const heard = async () => (await Promise.all(ports.map((port) => metricOf(port, 'kaya_notices_total')))).reduce(sum, 0);
    const now = () => ({ cpu: cpu(), database: cpuOfEvery('postgres'), bus: cpuOfEvery('nats-server'), heard: heard() });
    let before = now();
    const {
      moves,
      seconds: took,
      latency,
      refused,
    } = await runLoad({ ports, spread, tables, pace, seconds, warm: WARM }, prepared, () => {
      before = now();
    });
    return {
      movesPerSecond: Math.round(moves / took),
      cpuPer1000: rounded((cpu() - before.cpu) / moves),
      databasePer1000: rounded((cpuOfEvery('postgres') - before.database) / moves),
      busPer1000: rounded((cpuOfEvery('nats-server') - before.bus) / moves),
      noticesPerMove: rounded(((await heard()) - (await before.heard)) / moves),
      p95: latency.p95,
      refused,
    };
  } finally {
    for (const server of servers) await stopServer(server);
  }
}

const sum = (a: number, b: number) => a + b;
const rounded = (it: number) => Number(it.toFixed(2));
