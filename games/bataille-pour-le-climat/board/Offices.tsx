import type { BoardProps } from '@kaya/engine';
import { Icon, Label, type Pieces } from '@kaya/pieces';
import { institutions } from '../data/index.ts';
import { institutionThresholds } from '../rules/actions/institutions.ts';
import { place } from '../rules/places.ts';
import { characterShort } from '../text/names.ts';
import { say as words } from '../text/say.ts';
import { type Bpc, COLOURS, GLOBAL_TPS, INSTITUTIONS, REGIONAL_TPS, REGIONS, type Tp } from '../types/index.ts';
import { INFLUENCE } from './colours.ts';
import { CharacterPawn, InfluenceChip, Panel } from './glyphs.tsx';
import { type Layout, WIDE } from './layout.ts';
import { initial } from './Region.tsx';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces; readonly layout: Layout };

const INNER = WIDE.offices.width - 14;

/** The institutions, the piles of Influence and the transformations. */
export function Offices(props: Props) {
  return (
    <Panel {...props.layout.offices}>
      <g transform="translate(8 7)">
        <Institutions {...props} />
        <g transform="translate(0 70)">
          <Piles {...props} />
        </g>
        <g transform="translate(0 130)">
          <Transformations {...props} />
        </g>
      </g>
    </Panel>
  );
}

function Institutions({ view, say }: Props) {
  const step = INNER / INSTITUTIONS.length;
  return (
    <>
      {INSTITUTIONS.map((id, i) => {
        const here = view.players.flatMap((player, who) => (player.place === id ? [{ player, who }] : []));
        return (
          <g key={id} data-place={place.spot(id)} transform={`translate(${i * step} 0)`}>
            <rect width={step - 5} height="63" rx="5" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.4" />
            <Icon name={id} x={15} y={13} size={18} fill="color-mix(in srgb, #2b6ca3 75%, var(--ink))" />
            <Label x={28} y={17} size={14} face="title" weight={750} room={step - 36}>
              {say(words(`bpc.institution.${id}`))}
            </Label>
            {institutions[id].influences.map((colour, n) => (
              <InfluenceChip key={colour} colour={colour} x={13 + n * 16} y={32} size={14.5} />
            ))}
            <Label x={7} y={57} size={12.5} weight={600} fill="var(--ink-soft)">
              {institutionThresholds(view, id).join(' · ')}
            </Label>
            {here.map(({ player, who }, n) => (
              <g key={who} data-piece={`pawn:${who}`}>
                <CharacterPawn
                  seat={player.seat}
                  letter={player.character === '' ? '' : initial(say(characterShort(player.character)))}
                  x={step - 18 - n * Math.min(16, 24 / Math.max(1, here.length - 1))}
                  y={34}
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

/** What can still be drawn, and what lies open beside it. */
function Piles({ view }: Props) {
  const step = INNER / COLOURS.length;
  return (
    <>
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${i * step} 0)`}>
          <g data-place={place.pile(colour)}>
            <rect y="3" width={step - 22} height="50" rx="4" fill="rgb(0 0 0 / .2)" />
            <rect width={step - 22} height="50" rx="4" fill={INFLUENCE[colour]} stroke="var(--surface)" />
            <Icon name={colour} x={(step - 22) / 2} y={18} size={24} fill="#fff" />
            <Label x={(step - 22) / 2} y={44} size={13} weight={750} anchor="middle" fill="#fff">
              {view.piles[colour].length}
            </Label>
          </g>
          <g data-place={place.discard(colour)}>
            <rect
              x={step - 20}
              y="18"
              width="15"
              height="32"
              rx="3"
              fill="var(--sunk)"
              stroke={INFLUENCE[colour]}
              strokeDasharray="3 2"
            />
            <Label x={step - 12.5} y={38} size={11} weight={600} anchor="middle" fill="var(--ink-soft)">
              {view.discards[colour].length}
            </Label>
          </g>
        </g>
      ))}
    </>
  );
}

/** All sixteen: implanted somewhere or not, and in how many regions each is alive. */
function Transformations({ view, pieces }: Props) {
  const step = INNER / 8;
  return (
    <>
      {[...REGIONAL_TPS, ...GLOBAL_TPS].map((tp, i) => (
        <g key={tp} transform={`translate(${(i % 8) * step} ${Math.floor(i / 8) * 36})`}>
          <Transformation view={view} tp={tp} piece={pieces.at(place.tp(tp), 'global')[0]?.id} width={step - 4} />
        </g>
      ))}
    </>
  );
}

function Transformation({ view, tp, piece, width }: { view: Bpc['state']; tp: Tp; piece: string | undefined; width: number }) {
  const world = GLOBAL_TPS.some((it) => it === tp);
  const done = world ? view.globals.includes(tp) : view.seeded.includes(tp);
  const alive = REGIONS.filter((id) => view.regions[id].tps.includes(tp)).length;
  return (
    <g data-place={place.tp(tp)} data-piece={piece}>
      <rect
        width={width}
        height="32"
        rx={world ? 15 : 4}
        fill={done ? 'var(--accent)' : 'var(--surface)'}
        stroke={done ? 'var(--accent)' : 'var(--line)'}
        strokeWidth="1.4"
      />
      <Label
        x={alive > 0 ? 15 : width / 2}
        y={22}
        size={17}
        weight={750}
        anchor="middle"
        fill={done ? 'var(--on-accent)' : 'var(--ink)'}
      >
        {tp}
      </Label>
      {alive > 0 && (
        <Label x={width - 5} y={21} size={13} weight={600} anchor="end" fill={done ? 'var(--on-accent)' : 'var(--ink-soft)'}>
          {`×${alive}`}
        </Label>
      )}
    </g>
  );
}
