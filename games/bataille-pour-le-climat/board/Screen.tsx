import { at, type BoardProps } from '@kaya/engine';
import { Icon, Label, type Rect, SeatMark } from '@kaya/pieces';
import { colourCounts } from '../rules/actions/influence.ts';
import { characterShort, inPlace } from '../text/names.ts';
import { type Bpc, COLOURS, type Player, type PlayerNumber } from '../types/index.ts';
import { influenceInk } from './colours.ts';
import { Table } from './Drawing.tsx';
import { Panel } from './glyphs.tsx';
import { desk, type Layout } from './layout.ts';

/** A table for a wall: the same as on a desk, with the people on the right. */
const TABLE = desk(980, 640);
const WIDTH = 1270;
const WALL: Layout = {
  ...TABLE,
  width: WIDTH,
  stripes: { ...TABLE.stripes, width: WIDTH },
  track: TABLE.track === null ? null : { ...TABLE.track, width: WIDTH },
};
const PEOPLE: Rect = { x: 986, y: TABLE.world.y + 8, width: 278, height: 420 };

/** The table for a workshop: what is done together large, and everybody's hands and declarations beside the world. */
export function Screen(props: BoardProps<Bpc>) {
  return (
    <Table {...props} layout={WALL}>
      <People {...props} />
    </Table>
  );
}

/** Who plays whom, where they stand, how many cards of each Influence they hold and what they say about them. */
function People(props: BoardProps<Bpc>) {
  const { players } = props.view;
  const step = Math.min(64, PEOPLE.height / Math.max(1, players.length));
  return (
    <Panel {...PEOPLE} height={step * players.length}>
      {players.map((player, who) => (
        <g key={player.character || who} transform={`translate(0 ${who * step})`}>
          <Person {...props} player={player} who={who} height={step} />
        </g>
      ))}
    </Panel>
  );
}

function Person({
  view,
  names,
  say,
  player,
  who,
  height,
}: BoardProps<Bpc> & { player: Player; who: PlayerNumber; height: number }) {
  const counts = colourCounts(player.hand);
  const active = view.active === who;
  const step = (PEOPLE.width - 20) / COLOURS.length;
  return (
    <>
      {active && <rect x="1" y="1" width="6" height={height - 2} rx="3" fill="var(--accent)" />}
      <SeatMark seat={player.seat} x={22} y={height * 0.27} size={15} />
      <Label x={36} y={height * 0.36} size={15} face="title" weight={750} room={176}>
        {player.character === '' ? (names[player.seat] ?? '') : say(characterShort(player.character))}
      </Label>
      <Label x={PEOPLE.width - 10} y={height * 0.36} size={13} anchor="end" fill="var(--ink-soft)" room={110}>
        {say(inPlace(player.place))}
      </Label>
      {COLOURS.map((colour, i) => {
        const count = at(counts, i);
        return (
          <g key={colour} transform={`translate(${12 + i * step} ${height * 0.52})`} opacity={count === 0 ? 0.4 : 1}>
            <Icon name={colour} x={10} y={height * 0.17} size={15} fill={influenceInk(colour)} />
            <Label x={19} y={height * 0.17 + 5} size={14} weight={count === 0 ? 500 : 750}>
              {`×${count}`}
            </Label>
            <Declared level={player.signals[i] ?? 0} colour={influenceInk(colour)} x={step - 6} height={height * 0.34} />
          </g>
        );
      })}
    </>
  );
}

/** What was said about a colour: one bar for a little, three for a lot. */
function Declared({ level, colour, x, height }: { level: number; colour: string; x: number; height: number }) {
  const bar = height / 5;
  return (
    <>
      {[0, 1, 2].slice(0, level).map((n) => (
        <rect key={n} x={x} y={height - (n + 1) * (bar + 1.2) - 1} width="6" height={bar} fill={colour} />
      ))}
    </>
  );
}
