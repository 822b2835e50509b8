import type { BoardProps } from '@kaya/engine';
import { Label, SeatMark } from '@kaya/pieces';
import { automaCardOf } from '../data/index.ts';
import { AUTOMA } from '../rules/players.ts';
import { heading } from '../text/board.ts';
import { automaText } from '../text/effects.ts';
import { signed } from '../text/numbers.ts';
import type { Cos } from '../types.ts';
import { CONSUMPTION } from './colours.ts';
import { Glass, Sign } from './glyphs.tsx';

const BOX = { x: 614, y: 8, width: 180, height: 440 } as const;

/** The Automa's card of this round in words, the row being carried out marked. */
export function Automa({ view, say }: BoardProps<Cos>) {
  if (view.automa === null) return null;
  const { card } = view.automa;
  const row = rowUnderWay(view);
  return (
    <g transform={`translate(${BOX.x} ${BOX.y})`} data-place="automa">
      <Glass width={BOX.width} height={BOX.height} edge="var(--seat-1)" />
      <SeatMark seat={AUTOMA} x={18} y={20} size={15} />
      <Label x={32} y={26} size={18} face="title" weight={650} room={100}>
        {say(heading.automa)}
      </Label>
      {card === null ? (
        <Sign name="automa" x={BOX.width / 2} y={180} size={96} fill="#3a3c86" />
      ) : (
        <g data-piece={card}>
          <rect x="8" y="38" width={BOX.width - 16} height={BOX.height - 46} rx="7" fill="#1d2a5c" stroke="#5a78c9" />
          <Label x={BOX.width - 12} y={28} size={24} weight={800} anchor="end" fill={CONSUMPTION}>
            {signed(automaCardOf(card).consumption)}
          </Label>
          <foreignObject x="12" y="42" width={BOX.width - 24} height={BOX.height - 54} pointerEvents="none">
            <ol style={{ margin: 0, padding: 0, listStyle: 'none', color: 'var(--ink)', fontSize: 11.5, lineHeight: 1.18 }}>
              {automaText(card).map((words, i) => (
                <li
                  key={say(words)}
                  style={{
                    padding: '5px 6px',
                    borderRadius: 5,
                    borderBottom: '1px solid var(--line)',
                    background: i === row ? 'rgb(125 243 226 / .22)' : 'transparent',
                    opacity: row >= 0 && i < row ? 0.55 : 1,
                  }}
                >
                  {say(words)}
                </li>
              ))}
            </ol>
          </foreignObject>
        </g>
      )}
    </g>
  );
}

/** The row of the card that is being carried out, from 0; after the last one the exploitation; −1 outside its turn. */
function rowUnderWay(view: BoardProps<Cos>['view']): number {
  const rows = view.automa?.card == null ? 0 : automaCardOf(view.automa.card).rows.length;
  const acting = view.agenda.some(({ do: step }) => step.startsWith('automa-') && step !== 'automa-reveal');
  if (!acting) return -1;
  const waiting = view.agenda.filter(({ do: step }) => step === 'automa-row').length;
  const top = view.agenda.at(-1)?.do ?? '';
  return top === 'automa-cube' || top === 'automa-exploit' ? rows : Math.max(0, rows - waiting - 1);
}
