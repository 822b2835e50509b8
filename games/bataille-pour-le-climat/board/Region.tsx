import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, onPaper, type Pieces } from '@kaya/pieces';
import { regionData } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { hasPair, resilience, shares } from '../rules/regions/region.ts';
import { activeRegion } from '../rules/regions/track.ts';
import { signed } from '../text/board.ts';
import { characterShort, regionName } from '../text/names.ts';
import { type Bpc, ELECTRICITY, PAIRS, REGIONAL_TPS, type RegionId } from '../types/index.ts';
import { ENERGY, gasColour, HAZARD, hazardInk, landColour, OIL } from './colours.ts';
import { CharacterPawn } from './glyphs.tsx';
import { SHEET } from './layout.ts';
import { type Lane, type Lanes, strainOf } from './strain.ts';

const { width: W, height: H } = SHEET;

interface Props extends BoardProps<Bpc> {
  readonly id: RegionId;
  readonly pieces: Pieces;
  readonly lanes: Lanes;
  /** What its cube will show after its next activation. */
  readonly next: number;
}

/** A region's sheet: who lives there and how, its energy, what it suffers from, what it has changed. */
export function Region(props: Props) {
  const { id, view, say, lanes, next } = props;
  const region = view.regions[id];
  const active = activeRegion(view) === id && view.outcome === null;
  const strain = strainOf(view, id, lanes[id]);
  const hit = view.event?.target === id;
  return (
    <g data-place={place.region(id)}>
      <path d={frayed(id, strain)} transform="translate(0 3)" fill="rgb(0 0 0 / .18)" />
      <path
        d={frayed(id, strain)}
        fill={onPaper('var(--surface)', 95)}
        stroke={active ? 'var(--accent)' : hit ? 'var(--warn)' : strain > 0.3 ? landColour(strain) : 'var(--line)'}
        strokeWidth={active || hit ? 3.5 : 1.6}
        strokeLinejoin="round"
      />
      <Label x={11} y={22} size={19} face="title" weight={750} room={region.regime === 'free' ? 128 : 108}>
        {say(regionName(id))}
      </Label>
      {region.regime !== 'free' && <Icon name={region.regime} x={128} y={16} size={20} fill={hazardInk('red')} />}
      {!shares(region) && <Icon name="closed" x={150} y={16} size={15} fill="var(--ink-soft)" />}
      <Gases now={region.ghg} next={next} />
      <Figures {...props} />
      <Energy {...props} />
      <Sufferings {...props} />
      <Changes {...props} />
      <Guests {...props} />
    </g>
  );
}

/** The outline of a sheet: straight when the region is well, torn as it suffers. The same region always tears alike. */
function frayed(id: RegionId, strain: number): string {
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

/** What the region emitted when it was last activated, and what it will show next. */
function Gases({ now, next }: { readonly now: number; readonly next: number }) {
  return (
    <g transform={`translate(${W - 9} 5)`} pointerEvents="none">
      <rect x={-74} width="74" height="23" rx="4" fill={gasColour(now)} stroke="var(--line)" />
      <Label x={-52} y={17.5} size={17} weight={800} anchor="middle" fill={now > 21 || now < 5 ? '#fff' : '#1d2327'}>
        {now}
      </Label>
      <Label x={-18} y={17} size={14} weight={650} anchor="middle" fill={now > 21 || now < 5 ? '#fff' : '#1d2327'}>
        {next === now ? '=' : `› ${next}`}
      </Label>
    </g>
  );
}

/** Living standard, discipline (the larger is the resilience), population and its rate. */
function Figures({ id, view, say }: Props) {
  const region = view.regions[id];
  const bears = resilience(region);
  return (
    <g transform="translate(11 46)" pointerEvents="none">
      <Icon name="standard" x={8} y={-5} size={17} fill="var(--ink-soft)" />
      <Label x={20} y={1} size={17} weight={region.standard === bears ? 800 : 500}>
        {region.standard}
      </Label>
      <Icon name="discipline" x={50} y={-5} size={17} fill="var(--ink-soft)" />
      <Label x={62} y={1} size={17} weight={region.discipline === bears ? 800 : 500}>
        {region.discipline}
      </Label>
      <Icon name="population" x={98} y={-5} size={19} fill="var(--ink-soft)" />
      <Label x={112} y={1} size={17} weight={700}>
        {region.population}
      </Label>
      <Label x={138} y={1} size={14} fill="var(--ink-soft)">
        {say(signed(region.demography))}
      </Label>
    </g>
  );
}

const TOKEN = 17;

/** Oil (its own, bought, sold), then electricity; special pawns at the end. */
function Energy({ id, view, pieces }: Props) {
  const sheet = place.region(id);
  const region = view.regions[id];
  const special = regionData[id].special;
  const oil = (['local', 'imports', 'exports'] as const).flatMap((flow) =>
    pieces.at(sheet, `oil-${flow}`).map((piece) => ({ piece, flow })),
  );
  const electricity = ELECTRICITY.flatMap((kind) => pieces.at(sheet, kind).map((piece) => ({ piece, kind })));
  const step = Math.min(TOKEN + 1.5, (W - 36) / Math.max(1, oil.length + electricity.length + region.special));
  return (
    <g transform="translate(10 55)">
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
          <g key={piece.id} data-piece={piece.id} transform={`translate(${W - 36 - i * 19} 0)`}>
            <rect width={TOKEN} height={TOKEN} rx="3" fill="var(--sunk)" stroke="var(--warn)" strokeWidth="1.5" />
            <Icon name={special.token} x={TOKEN / 2} y={TOKEN / 2} size={13} fill="var(--warn)" />
          </g>
        ))}
    </g>
  );
}

const LANES = ['red', 'orange', 'green', 'yellow'] as const;

/** Four lanes, one for each colour: what is there out of what the region bears. */
function Sufferings({ view, lanes, id }: Props) {
  const step = (W - 18) / LANES.length;
  return (
    <g transform="translate(9 77)" pointerEvents="none">
      {LANES.map((hazard, i) => (
        <g key={hazard} transform={`translate(${i * step} 0)`}>
          <Sign
            hazard={hazard}
            lane={lanes[id].find((it) => it.hazard === hazard)}
            secondFace={view.regions[id].secondFace}
            width={step - 4}
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
}

function Sign({ hazard, lane, secondFace, width }: SignProps) {
  const colour = HAZARD[hazard];
  const line = hazardInk(hazard);
  const full = lane?.acts === true;
  if (lane === undefined) return <Icon name={hazard} x={12} y={12} size={14} fill="var(--line)" />;
  return (
    <>
      <rect
        width={width}
        height="25"
        rx="4"
        fill={full ? colour : onPaper(colour, 16, '--surface')}
        stroke={line}
        strokeWidth="1.2"
      />
      <Icon name={hazard} x={12} y={11.5} size={16} fill={full ? '#fff' : line} />
      {counted(lane.level).map((i) => (
        <rect key={i} x={5 + i * 5} y="20.5" width="4" height="2.6" fill={full ? '#fff' : line} />
      ))}
      <Label x={width - 5} y={18} size={16} weight={750} anchor="end" fill={full ? '#fff' : 'var(--ink)'}>
        {lane.token === 'war' ? (secondFace ? 'II' : 'I') : `${lane.count}/${lane.limit}`}
      </Label>
    </>
  );
}

/** The letters of the transformations; complete pairs are joined. */
function Changes({ id, view, pieces }: Props) {
  const region = view.regions[id];
  const step = (W - 20) / REGIONAL_TPS.length;
  return (
    <g transform="translate(10 107)">
      {PAIRS.map((pair, i) => (
        <path
          key={pair}
          d={`M${step * (2 * i + 0.5)} 8.5h${step}`}
          stroke={hasPair(region, pair) ? 'var(--accent)' : 'none'}
          strokeWidth="7"
          pointerEvents="none"
        />
      ))}
      {REGIONAL_TPS.map((tp, i) => {
        const has = region.tps.includes(tp);
        const piece = pieces.at(place.region(id), `tp-${tp}`)[0];
        return (
          <g key={tp} data-piece={piece?.id} transform={`translate(${step * (i + 0.5)} 8.5)`}>
            {has && <rect x="-8" y="-8.5" width="16" height="17" rx="3" fill="var(--accent)" />}
            <Label
              x={0}
              y={4.5}
              size={has ? 13.5 : 12.5}
              weight={has ? 800 : 500}
              anchor="middle"
              fill={has ? 'var(--on-accent)' : 'var(--ink-soft)'}
            >
              {tp}
            </Label>
          </g>
        );
      })}
    </g>
  );
}

/** The characters who are here, beside its figures. */
function Guests({ id, view, say }: Props) {
  const here = view.players.flatMap((player, who) => (player.place === id ? [{ player, who }] : []));
  // Many stand closer together: the figures beside them stay free.
  const step = Math.min(23, 54 / Math.max(1, here.length - 1));
  return (
    <>
      {here.map(({ player, who }, i) => (
        <g key={player.character || who} data-piece={`pawn:${who}`}>
          <CharacterPawn
            seat={player.seat}
            letter={initial(player.character === '' ? '' : say(characterShort(player.character)))}
            x={W - 20 - i * step}
            y={42}
            active={view.active === who}
          />
        </g>
      ))}
    </>
  );
}

export const initial = (name: string): string => name.charAt(0);
