import { at, type BoardProps } from '@kaya/engine';
import { counted, Label, type Pieces, SeatMark, seatColour } from '@kaya/pieces';
import { constants } from '../data/index.ts';
import { isPlanning, levelDistance, planForecast } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { isAutoma } from '../rules/table.ts';
import { heading, momentWords, needs } from '../text/board.ts';
import { levelText, plus } from '../text/names.ts';
import type { Cos, PlayerNumber } from '../types/index.ts';
import { CONSUMPTION, ENERGY } from './colours.ts';
import { Glass, Sign } from './glyphs.tsx';
import { ofPlayer } from './scene.ts';

type Props = BoardProps<Cos> & { readonly pieces: Pieces };

const TOP = 27;
const LINE = 49;
/** On a wide strip names stand beside their marks, not below. */
const BESIDE = 500;

/** Fewer players have more room each: together as much as four, or beside their names as little as they need. */
function rowHeight(players: number, width: number): number {
  return width > BESIDE ? LINE : (4 * LINE) / players;
}

export function tracksHeight({ view }: Pick<Props, 'view'>, width: number): number {
  return TOP + view.order.length * rowHeight(view.order.length, width);
}

/** Energy after consumption on one scale, a line for each player in the order in which they act. */
export function Tracks(props: Props & { readonly width: number }) {
  const { view, say, width } = props;
  const step = rowHeight(view.order.length, width);
  const throne = { y: 19, size: width > BESIDE ? 17 : 15, anchor: 'end' } as const;
  return (
    <g data-place={place.turnOrder}>
      <Glass width={width} height={tracksHeight(props, width)} />
      <Label x={10} y={20} size={18} face="title" weight={650} room={width - 150}>
        {say(momentWords(view))}
      </Label>
      <g data-place={place.throne}>
        <rect x={width - 128} y="3" width="124" height="21" rx="6" fill="transparent" />
        {view.throne === null && (
          <g data-piece="throne">
            <Sign name="throne" x={width - 16} y={14} size={17} fill="#c9b6ff" />
          </g>
        )}
        {view.throne === null ? (
          <Label {...throne} x={width - 28} fill="var(--ink-soft)" room={100}>
            {say(heading.throne)}
          </Label>
        ) : (
          view.outcome === null && (
            <Label {...throne} x={width - 8} fill="var(--warn)" weight={700} room={132}>
              {say(heading.lastRound)}
            </Label>
          )
        )}
      </g>
      {view.order.map((number, place) => (
        <g key={number} transform={`translate(0 ${TOP + place * step})`}>
          <path d={`M8 0H${width - 8}`} stroke="var(--line)" strokeOpacity=".5" />
          <g transform={`translate(0 ${(step - LINE) / 2})`}>
            <Line {...props} number={number} place={place + 1} />
          </g>
        </g>
      ))}
    </g>
  );
}

function Line({
  view,
  viewer,
  say,
  names,
  number,
  place,
  width,
}: Props & { readonly number: PlayerNumber; readonly place: number; readonly width: number }) {
  const { level, energy, consumption, missing } = levelDistance(view, number);
  const { recorded } = at(view.players, number);
  const plan = number === viewer && isPlanning(view, number) ? planForecast(view, number) : null;
  const ahead = plan?.to ?? consumption;
  const beside = width > BESIDE;
  const name = isAutoma(view, number) ? say(heading.automa) : (names[number] ?? '');
  const start = beside ? 176 : 100;
  const needed = plan?.toNextLevel ?? missing;
  return (
    <g>
      {/* once it is over the turn order would read as the result */}
      {view.outcome === null && (
        <Label x={9} y={beside ? 27 : 20} size={beside ? 17 : 15} fill="var(--ink-soft)" weight={600}>
          {`${place}.`}
        </Label>
      )}
      <SeatMark seat={number} x={beside ? 34 : 32} y={beside ? 21 : 15} size={15} />
      <Label x={beside ? 50 : 9} y={beside ? 27 : 42} size={beside ? 18 : 15} room={beside ? 76 : 82} fill="var(--ink-soft)">
        {name}
      </Label>
      <Label
        x={beside ? 146 : 70}
        y={beside ? 29 : 25}
        size={24}
        weight={800}
        anchor="middle"
        face={level > 0 ? 'title' : 'text'}
        fill={level > 0 ? '#c9b6ff' : 'var(--ink-soft)'}
      >
        {levelText(level)}
      </Label>
      {view.throne === number && (
        <g data-piece="throne">
          <Sign name="throne" x={beside ? 166 : 88} y={beside ? 36 : 32} size={15} fill="#ffd76b" />
        </g>
      )}
      <Scale
        view={view}
        number={number}
        energy={energy}
        consumption={consumption}
        ahead={ahead}
        start={start}
        room={width - start - 98}
      />
      {view.outcome === null && (
        <>
          <Label x={width - 10} y={25} size={23} weight={800} anchor="end" fill={needed === 0 ? '#7df3e2' : ENERGY}>
            {needed}
          </Label>
          <Label x={width - 10} y={beside ? 44 : 43} size={beside ? 17 : 15} anchor="end" fill="var(--ink-soft)" room={90}>
            {say(needs(needed, level))}
          </Label>
          {(ahead !== consumption || recorded !== 0) && (
            <Label x={width - 88} y={22} size={beside ? 17 : 15} weight={650} fill={CONSUMPTION}>
              {plus(ahead === consumption ? recorded : ahead - consumption)}
            </Label>
          )}
        </>
      )}
    </g>
  );
}

interface ScaleProps extends Pick<Props, 'view'> {
  readonly number: PlayerNumber;
  readonly energy: number;
  readonly consumption: number;
  /** Where the plan so far would move the consumption to. */
  readonly ahead: number;
  readonly start: number;
  readonly room: number;
}

/** The chase: the needle of light, and the mark it has to reach. */
function Scale({ view, number, energy, consumption, ahead, start, room }: ScaleProps) {
  const along = (value: number): number => start + (Math.min(value, constants.consumptionMax) / constants.consumptionMax) * room;
  const light = along(energy);
  const goal = along(consumption);
  const later = along(ahead);
  const [energyAt, consumptionAt] = apart(light, goal);
  return (
    <g>
      <rect x={start} y="11" width={room} height="10" rx="5" fill="var(--sunk)" stroke="var(--line)" />
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
        {ahead !== consumption && <Ahead from={goal} to={later} value={ahead} />}
        <g data-piece={`consumption-${number}`}>
          <path d={`M${goal} 5V27`} stroke={CONSUMPTION} strokeWidth="3.5" strokeLinecap="round" />
          <path d={`M${goal - 5} 2h10l-5 7z`} fill={CONSUMPTION} />
        </g>
        {ahead === consumption || Math.abs(later - consumptionAt) > 22 ? (
          <Label x={consumptionAt} y={43} size={16.5} weight={700} anchor="middle" fill={CONSUMPTION}>
            {consumption}
          </Label>
        ) : null}
      </g>
      <g data-place={ofPlayer(view, number, 'energy')}>
        <rect x={light - 10} y="2" width="20" height="42" fill="transparent" />
        <rect x={start} y="13" width={Math.max(0, light - start)} height="6" rx="3" fill={ENERGY} />
        <g data-piece={`energy-${number}`}>
          <circle cx={light} cy="16" r="11" fill={ENERGY} fillOpacity=".22" />
          <circle cx={light} cy="16" r="6.5" fill={seatColour(number)} stroke={ENERGY} strokeWidth="2.5" />
        </g>
        <Label x={energyAt} y={43} size={16.5} weight={700} anchor="middle" fill={ENERGY}>
          {energy}
        </Label>
      </g>
    </g>
  );
}

/** So far apart two numbers below the scale can be read. */
const APART = 24;

/** Where energy and consumption are written: below their marks, or beside each other where those are close. */
export function apart(light: number, goal: number): readonly [number, number] {
  if (Math.abs(goal - light) >= APART) return [light, goal];
  const middle = (light + goal) / 2;
  const half = light <= goal ? APART / 2 : -APART / 2;
  return [middle - half, middle + half];
}

/** Where the plan would take the consumption. */
function Ahead({ from, to, value }: { readonly from: number; readonly to: number; readonly value: number }) {
  return (
    <g>
      <path d={`M${from} 16H${to}`} stroke={CONSUMPTION} strokeWidth="3" strokeDasharray="4 3" />
      <path d={`M${to} 5V27M${to - 5} 2h10l-5 7z`} fill="none" stroke={CONSUMPTION} strokeWidth="2" strokeDasharray="3 2" />
      <Label x={to} y={43} size={16.5} weight={800} anchor="middle" fill={CONSUMPTION}>
        {value}
      </Label>
    </g>
  );
}
