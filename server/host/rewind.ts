import { parseArgs } from 'node:util';
import { atMost, HostError } from './host-error.ts';
import { withTables } from './opened.ts';

/** Takes back the last moves of a table; a server that runs takes it up by itself. */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id, text = '1'] = atMost(2, positionals);
  const count = Number(text);
  if (id === undefined) throw new HostError('which table?');
  if (!Number.isInteger(count) || count < 1) throw new HostError(`'${text}' is no number of moves.`);
  await withTables(async ({ table }) => {
    const live = await table(id);
    const game = await live.awake();
    if (live.waits)
      throw new HostError('this table waits for the components that it began with; npm run host -- components lists them.');
    if (game === null) throw new HostError('this table has not begun.');
    const target = game.saved.moves - count;
    if (target < 0) throw new HostError(`the game has only ${game.saved.moves} moves.`);
    const done = await live.rewindTo(target);
    if (!done.ok) {
      const rules = done.reasons.map((reason) => reason.rule).join(', ');
      throw new HostError(`it could not be taken back: ${done.code} ${rules}. Do today's rules still lead there? See patch.`);
    }
    console.log(`The game stands where it had ${target} moves.`);
  });
}
