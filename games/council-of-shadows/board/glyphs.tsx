import { at, type Seat } from '@kaya/engine';
import { counted, Icon, Label, seatColour } from '@kaya/pieces';
import { memo } from 'react';
import type { Resource } from '../data/read.ts';
import { GEM_COLOURS, type GemColour, type Gems, type PlanetType } from '../types/index.ts';
import { ENERGY, GEM, PLANET } from './colours.ts';
import type { IconName } from './icons.ts';

/** What everything of Council of Shadows looks like, wherever it is drawn. */

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function Sign({ name, ...rest }: At & { readonly name: IconName; readonly fill?: string }) {
  return <Icon name={name} {...rest} />;
}

/** How a gem is cut tells its colour: four, six and eight sides. */
const CUTS: Readonly<Record<GemColour, string>> = {
  anthracite: 'M0-1 .8 0 0 1-.8 0z',
  gold: 'M-.5-.9H.5L.95 0 .5.9H-.5L-.95 0z',
  transparent: 'M-.5-.85H.5L1-.3 0 1-1-.3z',
};
const FACETS: Readonly<Record<GemColour, string>> = {
  anthracite: 'M-.8 0H.8M0-1V1',
  gold: 'M-.95 0H.95',
  transparent: 'M-1-.3H1M-.4-.3 0 1 .4-.3',
};

/** A gem around x, y; on paper its edges are dark. */
export const GemSign = memo(function GemSign({
  colour,
  x,
  y,
  size,
  onPaper,
}: At & { readonly colour: GemColour; readonly onPaper?: boolean }) {
  const { fill, edge: light } = GEM[colour];
  const edge = onPaper === true ? 'var(--ink)' : light;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 2})`} pointerEvents="none">
      <path d={CUTS[colour]} fill={fill} stroke={edge} strokeWidth=".16" strokeLinejoin="round" />
      <path d={FACETS[colour]} fill="none" stroke={edge} strokeOpacity=".6" strokeWidth=".1" />
    </g>
  );
});

function gemList(gems: Gems): { readonly colour: GemColour; readonly key: string }[] {
  return GEM_COLOURS.flatMap((colour) => counted(gems[colour]).map((number) => ({ colour, key: `${colour} ${number}` })));
}

/** A set of gems in a row that begins at x. */
export const GemRow = memo(function GemRow({ gems, x, y, size }: At & { readonly gems: Gems }) {
  return (
    <g>
      {gemList(gems).map(({ colour, key }, i) => (
        <GemSign key={key} colour={colour} x={x + (i + 0.5) * size} y={y} size={size * 0.9} />
      ))}
    </g>
  );
});

/** What a system gives, around x, y. */
export const ResourceSign = memo(function ResourceSign({ resource, x, y, size }: At & { readonly resource: Resource }) {
  const gems = gemList(resource.gems);
  const bolt = resource.energy > 0 ? 1.45 : 0;
  const left = x - ((gems.length + bolt) * size) / 2;
  const end = left + gems.length * size;
  return (
    <g pointerEvents="none">
      <GemRow gems={resource.gems} x={left} y={y} size={size} />
      {resource.energy > 0 && <EnergySign amount={resource.energy} x={end} y={y} size={size} />}
    </g>
  );
});

/** So much energy, from x on. */
function EnergySign({ amount, x, y, size }: At & { readonly amount: number }) {
  return (
    <g pointerEvents="none">
      <Sign name="energy" x={x + size * 0.36} y={y} size={size * 0.95} fill={ENERGY} />
      <Label x={x + size * 0.74} y={y + Math.max(18.6, size) * 0.36} size={Math.max(18.6, size)} weight={750} fill={ENERGY}>
        {amount}
      </Label>
    </g>
  );
}

/** A planet around x, y: sea and land, dunes, or cracks of fire. */
export const PlanetSign = memo(function PlanetSign({
  type,
  x,
  y,
  size,
  faint,
}: At & { readonly type: PlanetType; readonly faint?: boolean }) {
  const { ground, mark } = PLANET[type];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 2})`} opacity={faint === true ? 0.35 : 1}>
      <circle r="1" fill={ground} stroke="#fff" strokeOpacity=".35" strokeWidth=".1" />
      {type === 'earth' && (
        <path d="M-.55-.6C0-.9.2-.4-.1-.2S-.5.2-.8 0M.2.75C0 .3.4.1.85.2" fill={mark} stroke={mark} strokeWidth=".18" />
      )}
      {type === 'desert' && (
        <path d="M-.9-.3C-.3-.6.3 0 .9-.3M-.85.35C-.3.05.3.65.85.35" fill="none" stroke={mark} strokeWidth=".2" />
      )}
      {type === 'volcanic' && (
        <path d="M-.1-.9 .1-.35-.3-.05.25.3-.1.9M.1-.35.7-.5M.25.3.75.55" fill="none" stroke={mark} strokeWidth=".22" />
      )}
      <path d="M-.7.7A1 1 0 0 0 .95-.3 1.2 1.2 0 0 1-.7.7z" fill="#000" fillOpacity=".28" />
    </g>
  );
});

/** A crystal is cut as its owner's mark: round, pyramid, cube, octahedron. The outline, what is lit, and what lies in shadow. */
const CRYSTALS: readonly (readonly [body: string, lit: string, shade: string])[] = [
  ['M1 0A1 1 0 1 1-1 0 1 1 0 1 1 1 0z', 'M-.87-.5A1 1 0 0 1 .5-.87L.1-.1z', 'M.97.2A1 1 0 0 1-.4.92L.1-.1z'],
  ['M0-1.15 1.1.9H-1.1z', 'M0-1.15-1.1.9-.1.35z', 'M1.1.9H-1.1L-.1.35z'],
  ['M-.9-.9H.9V.9H-.9z', 'M-.9-.9H.9L.35-.35H-.9z', 'M.9-.9V.9H.35V-.35z'],
  ['M0-1.3 .95 0 0 1.3-.95 0z', 'M0-1.3-.95 0H0z', 'M0 1.3 .95 0H0z'],
];

/** A cube of a player around x, y: a lit crystal, told by its cut as well as by its colour. */
export const Crystal = memo(function Crystal({ seat, x, y, size }: At & { readonly seat: Seat }) {
  const [body, lit, shade] = at(CRYSTALS, seat % CRYSTALS.length);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 2})`} strokeLinejoin="round" pointerEvents="none">
      <path d={body} fill={seatColour(seat)} stroke="#05061a" strokeWidth=".34" paintOrder="stroke" />
      <path d={lit} fill="#fff" fillOpacity=".6" />
      <path d={shade} fill="#000" fillOpacity=".26" />
    </g>
  );
});

/** A light bonus card around x, y. */
export const LightCard = memo(function LightCard({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(8)`} pointerEvents="none">
      <rect x="-5" y="-7.5" width="10" height="15" rx="2" fill="#eeeaff" stroke="#0c0d2c" />
      <path d="M0-4 1.1-1.1 4 0 1.1 1.1 0 4-1.1 1.1-4 0-1.1-1.1z" fill="#6c5fd0" />
    </g>
  );
});

/** A panel of dark glass. */
export const Glass = memo(function Glass({
  width,
  height,
  x = 0,
  y = 0,
  edge = 'var(--line)',
  fill = 'rgb(15 16 48 / .82)',
}: {
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  readonly edge?: string;
  readonly fill?: string;
}) {
  return <rect x={x} y={y} width={width} height={height} rx="7" fill={fill} stroke={edge} strokeWidth="1.5" />;
});
