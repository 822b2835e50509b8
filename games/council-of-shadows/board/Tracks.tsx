import { at, type BoardProps } from '@kaya/engine';
import { counted, Label, type Pieces, SeatMark, seatColour } from '@kaya/pieces';
import { constants } from '../data/index.ts';
import { levelDistance } from '../explain/index.ts';
import { isAutoma } from '../rules/players.ts';
import { heading, momentWords, needs } from '../text/board.ts';
import { levelText, signed } from '../text/numbers.ts';
import type { Cos, PlayerNumber } from '../types.ts';
import { CONSUMPTION, ENERGY } from './colours.ts';
import { Glass, Sign } from './glyphs.tsx';
import { TRACKS } from './layout.ts';
import { ofPlayer } from './scene.ts';

type Props = BoardProps<Cos> & { readonly pieces: Pieces };

const BAR = { x: 92, width: 206 } as const;
/** Fewer players have more room each. */
const rowHeight = (players: number): number => (players > 3 ? 49 : players === 3 ? 62 : 84);
const TOP = 27;

const along = (value: number): number =>
  BAR.x + (Math.min(value, constants.consumptionMax) / constants.consumptionMax) * BAR.width;

/** Energy after consumption on one scale, a line for each player in the order in which they act. */
export function Tracks(props: Props) {
  const { view, say } = props;
  const step = rowHeight(view.order.length);
  const height = TOP + view.order.length * step;
  return (
    <g transform={`translate(${TRACKS.x} ${TRACKS.y})`} data-place="turn-order">
      <Glass width={TRACKS.width} height={height} />
      <Label x={10} y={19} size={16} face="title" weight={650} room={236}>
        {say(momentWords(view))}
      </Label>
      <g data-place="throne">
        <rect x={TRACKS.width - 128} y="3" width="124" height="21" rx="6" fill="transparent" />
        {view.throne === null && (
          <g data-piece="throne">
            <Sign name="throne" x={TRACKS.width - 16} y={14} size={17} fill="#c9b6ff" />
          </g>
        )}
        <Label
          x={TRACKS.width - 28}
          y={19}
          size={12.5}
          anchor="end"
          fill={view.throne === null ? 'var(--ink-soft)' : 'var(--warn)'}
          room={100}
        >
          {say(view.throne === null ? heading.throne : heading.lastRound)}
        </Label>
      </g>
      {view.order.map((number, place) => (
        <g key={number} transform={`translate(0 ${TOP + place * step})`}>
          <path d={`M8 0H${TRACKS.width - 8}`} stroke="var(--line)" strokeOpacity=".5" />
          <g transform={`translate(0 ${(step - 49) / 2})`}>
            <Line {...props} number={number} place={place + 1} />
          </g>
        </g>
      ))}
    </g>
  );
}

function Line({ view, say, names, number, place }: Props & { readonly number: PlayerNumber; readonly place: number }) {
  const { level, energy, consumption, missing } = levelDistance(view, number);
  const { recorded } = at(view.players, number);
  const name = isAutoma(view, number) ? say(heading.automa) : (names[number] ?? '');
  return (
    <g>
      <Label x={9} y={19} size={12} fill="var(--ink-soft)" weight={600}>
        {`${place}.`}
      </Label>
      <SeatMark seat={number} x={30} y={15} size={14} />
      <Label x={9} y={41} size={12.5} room={64} fill="var(--ink-soft)">
        {name}
      </Label>
      <Label
        x={66}
        y={25}
        size={23}
        weight={800}
        anchor="middle"
        face={level > 0 ? 'title' : 'text'}
        fill={level > 0 ? '#c9b6ff' : 'var(--ink-soft)'}
      >
        {levelText(level)}
      </Label>
      {view.throne === number && (
        <g data-piece="throne">
          <Sign name="throne" x={80} y={37} size={15} fill="#ffd76b" />
        </g>
      )}
      <Scale number={number} energy={energy} consumption={consumption} view={view} />
      <Label x={TRACKS.width - 12} y={24} size={21} weight={800} anchor="end" fill={missing === 0 ? '#7df3e2' : ENERGY}>
        {missing}
      </Label>
      <Label x={TRACKS.width - 12} y={41} size={11} anchor="end" fill="var(--ink-soft)" room={72}>
        {say(needs(missing, level))}
      </Label>
      {recorded !== 0 && (
        <Label x={BAR.x + BAR.width + 6} y={24} size={11.5} fill={CONSUMPTION}>
          {recorded > 0 ? `+${recorded}` : signed(recorded)}
        </Label>
      )}
    </g>
  );
}

/** The chase: the needle of light, and the mark it has to reach. */
function Scale({
  view,
  number,
  energy,
  consumption,
}: Pick<Props, 'view'> & { readonly number: PlayerNumber; readonly energy: number; readonly consumption: number }) {
  const light = along(energy);
  const goal = along(consumption);
  return (
    <g>
      <rect x={BAR.x} y="11" width={BAR.width} height="10" rx="5" fill="var(--sunk)" stroke="var(--line)" />
      {counted(9).map((i) => (
        <path key={i} d={`M${along((i + 1) * 10)} 12v8`} stroke="var(--line)" strokeOpacity={i === 4 ? 1 : 0.6} />
      ))}
      <g data-place={ofPlayer(view, number, 'consumption')}>
        <rect x={goal - 12} y="-1" width="24" height="48" fill="transparent" />
        <rect
          x={Math.min(light, goal)}
          y="14"
          width={Math.max(0, goal - light)}
          height="4"
          fill={CONSUMPTION}
          fillOpacity=".35"
        />
        <g data-piece={`consumption-${number}`}>
          <path d={`M${goal} 5V27`} stroke={CONSUMPTION} strokeWidth="3.5" strokeLinecap="round" />
          <path d={`M${goal - 5} 2h10l-5 7z`} fill={CONSUMPTION} />
        </g>
        <Label x={goal} y={42} size={13.5} weight={700} anchor="middle" fill={CONSUMPTION}>
          {consumption}
        </Label>
      </g>
      <g data-place={ofPlayer(view, number, 'energy')}>
        <rect x={light - 10} y="2" width="20" height="42" fill="transparent" />
        <rect x={BAR.x} y="13" width={Math.max(0, light - BAR.x)} height="6" rx="3" fill={ENERGY} />
        <g data-piece={`energy-${number}`}>
          <circle cx={light} cy="16" r="11" fill={ENERGY} fillOpacity=".22" />
          <circle cx={light} cy="16" r="6.5" fill={seatColour(number)} stroke={ENERGY} strokeWidth="2.5" />
        </g>
        {(energy === 0 || Math.abs(goal - light) > 18) && (
          <Label x={light} y={42} size={13.5} weight={700} anchor="middle" fill={ENERGY}>
            {energy}
          </Label>
        )}
      </g>
    </g>
  );
}
