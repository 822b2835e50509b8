import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, type Pieces, SeatMark } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { dieResult } from '../rules/regions/dice.ts';
import { type Bpc, CLIMATE } from '../types/index.ts';
import { Choosing } from './Choosing.tsx';
import { Panel } from './glyphs.tsx';
import type { Layout } from './layout.ts';
import { Now } from './Now.tsx';
import { choosing } from './Offers.tsx';
import { Tiles, tilesHeight } from './Tiles.tsx';
import { Implanting, JointAction } from './Together.tsx';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces; readonly layout: Layout };

/** The width of the decks on the stage of a desk. */
const DECKS = 72;

/** Do all come together, or is there much to choose from? Then the stage needs more room. */
export function isScene(view: Bpc['state'], { scene }: Layout): boolean {
  return view.aci !== null || view.implant !== null || choosing(view, scene.stacked) !== null;
}

/** The room of a scene: all of the lower table where there is very much to choose from. */
export function sceneRoom(view: Bpc['state'], { scene, widest }: Layout): Layout['scene'] {
  const choices = choosing(view, scene.stacked)?.reduce((sum, offer) => sum + offer.choices.length, 0) ?? 0;
  return choices > MANY && view.aci === null && view.implant === null ? widest : scene;
}

const MANY = 9;

/** What is under way: a scene, or the event, a die, what the activation will do; with the answers that can be given. */
export function Stage(props: Props) {
  const { view, layout } = props;
  if (isScene(view, layout)) {
    const at = sceneRoom(view, layout);
    const { width, height, stacked } = at;
    const room = { width: width - 20, height: height - 12, stacked };
    return (
      <Panel {...at}>
        <g transform="translate(10 6)">
          {view.aci !== null ? (
            <JointAction {...props} room={room} />
          ) : view.implant !== null ? (
            <Implanting {...props} room={room} />
          ) : (
            <Choosing {...props} room={room} />
          )}
        </g>
      </Panel>
    );
  }
  const { stage, touch } = layout;
  const inner = stage.width - 16;
  const tiles = { ...props, width: inner };
  const answers = touch ? 0 : tilesHeight(tiles);
  const now = touch
    ? { x: 0, y: 54, width: inner, height: stage.height - 64 }
    : { x: DECKS + 10, y: 0, width: inner - DECKS - 10, height: stage.height - answers - 12 };
  return (
    <Panel {...stage}>
      <g transform="translate(8 8)">
        <Decks {...props} width={inner} />
        <Votes view={view} x={inner - 6} />
        <g data-about="" transform={`translate(${now.x} ${now.y - 6})`}>
          <Now {...props} room={now} />
        </g>
        {!touch && (
          <g transform={`translate(0 ${stage.height - answers - 8})`}>
            <Tiles {...tiles} />
          </g>
        )}
      </g>
    </Panel>
  );
}

/** Who has voted already, where the table votes. */
function Votes({ view, x }: { readonly view: Bpc['state']; readonly x: number }) {
  if (view.agenda.at(-1)?.do !== 'vote') return null;
  return (
    <g pointerEvents="none">
      {counted(view.seats)
        .filter((seat) => view.voted[seat] === true)
        .map((seat) => (
          <SeatMark key={seat} seat={seat} x={x - seat * 18} y={14} size={14} />
        ))}
    </g>
  );
}

/** The event deck with what waits on it, the cards from outside, the die: below each other, or side by side on a phone. */
function Decks({ view, layout: { touch }, width }: Props & { readonly width: number }) {
  const { top, upper, lower, bottom } = view.deck;
  const waiting = top.filter((card) => card === CLIMATE).length;
  const { check } = view;
  const size = touch ? { width: (width - 12) / 3, height: 44 } : { width: DECKS, height: 30 };
  const at = (nth: number) => (touch ? `translate(${nth * (size.width + 6)} 0)` : `translate(0 ${nth * (size.height + 5)})`);
  const [icon, label] = [size.width * 0.3, size.width * 0.68];
  const base = size.height / 2 + 5.5;
  return (
    <>
      <g data-place={place.events} transform={at(0)}>
        <rect y="3" {...size} rx="5" fill="rgb(0 0 0 / .2)" />
        <rect {...size} rx="5" fill={waiting > 0 ? '#b3261e' : '#3f5a3c'} stroke="var(--surface)" strokeWidth="1.5" />
        <Icon name={waiting > 0 ? 'climate' : 'event'} x={icon} y={size.height / 2} size={24} fill="#fff" />
        <Label x={label} y={base} size={16} weight={750} anchor="middle" fill="#fff">
          {waiting > 0 ? `×${waiting}` : top.length + upper.length + lower.length + bottom.length}
        </Label>
      </g>
      <g data-place={place.external} transform={at(1)}>
        <rect {...size} rx="5" fill="var(--ink-soft)" stroke="var(--surface)" />
        <Icon name="external" x={icon} y={size.height / 2} size={22} fill="var(--surface)" />
        <Label x={label} y={base} size={16} weight={700} anchor="middle" fill="var(--surface)">
          {view.external.length}
        </Label>
      </g>
      <g data-place={place.die} transform={at(2)}>
        <rect
          {...size}
          rx="5"
          fill="var(--surface)"
          stroke={check === null ? 'var(--line)' : 'var(--accent)'}
          strokeWidth={check === null ? 1 : 2.5}
        />
        <Icon name="die" x={icon} y={size.height / 2} size={26} fill={check === null ? 'var(--line)' : 'var(--accent)'} />
        {check !== null && (
          <Label x={label} y={base + 1} size={20} weight={800} anchor="middle">
            {dieResult(check)}
          </Label>
        )}
      </g>
    </>
  );
}
