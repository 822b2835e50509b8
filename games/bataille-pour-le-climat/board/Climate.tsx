import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, type Pieces } from '@kaya/pieces';
import { climateForecast, oilForecast } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { heading, meetingWords, oilWords, signed } from '../text/board.ts';
import { type Bpc, ZONES } from '../types/index.ts';
import { Panel, Wrapped } from './glyphs.tsx';
import { type Layout, WIDE } from './layout.ts';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces; readonly layout: Layout };

const INNER = WIDE.climate.width - 24;

/** The race to the next climate consequence, the four tipping points, the oil balance. */
export function Climate(props: Props) {
  return (
    <Panel {...props.layout.climate}>
      <g transform="translate(12 0)">
        <Race {...props} />
        <g transform="translate(0 84)">
          <Zones {...props} />
        </g>
        <g transform="translate(0 152)">
          <Oil {...props} />
        </g>
      </g>
    </Panel>
  );
}

/** Pawns that have nearly met stand beside each other. */
const BESIDE = 24;

/** The green pawn runs to the red one; each turn's step is marked. */
function Race({ view, say }: Props) {
  const { spacesPerTurn, turnsToMeeting } = climateForecast(view);
  const scale = (INNER - 16) / Math.max(view.red, 1);
  const at = (space: number) => 8 + space * scale;
  const steps = spacesPerTurn === 0 ? 0 : Math.floor((view.red - view.green) / spacesPerTurn);
  return (
    <g data-place={place.climate}>
      <rect x="-8" y="4" width={INNER + 16} height="74" rx="5" fill="var(--surface)" opacity=".01" />
      <Label x={0} y={20} size={14} weight={700} room={INNER - 104}>
        {say(heading.climate)}
      </Label>
      <Label
        x={INNER}
        y={20}
        size={13.5}
        anchor="end"
        weight={650}
        fill={(turnsToMeeting ?? 9) < 2 ? 'var(--warn)' : 'var(--ink-soft)'}
        room={110}
      >
        {say(meetingWords(turnsToMeeting))}
      </Label>
      <path d={`M8 52H${INNER - 8}`} stroke="var(--line)" strokeWidth="7" strokeLinecap="round" pointerEvents="none" />
      <path d={`M8 52H${at(view.green)}`} stroke="#2f7d46" strokeWidth="7" strokeLinecap="round" pointerEvents="none" />
      {counted(steps).map((i) => (
        <circle
          key={i}
          cx={at(view.green + (i + 1) * spacesPerTurn)}
          cy="52"
          r="2.6"
          fill="var(--ink-soft)"
          pointerEvents="none"
        />
      ))}
      <Runner piece="red-pawn" x={at(view.red)} colour="#b3261e" value={view.red} />
      <Runner piece="green-pawn" x={Math.min(at(view.green), at(view.red) - BESIDE)} colour="#2f7d46" value={view.green} />
    </g>
  );
}

function Runner({ piece, x, colour, value }: { piece: string; x: number; colour: string; value: number }) {
  return (
    <g data-piece={piece} transform={`translate(${x} 52)`} pointerEvents="none">
      <path d="M-11-15H11V8L0 16-11 8z" fill={colour} stroke="var(--surface)" strokeWidth="1.5" />
      <Label x={0} y={3} size={14} weight={750} anchor="middle" fill="#fff">
        {value}
      </Label>
    </g>
  );
}

/** Three steps of destruction in each of four zones. */
function Zones({ view, pieces }: Props) {
  const step = (INNER + 6) / ZONES.length;
  return (
    <>
      {ZONES.map((zone, i) => {
        const gone = pieces.at(place.zone(zone), 'destruction');
        const fallen = view.zones[zone] >= 3;
        return (
          <g key={zone} data-place={place.zone(zone)} transform={`translate(${i * step} 0)`}>
            <rect
              width={step - 6}
              height="56"
              rx="5"
              fill="var(--surface)"
              stroke={fallen ? 'var(--warn)' : 'var(--line)'}
              strokeWidth="1.5"
            />
            <Icon name={zone} x={(step - 6) / 2} y={20} size={29} fill={fallen ? 'var(--warn)' : 'var(--ink-soft)'} />
            {counted(3).map((n) => (
              <g key={n} data-piece={gone[n]?.id} transform={`translate(${(step - 6) / 2 + (n - 1) * 17} 45)`}>
                <path
                  d="M0-6.5 6.5 0 0 6.5-6.5 0z"
                  fill={n < gone.length ? '#b3261e' : 'none'}
                  stroke={n < gone.length ? '#b3261e' : 'var(--line)'}
                  strokeWidth="1.5"
                />
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** Oil sold and bought in the world: below nothing, somebody goes without. */
function Oil({ view, say }: Props) {
  const { balance, hits } = oilForecast(view);
  const colour = balance < 0 ? 'var(--warn)' : 'var(--ink)';
  return (
    <g pointerEvents="none">
      <path d={`M0 -4H${INNER}`} stroke="var(--line)" />
      <Icon name="oil" x={13} y={27} size={30} fill={colour} />
      <Label x={34} y={37} size={28} weight={800} fill={colour}>
        {say(signed(balance))}
      </Label>
      <Label x={96} y={18} size={14} weight={700} room={INNER - 96}>
        {say(heading.oil)}
      </Label>
      <Wrapped x={96} y={35} width={INNER - 92} lines={2} size={13} fill={hits.length > 0 ? 'var(--warn)' : 'var(--ink-soft)'}>
        {say(oilWords(hits[0]))}
      </Wrapped>
    </g>
  );
}
