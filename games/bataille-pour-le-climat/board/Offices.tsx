import type { BoardProps } from '@kaya/engine';
import { Icon, Label, type Pieces } from '@kaya/pieces';
import { institutions } from '../data/index.ts';
import { institutionThresholds } from '../rules/actions/institutions.ts';
import { place } from '../rules/places.ts';
import { regionsWith } from '../rules/transformations/transformations.ts';
import { characterShort } from '../text/names.ts';
import { say as words } from '../text/say.ts';
import { type Bpc, COLOURS, GLOBAL_TPS, INSTITUTIONS, REGIONAL_TPS, type Tp } from '../types/index.ts';
import { INFLUENCE } from './colours.ts';
import { CharacterPawn, InfluenceChip, Line, Panel } from './glyphs.tsx';
import { type Layout, letters } from './layout.ts';
import { initial } from './Region.tsx';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces; readonly layout: Layout };

type PartProps = Props & { readonly width: number };

/** The institutions, the piles of Influence and the transformations. */
export function Offices(props: Props) {
  const { offices, touch } = props.layout;
  const width = offices.width - 12;
  const [first, second] = touch ? [72, 100] : [59, 56];
  return (
    <Panel {...offices}>
      <g transform="translate(8 7)">
        <Institutions {...props} width={width} />
        <g transform={`translate(0 ${first})`}>
          <Piles {...props} width={width} />
        </g>
        <g transform={`translate(0 ${first + second})`}>
          <Transformations {...props} width={width} />
        </g>
      </g>
    </Panel>
  );
}

function Institutions({ view, say, layout, width }: PartProps) {
  const step = width / INSTITUTIONS.length;
  const { text, small } = letters(layout);
  return (
    <>
      {INSTITUTIONS.map((id, i) => {
        const here = view.players.flatMap((player, who) => (player.place === id ? [{ player, who }] : []));
        return (
          <g key={id} data-place={place.spot(id)} transform={`translate(${i * step} 0)`}>
            <rect
              width={step - 4}
              height={layout.touch ? 64 : 55}
              rx="5"
              fill="var(--surface)"
              stroke="var(--line)"
              strokeWidth="1.4"
            />
            <Icon name={id} x={11} y={12} size={14} fill="color-mix(in srgb, #2b6ca3 75%, var(--ink))" />
            <Line x={20} y={17} size={text + 0.4} face="title" weight={750} room={step - 26}>
              {say(words(`bpc.institution.${id}`))}
            </Line>
            {institutions[id].influences.map((colour, n) => (
              <InfluenceChip key={colour} colour={colour} x={11 + n * 15} y={30} size={14} />
            ))}
            <Label x={5} y={50} size={small} weight={600} fill="var(--ink-soft)">
              {institutionThresholds(view, id).join(' · ')}
            </Label>
            {here.map(({ player, who }, n) => (
              <g key={who} data-piece={`pawn:${who}`}>
                <CharacterPawn
                  seat={player.seat}
                  letter={player.character === '' ? '' : initial(say(characterShort(player.character)))}
                  x={step - 15 - n * Math.min(13, 24 / Math.max(1, here.length - 1))}
                  y={29}
                  active={view.active === who}
                />
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** What can still be drawn, and what lies open beside it, or below it where fingers press. */
function Piles({ view, layout: { touch }, width }: PartProps) {
  const step = width / COLOURS.length;
  const pile = touch ? { width: step - 5, height: 46 } : { width: step - 5, height: 28 };
  const open = touch ? { x: 0, y: 50, width: step - 5, height: 44 } : { x: 0, y: 30, width: step - 5, height: 24 };
  return (
    <>
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${i * step} 0)`}>
          <g data-place={place.pile(colour)}>
            <rect {...pile} rx="4" fill={INFLUENCE[colour]} stroke="var(--surface)" />
            <Icon name={colour} x={pile.width * 0.27} y={pile.height / 2} size={15} fill="#fff" />
            <Label x={pile.width * 0.74} y={pile.height / 2 + 5} size={14.5} weight={750} anchor="middle" fill="#fff">
              {view.piles[colour].length}
            </Label>
          </g>
          <g data-place={place.discard(colour)}>
            <rect {...open} rx="3" fill="var(--sunk)" stroke={INFLUENCE[colour]} strokeDasharray="3 2" />
            <Label
              x={open.width / 2}
              y={open.y + open.height / 2 + 4.5}
              size={touch ? 13 : 12.5}
              weight={600}
              anchor="middle"
              fill="var(--ink-soft)"
            >
              {view.discards[colour].length}
            </Label>
          </g>
        </g>
      ))}
    </>
  );
}

/** All sixteen: implanted somewhere or not, and in how many regions each is alive. */
function Transformations({ view, pieces, layout: { touch }, width }: PartProps) {
  const step = width / 8;
  const high = touch ? 44 : 27;
  return (
    <>
      {[...REGIONAL_TPS, ...GLOBAL_TPS].map((tp, i) => (
        <g key={tp} transform={`translate(${(i % 8) * step} ${Math.floor(i / 8) * (high + 4)})`}>
          <Transformation view={view} tp={tp} piece={pieces.at(place.tp(tp), 'global')[0]?.id} width={step - 4} height={high} />
        </g>
      ))}
    </>
  );
}

interface TransformationProps {
  readonly view: Bpc['state'];
  readonly tp: Tp;
  readonly piece: string | undefined;
  readonly width: number;
  readonly height: number;
}

function Transformation({ view, tp, piece, width, height }: TransformationProps) {
  const world = GLOBAL_TPS.some((it) => it === tp);
  const done = world ? view.globals.includes(tp) : view.seeded.includes(tp);
  const alive = regionsWith(view, tp).length;
  return (
    <g data-place={place.tp(tp)} data-piece={piece}>
      <rect
        width={width}
        height={height}
        rx={world ? 13 : 4}
        fill={done ? 'var(--accent)' : 'var(--surface)'}
        stroke={done ? 'var(--accent)' : 'var(--line)'}
        strokeWidth="1.4"
      />
      <Label
        x={alive > 0 ? 8 : width / 2}
        y={height / 2 + 5}
        size={14.5}
        weight={750}
        anchor="middle"
        fill={done ? 'var(--on-accent)' : 'var(--ink)'}
      >
        {tp}
      </Label>
      {alive > 0 && (
        <Label
          x={width - 3}
          y={height / 2 + 5}
          size={12.2}
          weight={600}
          anchor="end"
          fill={done ? 'var(--on-accent)' : 'var(--ink-soft)'}
        >
          {alive}
        </Label>
      )}
    </g>
  );
}
