import { at, type BoardProps } from '@kaya/engine';
import { Label, SeatMark, seatColour } from '@kaya/pieces';
import type { Galaxy } from '../data/read.ts';
import { yieldOf } from '../rules/galaxies/exploitation.ts';
import { cubesThatCount, hasColony } from '../rules/galaxies/majority.ts';
import { galaxyTitle } from '../text/board.ts';
import type { Cos, PlayerNumber } from '../types/index.ts';
import { ENERGY } from './colours.ts';
import { LightCard, Sign } from './glyphs.tsx';

/** On a phone the galaxies stand closer together. */
const PLATE = { width: 166, narrow: 152, height: 41 } as const;
const SHARE = 23;

interface Share {
  readonly number: PlayerNumber;
  /** Cubes that count in the comparison. */
  readonly count: number;
  readonly yields: 'high' | 'low';
  /** Only who has a colony can exploit. */
  readonly able: boolean;
}

function sharesIn(view: BoardProps<Cos>['view'], galaxy: Galaxy): Share[] {
  return view.players.flatMap((player, number) => {
    const count = cubesThatCount(view, player, galaxy);
    if (count === 0) return [];
    return [{ number, count, yields: yieldOf(view, number, galaxy), able: hasColony(view, player, galaxy) }];
  });
}

/** Name and yields of a galaxy, around x, y; behind the high and the low yield stands who would get it now, with how many cubes. */
export function Plate({
  view,
  viewer,
  say,
  galaxy,
  x,
  y,
  colour,
  portrait,
}: BoardProps<Cos> & { readonly galaxy: Galaxy; readonly x: number; readonly y: number; readonly colour: string }) {
  // The chart of a phone is drawn small: its plates are larger there.
  const scale = portrait === true ? 1.26 : 1;
  const [width, gap] = portrait === true ? [PLATE.narrow, 2] : [PLATE.width, 6];
  const shares = sharesIn(view, galaxy);
  const high = shares.filter(({ yields }) => yields === 'high');
  const low = shares.filter(({ yields }) => yields === 'low');
  const own = shares.find(({ number }) => number === viewer)?.yields ?? 'high';
  const leader = high[0];
  const highEnd = 21 + String(galaxy.high).length * 11.5;
  const lowStart = Math.max(highEnd + high.length * SHARE + gap + 5, 68);
  return (
    <g transform={`translate(${x - (width * scale) / 2} ${y - (PLATE.height * scale) / 2}) scale(${scale})`}>
      <rect
        width={width}
        height={PLATE.height}
        rx="8"
        fill="rgb(9 10 34 / .86)"
        stroke={leader === undefined ? colour : seatColour(leader.number)}
        strokeOpacity={leader === undefined ? 0.45 : 1}
        strokeWidth={leader === undefined ? 1.2 : 2}
      />
      <Label
        x={8}
        y={15.5}
        size={nameSize(say(galaxyTitle(galaxy.id)), width - (galaxy.lightBonusCard ? 30 : 14))}
        face="title"
        weight={650}
        fill={colour}
      >
        {say(galaxyTitle(galaxy.id))}
      </Label>
      {galaxy.lightBonusCard && <LightCard x={width - 12} y={12} />}
      <Sign name="energy" x={12} y={28.5} size={14} fill={ENERGY} />
      <Yield x={20} energy={galaxy.high} bright={own === 'high'} />
      <Shares x={highEnd + gap} shares={high} />
      <path d={`M${lowStart - 5} 22v13`} stroke="var(--line)" strokeWidth="1.5" />
      <Yield x={lowStart} energy={galaxy.low} bright={own === 'low'} />
      <Shares x={lowStart + 11 + gap} shares={low} room={width - lowStart - 14 - gap} />
    </g>
  );
}

/** As large as the room allows, and never too small to be read. */
function nameSize(name: string, room: number): number {
  return Math.max(16.4, Math.min(18.6, room / (name.length * (/[а-яё]/i.test(name) ? 0.52 : 0.47))));
}

function Yield({ x, energy, bright }: { readonly x: number; readonly energy: number; readonly bright: boolean }) {
  return (
    <Label x={x} y={35.5} size={bright ? 19.5 : 18.6} weight={bright ? 800 : 600} fill={bright ? ENERGY : 'var(--ink-soft)'}>
      {energy}
    </Label>
  );
}

function Shares({ x, shares, room = 64 }: { readonly x: number; readonly shares: readonly Share[]; readonly room?: number }) {
  const step = Math.min(SHARE, room / Math.max(1, shares.length));
  return shares.map(({ number, count, able, yields }, i) => (
    <g key={number} transform={`translate(${x + i * step} 29)`} opacity={able ? 1 : 0.55} pointerEvents="none">
      {yields === 'high' && <rect x="-1" y="-9" width="22" height="18" rx="4" fill={seatColour(number)} fillOpacity=".32" />}
      <SeatMark seat={number} x={5} size={9.5} />
      <Label x={11} y={5} size={at([17, 17, 17, 17, 16.4], shares.length)} weight={yields === 'high' ? 800 : 600}>
        {count}
      </Label>
    </g>
  ));
}
