import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, type Pieces } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { climateForecast, oilForecast } from '../explain/index.ts';
import { isDestroyed } from '../rules/events/warming.ts';
import { place } from '../rules/places.ts';
import { consequenceWords, heading, oilWords, signed } from '../text/board.ts';
import { type Bpc, ZONES } from '../types/index.ts';
import { Line, Panel, Wrapped } from './glyphs.tsx';
import { type Layout, letters } from './layout.ts';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces; readonly layout: Layout };

/** The race to the next climate consequence, the four tipping points, the oil balance. */
export function Climate(props: Props) {
  const { climate } = props.layout;
  const width = climate.width - 20;
  return (
    <Panel {...climate}>
      <g transform="translate(10 0)">
        <Race {...props} width={width} />
        <g transform="translate(0 77)">
          <Zones {...props} width={width} />
        </g>
        <g transform="translate(0 127)">
          <Oil {...props} width={width} />
        </g>
      </g>
    </Panel>
  );
}

type PartProps = Props & { readonly width: number };

/** Pawns that have nearly met stand beside each other. */
const BESIDE = 24;

/** The green pawn runs to the red one; each turn's step is marked. */
function Race({ view, say, layout, width }: PartProps) {
  const { text } = letters(layout);
  const { spacesToMeeting, spacesPerTurn, inTurns } = climateForecast(view);
  const scale = (width - 24) / Math.max(view.red, 1);
  const at = (space: number) => 12 + space * scale;
  // What is over forebodes nothing.
  const over = view.outcome !== null;
  const steps = over || spacesPerTurn === 0 ? 0 : Math.floor(spacesToMeeting / spacesPerTurn);
  return (
    <g data-place={place.climate}>
      <rect x="-6" y="3" width={width + 12} height="71" rx="5" fill="var(--surface)" opacity=".01" />
      <Line x={0} y={17} size={text} weight={700} room={width}>
        {say(over ? heading.race : heading.climate)}
      </Line>
      <Line x={0} y={32} size={text} weight={650} fill={(inTurns ?? 9) < 2 ? 'var(--warn)' : 'var(--ink-soft)'} room={width}>
        {over ? '' : say(consequenceWords(inTurns))}
      </Line>
      <path d={`M12 54H${width - 12}`} stroke="var(--line)" strokeWidth="7" strokeLinecap="round" pointerEvents="none" />
      <path d={`M12 54H${at(view.green)}`} stroke="#2f7d46" strokeWidth="7" strokeLinecap="round" pointerEvents="none" />
      {counted(steps).map((i) => (
        <circle
          key={i}
          cx={at(view.green + (i + 1) * spacesPerTurn)}
          cy="54"
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
    <g data-piece={piece} transform={`translate(${x} 54)`} pointerEvents="none">
      <path d="M-11-15H11V8L0 16-11 8z" fill={colour} stroke="var(--surface)" strokeWidth="1.5" />
      <Label x={0} y={3} size={14.5} weight={750} anchor="middle" fill="#fff">
        {value}
      </Label>
    </g>
  );
}

/** The steps of destruction in each zone. */
function Zones({ view, pieces, width }: PartProps) {
  const step = (width + 6) / ZONES.length;
  return (
    <>
      {ZONES.map((zone, i) => {
        const gone = pieces.at(place.zone(zone), 'destruction');
        const { max } = components.zones[zone];
        const fallen = isDestroyed(view, zone);
        return (
          <g key={zone} data-place={place.zone(zone)} transform={`translate(${i * step} 0)`}>
            <rect
              width={step - 6}
              height="44"
              rx="5"
              fill="var(--surface)"
              stroke={fallen ? 'var(--warn)' : 'var(--line)'}
              strokeWidth="1.5"
            />
            <Icon name={zone} x={(step - 6) / 2} y={15} size={23} fill={fallen ? 'var(--warn)' : 'var(--ink-soft)'} />
            {counted(max).map((n) => (
              <g key={n} data-piece={gone[n]?.id} transform={`translate(${(step - 6) / 2 + (n - (max - 1) / 2) * 13} 36)`}>
                <path
                  d="M0-5.5 5.5 0 0 5.5-5.5 0z"
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
function Oil({ view, say, layout, width }: PartProps) {
  const { text } = letters(layout);
  const { balance, hits } = oilForecast(view);
  const colour = balance < 0 ? 'var(--warn)' : 'var(--ink)';
  return (
    <g pointerEvents="none">
      <path d={`M0 -2H${width}`} stroke="var(--line)" />
      <Icon name="oil" x={9} y={13} size={21} fill={colour} />
      <Label x={24} y={20} size={20} weight={800} fill={colour}>
        {say(signed(balance))}
      </Label>
      <Line x={60} y={19} size={text} weight={700} room={width - 60}>
        {say(heading.oil)}
      </Line>
      <Wrapped
        x={0}
        y={38}
        width={width}
        lines={layout.touch ? 3 : 2}
        size={text}
        fill={hits.length > 0 ? 'var(--warn)' : 'var(--ink-soft)'}
      >
        {view.outcome === null ? say(oilWords(hits[0])) : ''}
      </Wrapped>
    </g>
  );
}
