import { SeatBadge } from '@kaya/pieces';
import { keyed } from '../app/keyed.ts';
import { type SiteKey, useText } from '../text/index.ts';
import { useChoosing, useMoment, useTable } from './atTable.ts';
import { useBoardProps } from './boardProps.ts';
import { NameAt } from './NameAt.tsx';
import type { SeatState } from './session.ts';
import { toMove } from './toMove.ts';

/** What is to be known about who sits there: whose seat it is, whether they are there. */
function* about({ kind, level, you, online, standIn, program }: SeatState): Iterable<SiteKey> {
  if (kind === 'bot' && level !== null) yield `level.${level}`;
  if (program) yield 'table.program';
  if (you) yield 'table.you';
  if (kind === 'person' && !online) yield 'table.away';
  if (standIn) yield 'table.stand-in';
}

/** Who sits at the table, and what each visibly owns. */
export function Players() {
  const table = useTable();
  const say = useText();
  const props = useBoardProps();
  const { state, board } = table;
  const { choices } = useChoosing();
  const { telling } = useMoment();
  const moving = toMove(choices.awaited, table.viewer, state.held !== null, telling !== null);
  const Panel = board?.SeatPanel;
  return (
    <ol className="players">
      {keyed(state.seats).map(({ key, item: seat, index: number }) => {
        const awaited = moving.includes(number);
        return (
          <li key={key} data-awaited={awaited ? '' : undefined}>
            <h3>
              <SeatBadge seat={number} />
              <span className="player-name">
                <NameAt seat={number} name={table.names[number] ?? ''} />
              </span>
              <span className="player-kind">{[...about(seat)].map((key) => say(key)).join(' ')}</span>
              {awaited && (
                <span className="player-turn">{say(state.thinking.includes(number) ? 'table.thinks' : 'table.to-move')}</span>
              )}
            </h3>
            {Panel !== undefined && <Panel {...props} seat={number} />}
          </li>
        );
      })}
    </ol>
  );
}
