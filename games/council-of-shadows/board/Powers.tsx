import { Label, SeatMark } from '@kaya/pieces';
import { STATION_KINDS } from '../data/effects.ts';
import { leaderOf } from '../data/index.ts';
import { title } from '../text/board.ts';
import { darkTechText, leaderPower } from '../text/effects.ts';
import { civilisationName, leaderName } from '../text/names.ts';
import type { Player } from '../types.ts';
import { Sign } from './glyphs.tsx';
import type { IconName } from './icons.ts';
import type { OwnProps } from './OwnBoard.tsx';
import { ofPlayer } from './scene.ts';

const STEP = 42;
/** From this width on there is room to say what a power does. */
const ROOMY = 230;

type Props = OwnProps & { readonly player: Player; readonly width: number };

/** Who one is, and what one can do beyond the cards: civilisation, leader, Dark Tech, stations still to be built. */
export function Powers({ view, say, seat, player, width }: Props) {
  const stations = STATION_KINDS.filter((kind) => !player.stations.some((it) => it.kind === kind));
  return (
    <g>
      <SeatMark seat={seat} x={14} y={17} size={17} />
      {player.civilisation !== null && (width > ROOMY || !view.module1) && (
        <Label x={32} y={23} size={17} face="title" weight={650} room={width - (view.module1 ? 132 : 34)}>
          {say(civilisationName(player.civilisation))}
        </Label>
      )}
      {player.leader !== null && (
        <g data-place={ofPlayer(view, seat, 'leader')} data-piece={player.leader} transform="translate(0 30)">
          <Plate icon="leader" width={width} name={say(leaderName(player.leader))} fill="#ffd76b">
            {say(leaderPower(leaderOf(player.leader).power))}
          </Plate>
        </g>
      )}
      {player.darkTech.length > 0 && (
        <g data-place={ofPlayer(view, seat, 'dark-tech')} transform={`translate(0 ${player.leader === null ? 30 : 30 + STEP})`}>
          {player.darkTech.map((card, i) => (
            <g key={card} data-piece={card} transform={`translate(0 ${i * STEP})`}>
              <Plate icon="dark-tech" width={width} name={say(title.darkTech(card))} fill="#c9b6ff">
                {say(darkTechText(card))}
              </Plate>
            </g>
          ))}
        </g>
      )}
      {view.module1 && (
        <g data-place={ofPlayer(view, seat, 'stations')} transform={`translate(${width - 96} 0)`}>
          <rect width="96" height="28" rx="5" fill="transparent" />
          {stations.map((kind, i) => (
            <Sign key={kind} name={kind} x={18 + i * 30} y={15} size={22} fill={`var(--seat-${seat})`} />
          ))}
        </g>
      )}
    </g>
  );
}

/** Its name, and what it does where there is room. */
function Plate({
  icon,
  name,
  width,
  fill,
  children,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly width: number;
  readonly fill: string;
  readonly children: string;
}) {
  return (
    <g>
      <rect width={width} height={STEP - 4} rx="5" fill="#2b2468" stroke={fill} strokeOpacity=".6" />
      <Sign name={icon} x={16} y={(STEP - 4) / 2} size={19} fill={fill} />
      {width < ROOMY ? (
        <Label x={31} y={24} size={14} face="title" weight={600} room={width - 36}>
          {name}
        </Label>
      ) : (
        <foreignObject x="32" y="1" width={width - 38} height={STEP - 6} pointerEvents="none">
          <div
            style={{
              color: 'var(--ink)',
              fontSize: 10.5,
              lineHeight: 1.08,
              height: '100%',
              display: 'flex',
              alignItems: 'center',
            }}
          >
            <span>
              <strong style={{ fontFamily: 'var(--font-title)', fontSize: 13.5, marginRight: 6 }}>{name}</strong>
              {children}
            </span>
          </div>
        </foreignObject>
      )}
    </g>
  );
}
