// What must hold of a table after everything that happened to it: what was acknowledged is stored, what was told is true.
import { type Box, hash, type Kinds, Runner, SPECTATOR, type State, type Viewer, viewOf } from '@kaya/engine';
import { inTime } from '../storage/in-time.ts';
import type { LogRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { readSaved, setupOf } from '../tables/saved-game.ts';
import type { Player } from '../test/playing.ts';
import type { Actor } from './actor.ts';
import { distinctIn, secretsIn } from './searched.ts';

/** How long those who watch may take to hear of the end. */
const PATIENCE = 120_000;

export interface Checked {
  /** Moves that count, moves taken back. */
  readonly moves: number;
  readonly undone: number;
  readonly acknowledged: number;
  readonly unknown: number;
  /** Answers given in advance, or withdrawn. */
  readonly standing: number;
  readonly positions: number;
  /** Bytes that were searched for secrets. */
  readonly searched: number;
}

class Untrue extends Error {
  override readonly name = 'Untrue';
}

/** A table, and everybody who was there. */
interface PlayedTable {
  readonly store: Store;
  readonly box: Box;
  readonly id: string;
  readonly actors: readonly Actor[];
  readonly followers: readonly Player[];
  /** What the processes wrote into their logs. */
  readonly logs: readonly string[];
}

/**
 * Compares everything that was answered and told at a table with what is stored. A bot that stands in may still move meanwhile:
 * then it is compared once more.
 */
export async function checkTable(played: PlayedTable): Promise<Checked> {
  const versionOf = async () => (await played.store.table(played.id))?.row.version;
  for (;;) {
    const before = await versionOf();
    const checked = await compare(played).catch((error: unknown) => ({ error }));
    if ((await versionOf()) !== before) continue;
    if ('error' in checked) throw checked.error;
    return checked;
  }
}

async function compare({ store, box, id, actors, followers, logs }: PlayedTable): Promise<Checked> {
  const stored = await store.table(id);
  if (stored === null || stored.game === null) throw new Untrue(`table ${id} is gone`);
  const log = await store.log.after(id, 0);
  const saved = readSaved(stored.game, stored.steps);
  const { states, last } = play(box, setupOf(stored.row, stored.seats.length), log);
  if (hash(last) !== hash(saved.state)) throw new Untrue(`table ${id}: the log does not lead to the state that is stored`);
  const answers = await checkAnswers(store, id, actors, log);
  let positions = 0;
  let searched = 0;
  /** What nobody may know: what is dealt from, and how. Whoever has a seat or a cookie has it alone. */
  const dealt = distinctIn([stored.row.seed, ...states]);
  const cookies = actors.map(({ player, person }) => ({ player, words: distinctIn([player.guest.cookie, person]) }));
  for (const [i, player] of [...actors.map((it) => it.player), ...followers].entries()) {
    const viewer = actors[i]?.seat ?? SPECTATOR;
    const version = saved.versions[viewer - SPECTATOR] ?? 0;
    const late = `table ${id}: viewer ${viewer} has heard of version ${player.position?.version}, and ${version} is stored`;
    await inTime(
      player.until(() => (player.position?.version ?? 0) >= version),
      PATIENCE,
    ).catch(() => {
      throw new Untrue(late);
    });
    positions += checkTold(box, id, viewer, player, states, version, last);
    const known = distinctIn(states.map((state) => viewOf(box.game, state, viewer)));
    const others = cookies.filter((it) => it.player !== player).flatMap(({ words }) => [...words]);
    const secrets = new Set([...dealt].filter((word) => !known.has(word)).concat(others));
    for (const text of [...player.received, ...player.guest.answers]) {
      searched += Buffer.byteLength(text);
      const [secret] = secretsIn(text, secrets);
      if (secret !== undefined) throw new Untrue(`table ${id}: viewer ${viewer} was sent ${secret} in ${text.slice(0, 300)}`);
    }
  }
  const never = new Set([
    ...distinctIn(stored.row.seed),
    ...actors.flatMap(({ player }) => [...distinctIn(player.guest.cookie)]),
  ]);
  for (const line of logs) {
    const [secret] = secretsIn(line, never);
    if (secret !== undefined) throw new Untrue(`${secret} stands in the log: ${line.slice(0, 300)}`);
  }
  const undone = log.reduce((sum, entry) => sum + (entry.kind === 'back' ? Number(entry.content) : 0), 0);
  const standing = log.filter(({ kind }) => kind === 'standing').length;
  return { moves: saved.moves, undone, standing, positions, searched, ...answers };
}

/** Every state that the game was ever in, also those that were taken back, and the one it is in. */
function play({ game }: Box, setup: ReturnType<typeof setupOf>, log: readonly LogRow[]): { states: State[]; last: State } {
  const start = Runner.start<Kinds>(game, setup).state;
  const states = [start];
  const branch = [start];
  for (const { kind, seat, content, hash: expected, number } of log) {
    if (kind === 'back') branch.length -= Number(content);
    const before = branch.at(-1);
    if (before === undefined) throw new Untrue(`entry ${number} takes back more than there was`);
    if (kind === 'standing') continue;
    if (kind === 'act') {
      const runner = new Runner<Kinds>(game, game.clone(before));
      runner.act(seat, JSON.parse(content));
      branch.push(runner.state);
      states.push(runner.state);
    }
    if (hash(branch.at(-1) ?? before) !== expected)
      throw new Untrue(`entry ${number} does not lead to the state whose hash it has`);
  }
  return { states, last: branch.at(-1) ?? start };
}

/** What was done is stored, once; what was refused is not. */
async function checkAnswers(store: Store, id: string, actors: readonly Actor[], log: readonly LogRow[]) {
  let acknowledged = 0;
  let unknown = 0;
  for (const { asked, person, seat } of actors) {
    let acts = 0;
    for (const [request, { what, answer, code }] of asked) {
      const done = await store.wasDone(id, `${person} ${request}`);
      // An answer in advance that stands already is acknowledged and not stored once more.
      if (answer === 'done' && !done && what !== 'standing')
        throw new Untrue(`table ${id}: ${what} ${request} was acknowledged and is not stored`);
      if (answer === 'refused' && done) throw new Untrue(`table ${id}: ${what} ${request} was refused (${code}) and is stored`);
      if (done && what === 'act') acts++;
      if (answer === 'done') acknowledged++;
      else if (answer === 'unknown') unknown++;
    }
    const logged = log.filter((entry) => entry.kind === 'act' && entry.seat === seat).length;
    if (seat === 0 && logged !== acts) throw new Untrue(`table ${id}: seat 0 made ${acts} moves, and ${logged} are stored`);
  }
  return { acknowledged, unknown };
}

/** Everything a viewer was told is how a stored state looks to it; versions only rise, and one version is one view. */
function checkTold(
  box: Box,
  id: string,
  viewer: Viewer,
  player: Player,
  states: readonly State[],
  version: number,
  last: State,
): number {
  const views = new Set(states.map((state) => canonical(viewOf(box.game, state, viewer))));
  const byVersion = new Map<number, string>();
  let before = 0;
  let count = 0;
  for (const message of player.messages) {
    if (message.t !== 'position') continue;
    const { version: told, view: seen, seat } = message.position;
    const view = canonical(seen);
    count++;
    if (seat !== viewer) throw new Untrue(`table ${id}: viewer ${viewer} was told what seat ${seat} may know`);
    if (told < before) throw new Untrue(`table ${id}: viewer ${viewer} was told version ${told} after ${before}`);
    if (!views.has(view)) throw new Untrue(`table ${id}: viewer ${viewer} was told a version ${told} that is no stored state`);
    if ((byVersion.get(told) ?? view) !== view) throw new Untrue(`table ${id}: viewer ${viewer} was told two versions ${told}`);
    byVersion.set(told, view);
    before = told;
  }
  if (before !== version || byVersion.get(version) !== canonical(viewOf(box.game, last, viewer)))
    throw new Untrue(`table ${id}: viewer ${viewer} was last told another version ${before} than the stored ${version}`);
  return count;
}

/** The same text for the same data, in whatever order its parts were written. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
