import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, type Pieces, SeatMark } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { heading, waitingWords } from '../text/board.ts';
import { type Bpc, CLIMATE } from '../types/index.ts';
import { Choosing } from './Choosing.tsx';
import { Panel } from './glyphs.tsx';
import type { Layout } from './layout.ts';
import { Now } from './Now.tsx';
import { choosing } from './Offers.tsx';
import { Tiles, tilesHeight } from './Tiles.tsx';
import { Implanting, JointAction } from './Together.tsx';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces; readonly layout: Layout };

/** The width of the decks on the stage. */
const DECKS = 98;

/** Do all come together, or is there much to choose from? Then the stage needs more room. */
export function isScene(view: Bpc['state'], { scene }: Layout): boolean {
  return view.aci !== null || view.implant !== null || choosing(view, scene.stacked) !== null;
}

/** What is under way: a scene, or the event, a die, what the activation will do; with the answers that can be given. */
export function Stage(props: Props) {
  const { view, layout } = props;
  if (isScene(view, layout)) {
    const { width, height, stacked } = layout.scene;
    const room = { width: width - 24, height: height - 12, stacked };
    return (
      <Panel {...layout.scene}>
        <g transform="translate(12 6)">
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
  const width = layout.stage.width - DECKS - 24;
  const tiles = tilesHeight(view, width);
  return (
    <Panel {...layout.stage}>
      <Decks {...props} />
      <Votes view={view} x={layout.stage.width - 14} />
      <g transform={`translate(${DECKS + 12} 0)`}>
        <Now {...props} room={{ width, height: layout.stage.height - tiles - 8 }} />
        <g transform={`translate(0 ${layout.stage.height - tiles - 4})`}>
          <Tiles {...props} width={width} />
        </g>
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

/** The event deck with what waits on it, the cards from outside, the die. */
function Decks({ view, say }: Props) {
  const { top, upper, lower, bottom } = view.deck;
  const waiting = top.filter((card) => card === CLIMATE).length;
  const { check } = view;
  return (
    <g transform="translate(9 9)">
      <g data-place={place.events}>
        <rect y="4" width={DECKS - 10} height="86" rx="6" fill="rgb(0 0 0 / .2)" />
        <rect
          width={DECKS - 10}
          height="86"
          rx="6"
          fill={waiting > 0 ? '#b3261e' : '#3f5a3c'}
          stroke="var(--surface)"
          strokeWidth="1.5"
        />
        <Icon name={waiting > 0 ? 'climate' : 'event'} x={(DECKS - 10) / 2} y={28} size={38} fill="#fff" />
        <Label x={(DECKS - 10) / 2} y={63} size={17} weight={750} anchor="middle" fill="#fff">
          {top.length + upper.length + lower.length + bottom.length}
        </Label>
        <Label x={(DECKS - 10) / 2} y={79} size={12.5} anchor="middle" fill="#fff" room={DECKS - 18}>
          {say(waiting > 0 ? waitingWords(waiting) : heading.events)}
        </Label>
      </g>
      <g data-place={place.external} transform="translate(0 100)">
        <rect width={DECKS - 10} height="36" rx="5" fill="var(--ink-soft)" stroke="var(--surface)" />
        <Icon name="external" x={22} y={18} size={24} fill="var(--surface)" />
        <Label x={60} y={24} size={16} weight={700} anchor="middle" fill="var(--surface)">
          {view.external.length}
        </Label>
      </g>
      <g data-place={place.die} transform="translate(0 146)">
        <rect
          width={DECKS - 10}
          height="46"
          rx="5"
          fill="var(--surface)"
          stroke={check === null ? 'var(--line)' : 'var(--accent)'}
          strokeWidth={check === null ? 1 : 2.5}
        />
        <Icon name="die" x={24} y={23} size={34} fill={check === null ? 'var(--line)' : 'var(--accent)'} />
        {check !== null && (
          <Label x={64} y={31} size={23} weight={800} anchor="middle">
            {check.rolled + check.modifier}
          </Label>
        )}
      </g>
    </g>
  );
}
