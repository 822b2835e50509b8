import type { BoardProps, Seat } from '@kaya/engine';
import { SeatBadge } from '@kaya/pieces';
import type { ComponentType } from 'react';
import { keyed } from '../app/keyed.ts';
import { type SiteKey, useText } from '../text/index.ts';
import { useBoardProps } from './boardProps.ts';
import { useKit } from './kit.ts';

/** Who sits at the table, and what each visibly owns. */
export function Players() {
  const kit = useKit();
  const say = useText();
  const props = useBoardProps();
  const { state, choices, board } = kit;
  const Panel = board?.SeatPanel as ComponentType<BoardProps & { readonly seat: Seat }> | undefined;
  return (
    <ol className="players">
      {keyed(state.seats).map(({ key, item: seat, index: number }) => {
        const awaited = choices.awaited.includes(number);
        return (
          <li key={key} data-awaited={awaited ? '' : undefined}>
            <h3>
              <SeatBadge seat={number} />
              <span className="player-name">{kit.names[number]}</span>
              <span className="player-kind">
                {seat.kind === 'bot' && seat.level !== null && say(`level.${seat.level}` as SiteKey)}
                {seat.you && say('table.you')}
                {!seat.online && say('table.away')}
                {seat.standIn && ` ${say('table.stand-in')}`}
              </span>
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
