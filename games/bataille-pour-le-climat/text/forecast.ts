// What is coming, and how things stand.
import { type Claim, type Foreseen, foreseen, ofNow, type Viewer, type Words } from '@kaya/engine';
import { atTheEdge, climateForecast, type Goal, goals, oilForecast, pace } from '../explain/index.ts';
import { activeRegion } from '../rules/regions/track.ts';
import type { BpcEvent, BpcState, RegionId } from '../types/index.ts';
import { activationComing, isActivated } from './activation.ts';
import { consequenceWords, goalWords, paceWords, waitingWords } from './board.ts';
import { describeUnderWay } from './describe-under-way.ts';
import { judgedWords } from './ending.ts';
import { inPlace, pawns, regionName } from './names.ts';
import { say } from './say.ts';

/** What a forecast of Bataille pour le Climat says of what comes. */
export type BpcClaim = Claim &
  /** A climate consequence is the event of that turn, and none before; null: not as long as the game lasts. */
  (
    | { readonly claim: 'consequence'; readonly turn: number | null }
    | { readonly claim: 'lacks-oil'; readonly region: RegionId; readonly turn: number }
    /** At the pace of the last round the goal is reached (and the game won) at the end of that turn; null: not before it is over. */
    | {
        readonly claim: 'pace';
        readonly goal: number;
        readonly wins: boolean;
        readonly turn: number | null;
        readonly perTurn: number;
      }
    /** All that the region's activation brings, if it comes next. */
    | { readonly claim: 'activation'; readonly region: RegionId; readonly events: readonly BpcEvent[] }
  );

type Line = Foreseen<BpcClaim>;

export function forecast(view: BpcState, _viewer: Viewer): readonly Line[] {
  if (view.outcome !== null) return [];
  const { waiting } = climateForecast(view);
  return [
    ...goals(view).map((goal) => ofNow(goalLine(goal))),
    ...paceLine(view),
    consequenceLine(view),
    ...(waiting > 0 ? [ofNow(waitingWords(waiting))] : []),
    ...oilLines(view),
    ...atTheEdge(view).map(({ region, token, count }) =>
      ofNow(say('bpc.forecast.edge', { in: inPlace(region), pawns: pawns(token, count) })),
    ),
    ...describeUnderWay(view).map(ofNow),
    ...(isActivated(view) ? [] : activationLines(view)),
  ];
}

/** Something the team plays for, and how far it is. */
export function goalLine(goal: Goal): Words {
  if (goal.what.check === 'ghg-max') return say('bpc.forecast.ghg', { ghg: goal.now, above: Math.max(0, goal.now - goal.value) });
  const { what, asked } = judgedWords(goal);
  return say('bpc.forecast.goal', { what, asked, now: goal.now, end: goal.what.atEnd ? 'yes' : 'no' });
}

/** The same beside another goal, where each has one line. */
export function goalInShort(goal: Goal): Words {
  const { what } = judgedWords(goal);
  const { check } = goal.what;
  const asked = say(goal.bound === 'most' ? 'bpc.board.goal.most' : 'bpc.board.goal.least', { value: goal.value });
  const short =
    check === 'no-regime'
      ? say('bpc.board.goal.unfree')
      : check === 'max-tokens' && goal.what.tokens.length > 1
        ? say('bpc.board.goal.calamities')
        : check === 'balance-min'
          ? say('bpc.board.goal.oil')
          : what;
  return say('bpc.board.goal', { what: short, now: goal.now, asked });
}

/** How near defeat is: what the pace of the last round comes to, and what the goal asks for. */
function paceLine(view: BpcState): Line[] {
  const coming = pace(view);
  if (coming === null) return [];
  const words = say('bpc.forecast.pace', { pace: paceWords(coming), goal: goalWords(coming) });
  const { goal, wins, perTurn, goalTurn: turn } = coming;
  if (perTurn === null) return [ofNow(words)];
  return [foreseen(words, { claim: 'pace', goal, wins, turn, perTurn, chance: 1, asThingsStand: true })];
}

function consequenceLine(view: BpcState): Line {
  const { inTurns } = climateForecast(view);
  const turn = inTurns === null ? null : view.turn + inTurns;
  const words = say('bpc.about.climate', { when: consequenceWords(inTurns) });
  return foreseen(words, { claim: 'consequence', turn, chance: 1, asThingsStand: true });
}

function oilLines(view: BpcState): Line[] {
  return oilForecast(view).hits.map(({ region, inTurns }) =>
    foreseen(say('bpc.forecast.oil', { region: regionName(region), turns: inTurns }), {
      claim: 'lacks-oil',
      region,
      turn: view.turn + inTurns,
      chance: 1,
      asThingsStand: true,
    }),
  );
}

/** Where decisions or losses of many dice are still to come, the line says 'likely' and claims no more. */
function activationLines(view: BpcState): Line[] {
  const region = activeRegion(view);
  const { heading, lines, foreseen: coming } = activationComing(view, region);
  const claims: BpcClaim[] =
    coming === null || coming.chance === null
      ? []
      : [{ claim: 'activation', region, events: coming.events, chance: coming.chance, asThingsStand: true }];
  return [foreseen(heading, ...claims), ...lines.map(({ words }) => ofNow(words))];
}
