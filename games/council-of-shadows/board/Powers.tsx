import { Label, SeatMark } from '@kaya/pieces';
import { STATION_KINDS } from '../data/effects.ts';
import { civilisationName, darkTechName, leaderName } from '../text/names.ts';
import type { Player } from '../types.ts';
import { Sign } from './glyphs.tsx';
import type { IconName } from './icons.ts';
import type { OwnProps } from './OwnBoard.tsx';
import { ofPlayer } from './scene.ts';

type Props = OwnProps & { readonly player: Player; readonly width: number };

/** Who one is, and what one can do beyond the cards: civilisation, leader, Dark Tech, stations still to be built. */
export function Powers({ view, say, seat, player, width }: Props) {
  const stations = STATION_KINDS.filter((kind) => !player.stations.some((it) => it.kind === kind));
  return (
    <g>
      <SeatMark seat={seat} x={14} y={17} size={17} />
      {player.civilisation !== null && (
        <Label x={32} y={23} size={17} face="title" weight={650} room={width - 34}>
          {say(civilisationName(player.civilisation))}
        </Label>
      )}
      {player.leader !== null && (
        <g data-place={ofPlayer(view, seat, 'leader')} data-piece={player.leader} transform="translate(0 34)">
          <Plate icon="leader" width={width} words={say(leaderName(player.leader))} fill="#ffd76b" />
        </g>
      )}
      <g data-place={ofPlayer(view, seat, 'dark-tech')} transform={`translate(0 ${player.leader === null ? 34 : 64})`}>
        {player.darkTech.map((card, i) => (
          <g key={card} data-piece={card} transform={`translate(0 ${i * 30})`}>
            <Plate icon="dark-tech" width={width} words={say(darkTechName(card))} fill="#c9b6ff" />
          </g>
        ))}
      </g>
      {view.module1 && (
        <g data-place={ofPlayer(view, seat, 'stations')} transform="translate(0 126)">
          <rect width={width} height="28" rx="5" fill="transparent" />
          {stations.map((kind, i) => (
            <Sign key={kind} name={kind} x={14 + i * 30} y={14} size={22} fill={`var(--seat-${seat})`} />
          ))}
        </g>
      )}
    </g>
  );
}

function Plate({
  icon,
  words,
  width,
  fill,
}: {
  readonly icon: IconName;
  readonly words: string;
  readonly width: number;
  readonly fill: string;
}) {
  return (
    <g>
      <rect width={width} height="27" rx="5" fill="#2b2468" stroke={fill} strokeOpacity=".6" />
      <Sign name={icon} x={14} y={13.5} size={17} fill={fill} />
      <Label x={28} y={18.5} size={14} face="title" weight={600} room={width - 32}>
        {words}
      </Label>
    </g>
  );
}
