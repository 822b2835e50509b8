import { at } from '@kaya/engine';
import { Label, SeatMark } from '@kaya/pieces';
import {
  type ExploitForecast,
  energyOfAll,
  finalPreview,
  incomeToCome,
  isPlanning,
  levelDistance,
  planForecast,
  stillToExploit,
} from '../explain/index.ts';
import { galaxyTitle, momentWords, outlook } from '../text/board.ts';
import { levelText, plus } from '../text/names.ts';
import { CONSUMPTION, ENERGY, GALAXY, LOW } from './colours.ts';
import { Sign } from './glyphs.tsx';
import { hexagon } from './layout.ts';
import type { OwnProps } from './OwnBoard.tsx';

type Props = OwnProps & { readonly width: number };

const HEIGHT = 154;
const SWATCH = hexagon(7);
/** So many galaxies find room. */
const MOST = 5;

/** While planning: what the plan leads to. In one's turn: what exploiting gives. Otherwise: where one would end now. */
export function Outlook(props: Props) {
  return (
    <g>
      <rect width={props.width} height={HEIGHT} rx="6" fill="var(--sunk)" stroke="var(--line)" />
      <Shown {...props} />
    </g>
  );
}

function Shown(props: Props) {
  const { view, seat } = props;
  if (view.outcome !== null) return <TheEnd {...props} />;
  if (isPlanning(view, seat)) return <OfThePlan {...props} />;
  const galaxies = stillToExploit(view, seat);
  return galaxies.length > 0 || incomeToCome(view, seat) > 0 ? (
    <OfExploiting {...props} galaxies={galaxies} />
  ) : (
    <Preview {...props} />
  );
}

function OfThePlan({ view, say, seat, width }: Props) {
  const { sum, from, to, toNextLevel, places, limit } = planForecast(view, seat);
  return (
    <g>
      <Label x={10} y={20} size={16.5} face="title" weight={650} room={width - 20}>
        {say(outlook.plan)}
      </Label>
      <Sign name="consumption" x={22} y={46} size={22} fill={sum < 0 ? LOW : CONSUMPTION} />
      <Label x={40} y={57} size={32} weight={800} fill={sum < 0 ? LOW : CONSUMPTION} room={52}>
        {plus(sum)}
      </Label>
      <Label x={width - 62} y={54} size={17} weight={600} anchor="end" fill="var(--ink-soft)">
        {from}
      </Label>
      <path d={`M${width - 56} 48h12m-5-5l5 5l-5 5`} fill="none" stroke="var(--ink-soft)" strokeWidth="2" />
      <Label x={width - 10} y={55} size={21} weight={750} anchor="end">
        {to}
      </Label>
      {limit !== null && (
        <Label x={10} y={77} size={15} fill="var(--warn)" room={width - 20}>
          {say(outlook.limit(limit))}
        </Label>
      )}
      <Label x={10} y={98} size={15.5} room={width - 20}>
        {say(outlook.order)}
      </Label>
      <Label x={10} y={121} size={17} weight={750} room={width - 20}>
        {say(outlook.place(places, view.players.length))}
      </Label>
      <Label x={10} y={145} size={15} fill={ENERGY} room={width - 20}>
        {say(outlook.nextLevel(toNextLevel))}
      </Label>
    </g>
  );
}

/** Each galaxy one could exploit: what it gives now, how many colonies are left then, and who would lead; and what cards give before. */
function OfExploiting({ view, say, seat, width, galaxies }: Props & { readonly galaxies: readonly ExploitForecast[] }) {
  const { missing } = levelDistance(view, seat);
  const income = incomeToCome(view, seat);
  const all = energyOfAll(galaxies) + income;
  const best = galaxies.toSorted((a, b) => b.energy - a.energy).slice(0, income > 0 ? MOST - 1 : MOST);
  return (
    <g>
      <Label x={10} y={19} size={16.5} face="title" weight={650} room={width - 20}>
        {say(outlook.exploit)}
      </Label>
      {best.map(({ galaxy, energy, yield: yields, after }, i) => (
        <g key={galaxy} transform={`translate(0 ${35 + i * 19})`}>
          <path
            d={SWATCH}
            transform="translate(16 0)"
            fill={GALAXY[galaxy]}
            fillOpacity=".35"
            stroke={GALAXY[galaxy]}
            strokeWidth="2"
          />
          <Label x={28} y={5} size={15} face="title" room={width - 106}>
            {say(galaxyTitle(galaxy))}
          </Label>
          <Label
            x={width - 48}
            y={6}
            size={15}
            weight={yields === 'high' ? 800 : 600}
            anchor="end"
            fill={yields === 'high' ? ENERGY : 'var(--ink-soft)'}
          >
            {plus(energy)}
          </Label>
          <path d={`M${width - 43} 0h8m-4-3l4 3l-4 3`} fill="none" stroke="var(--ink-soft)" strokeWidth="1.5" />
          <Label x={width - 31} y={5} size={15} fill="var(--ink-soft)">
            {after.colonies}
          </Label>
          {after.majority !== null && <SeatMark seat={after.majority} x={width - 13} y={0} size={10} />}
        </g>
      ))}
      {income > 0 && (
        <g transform={`translate(0 ${35 + best.length * 19})`}>
          <Label x={10} y={5} size={15} room={width - 88}>
            {say(outlook.cards)}
          </Label>
          <Label x={width - 48} y={6} size={15} weight={800} anchor="end" fill={ENERGY}>
            {plus(income)}
          </Label>
        </g>
      )}
      <Label x={10} y={146} size={15} weight={650} fill={all >= missing ? '#7df3e2' : ENERGY} room={width / 2 - 12}>
        {say(outlook.all(all))}
      </Label>
      <Label x={width - 10} y={146} size={15} anchor="end" fill="var(--ink-soft)" room={width / 2 - 4}>
        {say(outlook.missing(missing))}
      </Label>
    </g>
  );
}

/** Where one would end now, and what would bring one there. */
function Preview(props: Props) {
  const { view, say, seat, width } = props;
  const { level, energy, gems, aiCards, bonus } = finalPreview(view, seat);
  const parts = [
    say(outlook.gems(gems)),
    say(outlook.aiCards(aiCards)),
    say(outlook.bonus(bonus.reduce((sum, card) => sum + card.energy, 0))),
  ];
  return (
    <g>
      <Counters {...props} level={level} energy={energy} title={say(outlook.end)} />
      {parts.map((part, i) => (
        <Label key={part} x={10} y={90 + i * 24} size={15} fill="var(--ink-soft)" room={width - 20}>
          {part}
        </Label>
      ))}
    </g>
  );
}

function TheEnd(props: Props) {
  const { level, energy } = at(props.view.players, props.seat);
  return <Counters {...props} level={level} energy={energy} title={props.say(momentWords(props.view))} />;
}

/** A level and the energy beyond it, large. */
function Counters({
  title,
  level,
  energy,
  width,
}: Props & { readonly title: string; readonly level: number; readonly energy: number }) {
  return (
    <g>
      <Label x={10} y={20} size={16.5} face="title" weight={650} room={width - 20}>
        {title}
      </Label>
      <Label x={14} y={62} size={32} weight={800} face={level > 0 ? 'title' : 'text'} fill="#c9b6ff">
        {levelText(level)}
      </Label>
      <Sign name="energy" x={width - 66} y={50} size={22} fill={ENERGY} />
      <Label x={width - 12} y={60} size={28} weight={800} anchor="end" fill={ENERGY}>
        {energy}
      </Label>
    </g>
  );
}
