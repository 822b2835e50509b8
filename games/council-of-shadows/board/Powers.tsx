import { Label, SeatMark } from '@kaya/pieces';
import { leaderOf } from '../data/index.ts';
import { galaxyOfStation } from '../rules/buying/stations.ts';
import { place } from '../rules/places.ts';
import { title } from '../text/board.ts';
import { darkTechText, leaderPower } from '../text/effects.ts';
import { civilisationName, leaderName } from '../text/names.ts';
import { type CosState, type Player, STATION_KINDS } from '../types/index.ts';
import { Sign } from './glyphs.tsx';
import type { IconName } from './icons.ts';
import type { OwnProps } from './OwnBoard.tsx';
import { Passage } from './Passage.tsx';
import { ofPlayer } from './scene.ts';

const HEAD = 30;
const LARGEST = 52;
/** From this width on there is room to say what a power does. */
const ROOMY = 230;

type Props = OwnProps & { readonly player: Player; readonly width: number; readonly height: number };

function powerCount({ leader, darkTech }: Player): number {
  return darkTech.length + (leader === null ? 0 : 1);
}

/** What the powers need where they may be as high as they like. */
export function powersHeight(view: CosState, player: Player): number {
  const count = powerCount(player);
  return count === 0 && !view.module1 && player.civilisation === null ? 0 : HEAD + 4 + count * LARGEST;
}

/** Who one is, and what one can do beyond the cards: civilisation, leader, Dark Tech, stations still to be built. */
export function Powers({ view, say, seat, player, width, height }: Props) {
  const stations = STATION_KINDS.filter((kind) => galaxyOfStation(player, kind) === null);
  const step = Math.min(LARGEST, (height - HEAD) / Math.max(1, powerCount(player)));
  return (
    <g>
      <SeatMark seat={seat} x={14} y={17} size={17} />
      {player.civilisation !== null && (width > ROOMY || !view.module1) && (
        <Label x={32} y={23} size={17} face="title" weight={650} room={width - (view.module1 ? 132 : 34)}>
          {say(civilisationName(player.civilisation))}
        </Label>
      )}
      {player.leader !== null && (
        <g data-place={ofPlayer(view, seat, 'leader')} data-piece={player.leader} transform={`translate(0 ${HEAD})`}>
          <g data-place={leaderOf(player.leader).power.op === 'leaderFreeColony' ? place.freeColony : undefined}>
            <Plate icon="leader" width={width} height={step} name={say(leaderName(player.leader))} fill="#ffd76b">
              {say(leaderPower(leaderOf(player.leader).power))}
            </Plate>
          </g>
        </g>
      )}
      {player.darkTech.length > 0 && (
        <g
          data-place={ofPlayer(view, seat, 'dark-tech')}
          transform={`translate(0 ${player.leader === null ? HEAD : HEAD + step})`}
        >
          {player.darkTech.map((card, i) => (
            <g key={card} data-piece={card} transform={`translate(0 ${i * step})`}>
              <Plate icon="dark-tech" width={width} height={step} name={say(title.darkTech(card))} fill="#c9b6ff">
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

interface PlateProps {
  readonly icon: IconName;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly children: string;
}

/** Its name, and what it does where there is room. */
function Plate({ icon, name, width, height, fill, children }: PlateProps) {
  const middle = (height - 4) / 2;
  const left = width < ROOMY ? 28 : 32;
  return (
    <g>
      <rect width={width} height={height - 4} rx="5" fill="#2b2468" stroke={fill} strokeOpacity=".6" />
      <Sign name={icon} x={left / 2} y={middle} size={19} fill={fill} />
      <Passage x={left} y={1} width={width - left - 4} height={height - 6} name={name}>
        {width < ROOMY ? '' : children}
      </Passage>
    </g>
  );
}
