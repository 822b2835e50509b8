import type { Outcome } from '@kaya/engine';
import { Link } from 'wouter';
import { dates } from '../app/dates.ts';
import { keyed } from '../app/keyed.ts';
import { numbers } from '../app/numbers.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { WideTable } from '../app/WideTable.tsx';
import { type LookedBack, useSpeech, useTable } from '../table/atTable.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { type KinWithEnd, loadFamily } from './family.ts';
import { pathOf } from './leave.ts';
import { stepSeen } from './stepSeen.ts';
import { branchText, type SayBranch } from './text/index.ts';
import '../style/branch.css';

interface Props {
  /** The game that is looked through, where a moment can be jumped to. */
  readonly past?: LookedBack;
  onGo?(step: number): void;
}

/** The game, and those that left it or one another: at which moment each did, and how they ended, side by side. */
export function Branches({ past, onGo }: Props) {
  const say = useCatalogue(branchText);
  const { session, state, box } = useTable();
  const path = pathOf(session, state);
  const family = useLoaded(() => loadFamily(path, box.game), [path, box.game.id, state.outcome === null ? 0 : 1]);
  if (say === null || family === null || family.length === 0) return null;
  return <SideBySide family={family} path={path} past={past} onGo={onGo} say={say} />;
}

interface SideProps {
  readonly family: readonly KinWithEnd[];
  readonly path: string;
  readonly past: LookedBack | undefined;
  readonly onGo: Props['onGo'];
  readonly say: SayBranch;
}

/** Beside a replay there is little room: there each game is a line. */
function SideBySide({ family, path, past, onGo, say }: SideProps) {
  const { names, box } = useTable();
  const { speaker } = useSpeech();
  const { locale } = useText();
  const number = numbers(locale);
  const date = dates(locale, { dateStyle: 'short', timeStyle: 'short' });
  // Where nobody scores, who won says everything.
  const scored = family.some(({ ended }) => ended?.outcome.scores.some((score) => score !== 0) === true);
  const nameOf = ({ path: own, leaves, at }: KinWithEnd) => (
    <>
      {own === path ? <strong>{say('branch.this')}</strong> : <Link href={own}>{say('branch.open')}</Link>}{' '}
      <Leaving leaves={leaves} past={leaves?.of === path ? past : undefined} onGo={onGo} say={say} />{' '}
      <span className="quiet">{date.format(at)}</span>
    </>
  );
  const endOf = ({ ended }: KinWithEnd) =>
    ended === null
      ? say('branch.running')
      : `${speaker.say(box.voice.ending(ended.outcome.ending, ended.state))} ${winners(ended.outcome, names, say)}`;
  const current = ({ path: own }: KinWithEnd) => (own === path ? 'true' : undefined);
  const title = <h3 id="branches-title">{say('branch.title')}</h3>;
  if (past !== undefined)
    return (
      <section className="branches" aria-labelledby="branches-title">
        {title}
        <ul>
          {family.map((kin) => (
            <li key={kin.path} aria-current={current(kin)}>
              {nameOf(kin)}
              <br />
              {scored && kin.ended !== null
                ? kin.ended.outcome.scores
                    .map((score, seat) => say('branch.score', { name: names[seat] ?? '', score: number.format(score) }))
                    .join(', ')
                : endOf(kin)}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className="branches" aria-labelledby="branches-title">
      {title}
      <WideTable className="scores" columns={[say('branch.game'), ...(scored ? names : []), say('branch.end')]}>
        {family.map((kin) => (
          <tr key={kin.path} aria-current={current(kin)}>
            <th scope="row">{nameOf(kin)}</th>
            {scored &&
              keyed(names).map(({ key, index: seat }) => (
                <td key={key} data-winner={kin.ended?.outcome.winners.includes(seat) === true ? '' : undefined}>
                  {kin.ended === null ? '' : number.format(kin.ended.outcome.scores[seat] ?? 0)}
                </td>
              ))}
            <td>{endOf(kin)}</td>
          </tr>
        ))}
      </WideTable>
    </section>
  );
}

function winners({ winners: seats, ranks }: Outcome, names: readonly string[], say: SayBranch): string {
  // Who all win or lose together the sentence of the ending names well enough.
  if (seats.length === 0 || seats.length === ranks.length) return '';
  return say('branch.winners', { names: seats.map((seat) => names[seat] ?? ''), count: seats.length });
}

function Leaving({ leaves, past, onGo, say }: Pick<KinWithEnd, 'leaves'> & Pick<SideProps, 'past' | 'onGo' | 'say'>) {
  if (leaves === null) return null;
  const { move, imagined, seen } = leaves;
  const step = seen === undefined || past === undefined ? move : stepSeen(past, seen, move);
  const text = say(imagined ? 'branch.from-imagined' : 'branch.from', { move: step });
  if (past === undefined || onGo === undefined) return <span>{text}</span>;
  return (
    <button type="button" className="link" onClick={() => onGo(step)}>
      {text}
    </button>
  );
}
