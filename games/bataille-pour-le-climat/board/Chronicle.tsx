import type { BoardProps } from '@kaya/engine';
import { Icon } from '@kaya/pieces';
import { useRef } from 'react';
import { activationTold } from '../text/activation.ts';
import { activationHead } from '../text/board.ts';
import type { Bpc } from '../types/index.ts';
import { linesNeeded, Panel, Wrapped } from './glyphs.tsx';
import { type Layout, letters } from './layout.ts';
import { PART } from './Now.tsx';

const TITLE = 14.5;

/** What the last activation did, line by line at a readable pace; while one is under way, as far as it has come. */
export function Chronicle({ view, say, told, layout }: BoardProps<Bpc> & { readonly layout: Layout }) {
  const { chronicle: box } = layout;
  const { small: size } = letters(layout);
  const line = size * 1.28;
  const last = activationTold(told ?? []);
  const count = last?.lines.length ?? 0;
  const head = last === null ? null : `${last.region} ${view.turn}`;
  const known = useRef({ head, count, before: count });
  // Lines that were there already stay; new ones come one after the other, however often they are drawn meanwhile.
  if (known.current.head !== head) known.current = { head, count, before: 0 };
  else if (known.current.count !== count) known.current = { head, count, before: known.current.count };
  const { before } = known.current;
  if (last === null || count === 0) return null;
  const over = !view.agenda.some((step) => step.do === 'activation');
  const lines = last.lines.map(({ part, words }, i) => {
    const text = say(words);
    return { part, text, i, rows: linesNeeded(text, size, box.width - 30) };
  });
  // The newest lines are kept where not all find room.
  const title = say(activationHead(last.region, over));
  const top = 12 + linesNeeded(title, TITLE, box.width - 14) * TITLE * 1.28;
  let room = Math.floor((box.height - top) / line);
  const shown = lines.toReversed().filter(({ rows }) => {
    room -= rows;
    return room >= 0;
  });
  const height = top + shown.reduce((sum, { rows }) => sum + rows * line, 0);
  let y = top + 8;
  return (
    <Panel {...box} y={box.from === 'above' ? box.y : box.y + box.height - height} height={height}>
      <g pointerEvents="none">
        <Wrapped x={8} y={19} width={box.width - 14} lines={2} size={TITLE} face="title">
          {title}
        </Wrapped>
        {shown.toReversed().map(({ part, text, i, rows }) => {
          const from = y;
          y += rows * line;
          return (
            <g key={`${head} ${i}`} transform={`translate(6 ${from})`}>
              <g style={appearing(i - before)}>
                <Icon name={PART[part]} x={8} y={-4.5} size={13} fill="var(--accent)" />
                <Wrapped x={20} y={0} width={box.width - 30} lines={rows} size={size}>
                  {text}
                </Wrapped>
              </g>
            </g>
          );
        })}
      </g>
    </Panel>
  );
}

/** A line that is new waits for those before it. */
function appearing(nth: number) {
  return nth < 0 ? undefined : { animation: `bpc-appear var(--motion) ease-out calc(var(--motion) * ${nth * 2}) both` };
}
