import type { BoardProps } from '@kaya/engine';
import { counted, Label, SeatMark } from '@kaya/pieces';
import { automaCardOf } from '../data/index.ts';
import type { AutomaAction } from '../data/read/effects.ts';
import { type AutomaForecast, type AutomaOption, type AutomaRowForecast, automaForecast, SIDES } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { AUTOMA } from '../rules/table.ts';
import { automaSays, galaxyTitle, heading } from '../text/board.ts';
import { plus, signed } from '../text/names.ts';
import type { AutomaId, Cos } from '../types/index.ts';
import { CONSUMPTION, ENERGY, GALAXY, LOW } from './colours.ts';
import { Crystal, Glass, PlanetSign, Sign } from './glyphs.tsx';
import { hexagon } from './layout.ts';

type Props = BoardProps<Cos> & { readonly width: number; readonly height: number };

/** How high it is where it lies below the chart. */
export const AUTOMA_HEIGHT = 440;
const HEAD = 38;
const BLOCK = 94;
const SWATCH = hexagon(8);

/** The Automa's card of this round, row by row: what it did, does or will do, and why not the rest. */
export function Automa(props: Props) {
  const { view, say, width, height } = props;
  const forecast = automaForecast(view);
  return (
    <g data-place={place.automa}>
      <Glass width={width} height={height} edge="var(--seat-1)" />
      <SeatMark seat={AUTOMA} x={18} y={20} size={16} />
      <Label x={34} y={26} size={19} face="title" weight={650} room={100}>
        {say(heading.automa)}
      </Label>
      {forecast === null ? (
        <Sign name="automa" x={width / 2} y={height / 2} size={96} fill="#3a3c86" />
      ) : (
        <g data-piece={forecast.card}>
          <Consumption card={forecast.card} x={width - 12} />
          <InRows {...props} forecast={forecast} />
        </g>
      )}
    </g>
  );
}

function Consumption({ card, x }: { readonly card: AutomaId; readonly x: number }) {
  const { consumption } = automaCardOf(card);
  return (
    <Label x={x} y={28} size={25} weight={800} anchor="end" fill={consumption < 0 ? LOW : CONSUMPTION}>
      {plus(consumption)}
    </Label>
  );
}

type CardProps = Props & { readonly forecast: AutomaForecast };

function InRows(props: CardProps) {
  const { forecast, width, height } = props;
  return (
    <>
      {forecast.rows.map((row, i) => (
        <g key={keyOf(row)} transform={`translate(8 ${HEAD + i * (BLOCK + 4)})`}>
          <Row {...props} row={row} side={sideTaken(props, i)} width={width - 16} />
        </g>
      ))}
      <g transform={`translate(8 ${HEAD + 3 * (BLOCK + 4)})`}>
        <Exploitation {...props} width={width - 16} height={height - HEAD - 3 * (BLOCK + 4) - 8} />
      </g>
    </>
  );
}

const keyOf = (row: AutomaRowForecast): string => JSON.stringify(row.options.map(({ action }) => action));

/** Which action of a row was carried out: an event said so when it was; null where none is remembered. */
function sideTaken({ told, forecast }: CardProps, row: number): number | null {
  const said = told?.findLast((event) => event.kind === 'automa-row' && event.card === forecast.card && event.row === row);
  if (said?.kind !== 'automa-row') return null;
  return SIDES.indexOf(said.side);
}

interface RowProps extends Props {
  readonly row: AutomaRowForecast;
  readonly side: number | null;
}

/** One row: the first action that is possible is carried out. */
function Row({ say, row: { when, options, expected }, side, width }: RowProps) {
  const chosen = when === 'later' ? expected : (side ?? (when === 'now' ? expected : null));
  return (
    <g>
      <rect
        width={width}
        height={BLOCK}
        rx="6"
        fill={when === 'now' ? '#1f4f63' : '#1d2a5c'}
        stroke={when === 'now' ? '#7df3e2' : '#5a78c9'}
        strokeWidth={when === 'now' ? 2 : 1}
        fillOpacity={when === 'done' ? 0.55 : 1}
      />
      {options.map((option, i) => (
        <g key={i === 0 ? 'left' : 'right'} transform={`translate(8 ${options.length === 1 ? 36 : 10 + i * 45})`}>
          {i > 0 && <path d={`M0-9H${width - 16}`} stroke="var(--line)" strokeDasharray="3 3" />}
          <Option option={option} faded={chosen !== i && chosen !== null} width={width - 16} />
          {when !== 'later' && chosen === i && <Tick x={width - 22} done={when === 'done'} />}
          <Note option={option} hindered={when === 'later'} say={say} width={width - 20} />
        </g>
      ))}
    </g>
  );
}

/** Below an action: where it is, or why it cannot be. */
function Note({
  option: { action, obstacle },
  hindered,
  say,
  width,
}: Pick<Props, 'say' | 'width'> & { readonly option: AutomaOption; readonly hindered: boolean }) {
  if (hindered && obstacle !== null) {
    return (
      <Label x={2} y={31} size={15} fill="var(--warn)" room={width}>
        {say(automaSays.obstacle(obstacle))}
      </Label>
    );
  }
  if (!('galaxy' in action)) return null;
  return (
    <Label x={2} y={31} size={16} face="title" fill={GALAXY[action.galaxy] ?? 'var(--ink)'} room={width}>
      {say(galaxyTitle(action.galaxy))}
    </Label>
  );
}

function Tick({ x, done }: { readonly x: number; readonly done: boolean }) {
  return (
    <path
      d={`M${x} 9l4 5 7-10`}
      fill="none"
      stroke={done ? LOW : '#7df3e2'}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** An action of the card as signs: discover, where, on which planet, how many cubes. */
function Option({
  option: { action },
  faded,
  width,
}: Pick<Props, 'width'> & { readonly option: AutomaOption; readonly faded: boolean }) {
  return (
    <g opacity={faded ? 0.45 : 1} pointerEvents="none">
      <Action action={action} width={width} />
    </g>
  );
}

function Action({ action, width }: Pick<Props, 'width'> & { readonly action: AutomaAction }) {
  switch (action.op) {
    case 'gainEnergy':
      return (
        <g>
          <Sign name="energy" x={12} y={9} size={20} fill={ENERGY} />
          <Label x={24} y={17} size={21} weight={800} fill={ENERGY}>
            {plus(action.amount)}
          </Label>
        </g>
      );
    case 'refreshMarket':
      return (
        <g>
          <Sign name="ai" x={11} y={9} size={19} fill="#8d7bf0" />
          <Sign name="transform" x={36} y={9} size={19} fill="#f0edff" />
          <Label x={54} y={15} size={15} weight={650} room={width - 56}>
            {action.slots.map((slot) => slot + 1).join(' · ')}
          </Label>
        </g>
      );
    case 'colonise':
    case 'discover':
      return (
        <g>
          {action.op === 'discover' && <Sign name="discover" x={10} y={8} size={19} fill="#f0edff" />}
          <path
            d={SWATCH}
            transform={`translate(${action.op === 'discover' ? 30 : 10} 8)`}
            fill={GALAXY[action.galaxy]}
            fillOpacity=".35"
            stroke={GALAXY[action.galaxy]}
            strokeWidth="2.5"
          />
          <PlanetSign type={action.planet} x={action.op === 'discover' ? 52 : 32} y={8} size={19} />
          {counted(action.cubes).map((i) => (
            <Crystal key={i} seat={AUTOMA} x={(action.op === 'discover' ? 70 : 50) + i * 13} y={8} size={13} />
          ))}
        </g>
      );
  }
}

/** Where it exploits, and what that would bring now. */
function Exploitation({ forecast, say, width, height }: CardProps) {
  const { when, where, galaxies } = forecast.exploitation;
  const now = when === 'now';
  return (
    <g>
      <rect
        width={width}
        height={height}
        rx="6"
        fill={now ? '#1f4f63' : '#1d2a5c'}
        stroke={now ? '#7df3e2' : '#5a78c9'}
        strokeWidth={now ? 2 : 1}
        fillOpacity={when === 'done' ? 0.55 : 1}
      />
      <Label x={6} y={19} size={15.5} room={width - 12}>
        {say(automaSays.exploits(where))}
      </Label>
      {when !== 'done' &&
        galaxies.slice(0, 6).map(({ galaxy, energy }, i) => (
          <g key={galaxy} transform={`translate(${18 + (i % 3) * 52} ${38 + Math.floor(i / 3) * 24})`}>
            <path d={SWATCH} fill={GALAXY[galaxy]} fillOpacity=".35" stroke={GALAXY[galaxy]} strokeWidth="2.5" />
            <Label x={12} y={6} size={16} weight={750} fill={ENERGY}>
              {signed(energy)}
            </Label>
          </g>
        ))}
    </g>
  );
}
