import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, onPaper, type Pieces } from '@kaya/pieces';
import { regionData } from '../data/index.ts';
import type { Change } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { hasPair, resilience, shares } from '../rules/regions/region.ts';
import { activeRegion } from '../rules/regions/track.ts';
import { signed } from '../text/board.ts';
import { characterShort, regionName } from '../text/names.ts';
import { type Bpc, ELECTRICITY, PAIRS, REGIONAL_TPS, type RegionId } from '../types/index.ts';
import { ENERGY, gasColour, HAZARD, hazardInk, landColour, OIL } from './colours.ts';
import { CharacterPawn, Line } from './glyphs.tsx';
import { type Layout, letters } from './layout.ts';
import { moodInk, signOf } from './signs.ts';
import { type Lane, type Lanes, strainOf } from './strain.ts';

interface Props extends BoardProps<Bpc> {
  readonly id: RegionId;
  readonly pieces: Pieces;
  readonly lanes: Lanes;
  readonly layout: Layout;
  /** What its next activation would change, the gravest first. */
  readonly coming: readonly Change[];
}

/** A region's sheet: who lives there and how, its energy, what it suffers from, and what its next activation will do. */
export function Region(props: Props) {
  const { id, view, say, lanes, layout } = props;
  const region = view.regions[id];
  const active = activeRegion(view) === id && view.outcome === null;
  const strain = strainOf(view, id, lanes[id]);
  const hit = view.event?.target === id;
  const { sheet } = layout;
  const outline = frayed(id, strain, sheet);
  const guests = view.players.filter((player) => player.place === id).length;
  const signs = (region.regime === 'free' ? 0 : 22) + (shares(region) ? 0 : 18);
  return (
    <g data-place={place.region(id)}>
      <path d={outline} transform="translate(0 3)" fill="rgb(0 0 0 / .18)" />
      <path
        d={outline}
        fill={onPaper('var(--surface)', 95)}
        stroke={active ? 'var(--accent)' : hit ? 'var(--warn)' : strain > 0.3 ? landColour(strain) : 'var(--line)'}
        strokeWidth={active || hit ? 3.5 : 1.6}
        strokeLinejoin="round"
      />
      {region.regime !== 'free' && <Icon name={region.regime} x={19} y={14} size={19} fill={hazardInk('red')} />}
      {!shares(region) && <Icon name="closed" x={signs - 2} y={14} size={14} fill="var(--ink-soft)" />}
      <Line
        x={PAD + signs}
        y={20}
        size={layout.touch ? 17 : 16.5}
        face="title"
        weight={750}
        room={sheet.width - 2 * PAD - signs - (guests > 0 ? 26 : 0)}
      >
        {say(regionName(id))}
      </Line>
      <Figures {...props} />
      <Energy {...props} />
      <Sufferings {...props} />
      <Foot {...props} />
      <Guests {...props} />
    </g>
  );
}

const PAD = 8;

/** The outline of a sheet: straight when the region is well, torn as it suffers. The same region always tears alike. */
function frayed(id: RegionId, strain: number, { width: W, height: H }: Layout['sheet']): string {
  if (strain < 0.2) return `M8 0H${W - 8}Q${W} 0 ${W} 8V${H - 8}Q${W} ${H} ${W - 8} ${H}H8Q0 ${H} 0 ${H - 8}V8Q0 0 8 0z`;
  const depth = 2 + 6 * strain;
  let seed = id.length * 7919 + id.charCodeAt(1) * 31;
  const bite = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (seed / 2147483648) * depth;
  };
  const along = (length: number) => counted(Math.floor(length / 11)).map((i) => i * 11 + 5);
  const points = [
    ...along(W).map((x) => [x, bite()]),
    ...along(H).map((y) => [W - bite(), y]),
    ...along(W).map((x) => [W - x, H - bite()]),
    ...along(H).map((y) => [bite(), H - y]),
  ];
  return `M${points.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** What the region emitted when it was last activated and will emit next; living standard, discipline, population and its rate. */
function Figures({ id, view, say, layout, coming }: Props) {
  const region = view.regions[id];
  const bears = resilience(region);
  const { text } = letters(layout);
  const { width } = layout.sheet;
  const after = coming.find((it) => it.region === id && it.what === 'figure' && it.figure === 'ghg');
  const next = after?.what === 'figure' ? after.to : region.ghg;
  const gases = next === region.ghg ? `${region.ghg}` : `${region.ghg}›${next}`;
  const dark = region.ghg > 21 || region.ghg < 5;
  // Beside two levels of gases the other figures keep their distance.
  const long = gases.length > 3;
  const chip = gases.length * text * (long ? 0.56 : 0.62) + (long ? 8 : 12);
  const left = PAD + chip + (long ? 4 : 6);
  const step = (width - PAD - left - 58) / 2;
  return (
    <g transform="translate(0 29)" pointerEvents="none">
      <rect x={PAD} width={chip} height="20" rx="4" fill={gasColour(region.ghg)} stroke="var(--line)" />
      <Label x={PAD + chip / 2} y={15} size={text + 0.6} weight={800} anchor="middle" fill={dark ? '#fff' : '#1d2327'}>
        {gases}
      </Label>
      <Icon name="standard" x={left + 7} y={9.5} size={15} fill="var(--ink-soft)" />
      <Label x={left + 16} y={15} size={text + 0.6} weight={region.standard === bears ? 800 : 500}>
        {region.standard}
      </Label>
      <Icon name="discipline" x={left + step + 7} y={9.5} size={15} fill="var(--ink-soft)" />
      <Label x={left + step + 16} y={15} size={text + 0.6} weight={region.discipline === bears ? 800 : 500}>
        {region.discipline}
      </Label>
      <Icon name="population" x={width - PAD - 50} y={9.5} size={16} fill="var(--ink-soft)" />
      <Label x={width - PAD - 41} y={15} size={text + 0.6} weight={700}>
        {region.population}
      </Label>
      <Label x={width - PAD} y={15} size={text} anchor="end" fill="var(--ink-soft)">
        {say(signed(region.demography))}
      </Label>
    </g>
  );
}

const TOKEN = 16;

/** Oil (its own, bought, sold), then electricity; special pawns at the end. */
function Energy({
  id,
  view,
  pieces,
  layout: {
    sheet: { width: W },
  },
}: Props) {
  const sheet = place.region(id);
  const region = view.regions[id];
  const special = regionData[id].special;
  const oil = (['local', 'imports', 'exports'] as const).flatMap((flow) =>
    pieces.at(sheet, `oil-${flow}`).map((piece) => ({ piece, flow })),
  );
  const electricity = ELECTRICITY.flatMap((kind) => pieces.at(sheet, kind).map((piece) => ({ piece, kind })));
  const free = W - 2 * PAD - 8 - TOKEN - (region.special > 0 ? region.special * 18 + 2 : 0);
  const step = Math.min(TOKEN + 1.5, free / Math.max(1, oil.length + electricity.length - 1));
  return (
    <g transform={`translate(${PAD} 54)`}>
      {oil.map(({ piece, flow }, i) => (
        <g key={piece.id} data-piece={piece.id} transform={`translate(${i * step} 0)`}>
          <rect
            width={TOKEN}
            height={TOKEN}
            rx="3"
            fill={flow === 'imports' ? 'var(--surface)' : OIL}
            stroke={flow === 'imports' ? 'var(--ink-soft)' : 'var(--line)'}
            strokeWidth="1.5"
            strokeDasharray={flow === 'imports' ? '3 2' : undefined}
          />
          <Icon name="oil" x={TOKEN / 2} y={TOKEN / 2} size={13} fill={flow === 'imports' ? 'var(--ink)' : '#fff'} />
          {flow !== 'local' && (
            <path
              d={flow === 'exports' ? 'M4-1.5 8.5-6 13-1.5z' : 'M4-5.5 8.5-1 13-5.5z'}
              fill={flow === 'exports' ? 'var(--accent)' : 'var(--warn)'}
              pointerEvents="none"
            />
          )}
        </g>
      ))}
      {electricity.map(({ piece, kind }, i) => (
        <g key={piece.id} data-piece={piece.id} transform={`translate(${(oil.length + i) * step + 8} 0)`}>
          <circle cx={TOKEN / 2} cy={TOKEN / 2} r={TOKEN / 2} fill={ENERGY[kind]} stroke="var(--line)" />
          <Icon name={kind} x={TOKEN / 2} y={TOKEN / 2} size={12.5} fill="#fff" />
        </g>
      ))}
      {special !== null &&
        pieces.at(sheet, 'special').map((piece, i) => (
          <g key={piece.id} data-piece={piece.id} transform={`translate(${W - 2 * PAD - TOKEN - i * 18} 0)`}>
            <rect width={TOKEN} height={TOKEN} rx="3" fill="var(--sunk)" stroke="var(--warn)" strokeWidth="1.5" />
            <Icon name={special.token} x={TOKEN / 2} y={TOKEN / 2} size={13} fill="var(--warn)" />
          </g>
        ))}
    </g>
  );
}

const LANES = ['red', 'orange', 'green', 'yellow'] as const;

/** Four lanes, one for each colour: what is there out of what the region bears. */
function Sufferings({ view, lanes, id, layout }: Props) {
  const step = (layout.sheet.width - 2 * PAD + 3) / LANES.length;
  return (
    <g transform={`translate(${PAD} 74)`} pointerEvents="none">
      {LANES.map((hazard, i) => (
        <g key={hazard} transform={`translate(${i * step} 0)`}>
          <Sign
            hazard={hazard}
            lane={lanes[id].find((it) => it.hazard === hazard)}
            secondFace={view.regions[id].secondFace}
            width={step - 3}
            size={letters(layout).text}
          />
        </g>
      ))}
    </g>
  );
}

interface SignProps {
  readonly hazard: Lane['hazard'];
  readonly lane: Lane | undefined;
  /** A War that ends in a Dictatorship when it acts. */
  readonly secondFace: boolean;
  readonly width: number;
  readonly size: number;
}

function Sign({ hazard, lane, secondFace, width, size }: SignProps) {
  const colour = HAZARD[hazard];
  const line = hazardInk(hazard);
  const full = lane?.acts === true;
  if (lane === undefined) return <Icon name={hazard} x={width / 2} y={9} size={13} fill="var(--line)" />;
  return (
    <>
      <rect
        width={width}
        height="18"
        rx="4"
        fill={full ? colour : onPaper(colour, 16, '--surface')}
        stroke={line}
        strokeWidth="1.2"
      />
      <Icon name={hazard} x={8} y={7.5} size={12} fill={full ? '#fff' : line} />
      {counted(lane.level).map((i) => (
        <rect key={i} x={3 + i * 4.5} y="14.6" width="3.5" height="2" fill={full ? '#fff' : line} />
      ))}
      <Label x={width - 2} y={14} size={size} weight={750} anchor="end" fill={full ? '#fff' : 'var(--ink)'}>
        {lane.token === 'war' ? (secondFace ? 'II' : 'I') : `${lane.count}/${lane.limit}`}
      </Label>
    </>
  );
}

/** The letters of its transformations, complete pairs joined; beside them what its next activation will make worse, or better. */
function Foot({ id, view, pieces, layout, coming }: Props) {
  const region = view.regions[id];
  const { small, text } = letters(layout);
  const { width, height } = layout.sheet;
  const own = REGIONAL_TPS.filter((tp) => region.tps.includes(tp));
  const step = own.length > 7 ? 11 : 13;
  const told = coming.filter((it) => it.mood !== 'other' && !(it.what === 'figure' && it.figure === 'ghg'));
  const elsewhere = new Set(told.filter((it) => it.region !== id && it.mood === 'worse').map((it) => it.region)).size;
  const worst = coming.some(({ mood, weight }) => mood === 'worse' && weight >= 50);
  const marks = [
    ...told
      .filter((it) => it.region === id)
      .map((change) => ({ ...signOf(change), ink: moodInk(change), worse: change.mood === 'worse' })),
    // So many other regions it drags along.
    ...(elsewhere === 0
      ? []
      : [{ icon: 'external' as const, text: `${elsewhere}`, grows: false, ink: 'var(--warn)', worse: true }]),
  ];
  let x = width - PAD;
  const shown = marks.flatMap((mark) => {
    const wide = 18 + (mark.grows ? 11 : mark.text.length * small * 0.62);
    if (x - wide < PAD + own.length * step + 6) return [];
    x -= wide + 3;
    return [{ ...mark, x: x + 3, wide }];
  });
  const top = height - 19;
  return (
    <g transform={`translate(0 ${top})`}>
      <path
        d={`M${PAD} -1.5H${width - PAD}`}
        stroke={worst ? 'var(--warn)' : 'var(--line)'}
        strokeWidth={worst ? 1.6 : 1}
        pointerEvents="none"
      />
      {PAIRS.map((pair) => {
        const at = own.join('').indexOf(pair);
        return hasPair(region, pair) ? (
          <path
            key={pair}
            d={`M${PAD + (at + 0.5) * step} 8h${step}`}
            stroke="var(--accent)"
            strokeWidth="15"
            pointerEvents="none"
          />
        ) : null;
      })}
      {own.map((tp, i) => (
        <g
          key={tp}
          data-piece={pieces.at(place.region(id), `tp-${tp}`)[0]?.id}
          transform={`translate(${PAD + step * (i + 0.5)} 8)`}
        >
          <rect x={-step / 2 + 0.5} y="-7.5" width={step - 1} height="15" rx="3" fill="var(--accent)" />
          <Label x={0} y={4.4} size={small} weight={800} anchor="middle" fill="var(--on-accent)">
            {tp}
          </Label>
        </g>
      ))}
      {shown.map(({ icon, text: figure, grows, ink, worse, x, wide }) => (
        <g key={`${icon} ${figure}`} transform={`translate(${x} 0)`} pointerEvents="none">
          <rect width={wide} height="16" rx="4" fill={onPaper(ink, worse ? 16 : 10, '--surface')} />
          <Icon name={icon} x={9} y={8} size={12.5} fill={ink} />
          {grows && <path d={`M${wide - 11} 8l4-5 4 5zM${wide - 11} 13l4-5 4 5z`} fill={ink} />}
          <Label x={wide - 3} y={12.6} size={text - 0.2} weight={750} anchor="end" fill={ink}>
            {figure}
          </Label>
        </g>
      ))}
    </g>
  );
}

/** The characters who are here, on the corner of the sheet. */
function Guests({ id, view, say, layout }: Props) {
  const here = view.players.flatMap((player, who) => (player.place === id ? [{ player, who }] : []));
  const step = Math.min(24, 62 / Math.max(1, here.length - 1));
  return (
    <>
      {here.map(({ player, who }, i) => (
        <g key={player.character || who} data-piece={`pawn:${who}`}>
          <CharacterPawn
            seat={player.seat}
            letter={initial(player.character === '' ? '' : say(characterShort(player.character)))}
            x={layout.sheet.width - 14 - i * step}
            y={here.length > 1 ? 2 : 8}
            active={view.active === who}
          />
        </g>
      ))}
    </>
  );
}

export const initial = (name: string): string => name.charAt(0);
