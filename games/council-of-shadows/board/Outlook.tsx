import { at } from '@kaya/engine';
import { Label } from '@kaya/pieces';
import { finalPreview, planForecast } from '../explain/index.ts';
import { momentWords, outlook } from '../text/board.ts';
import { levelText, signed } from '../text/numbers.ts';
import { HIDDEN } from '../types.ts';
import { CONSUMPTION, ENERGY, LOW } from './colours.ts';
import { Sign } from './glyphs.tsx';
import type { OwnProps } from './OwnBoard.tsx';

type Props = OwnProps & { readonly width: number };

/** While planning: what the plan leads to. Otherwise: where one would end now. */
export function Outlook(props: Props) {
  const { view, seat, width } = props;
  const plan = view.players[seat]?.plan ?? [];
  const planning = view.phase === 'plan' && plan.length > 0 && !plan.includes(HIDDEN);
  return (
    <g>
      <rect width={width} height="154" rx="6" fill="var(--sunk)" stroke="var(--line)" />
      {view.outcome !== null ? <TheEnd {...props} /> : planning ? <OfThePlan {...props} /> : <Preview {...props} />}
    </g>
  );
}

function OfThePlan({ view, say, seat, width }: Props) {
  const { sum, from, to, toNextLevel, place, order, limit } = planForecast(view, seat);
  return (
    <g>
      <Label x={10} y={20} size={14} face="title" weight={650} room={width - 20}>
        {say(outlook.plan)}
      </Label>
      <Sign name="consumption" x={22} y={48} size={22} fill={sum < 0 ? LOW : CONSUMPTION} />
      <Label x={40} y={59} size={32} weight={800} fill={sum < 0 ? LOW : CONSUMPTION}>
        {sum > 0 ? `+${sum}` : signed(sum)}
      </Label>
      <Label x={width - 62} y={56} size={17} weight={600} anchor="end" fill="var(--ink-soft)">
        {from}
      </Label>
      <path d={`M${width - 56} 50h12m-5-5l5 5l-5 5`} fill="none" stroke="var(--ink-soft)" strokeWidth="2" />
      <Label x={width - 10} y={57} size={21} weight={750} anchor="end">
        {to}
      </Label>
      <Label x={10} y={84} size={13.5} fill={limit === null ? 'var(--ink-soft)' : 'var(--warn)'} room={width - 20}>
        {say(limit === null ? outlook.noLimit : outlook.limit(limit))}
      </Label>
      <Label x={10} y={108} size={14} room={width - 20}>
        {say(outlook.place(place, order.length))}
      </Label>
      <Label x={10} y={134} size={14} fill={ENERGY} room={width - 20}>
        {say(outlook.nextLevel(toNextLevel))}
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
      <Standing {...props} level={level} energy={energy} title={say(outlook.end)} />
      {parts.map((part, i) => (
        <Label key={part} x={10} y={90 + i * 24} size={13.5} fill="var(--ink-soft)" room={width - 20}>
          {part}
        </Label>
      ))}
    </g>
  );
}

function TheEnd(props: Props) {
  const { level, energy } = at(props.view.players, props.seat);
  return <Standing {...props} level={level} energy={energy} title={props.say(momentWords(props.view))} />;
}

/** A level and the energy beyond it, large. */
function Standing({
  title,
  level,
  energy,
  width,
}: Props & { readonly title: string; readonly level: number; readonly energy: number }) {
  return (
    <g>
      <Label x={10} y={20} size={14} face="title" weight={650} room={width - 20}>
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
