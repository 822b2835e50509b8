// What is coming if nothing changes.
import type { Viewer, Words } from '@kaya/engine';
import { atTheEdge, climateForecast, oilForecast } from '../explain/index.ts';
import { activeRegion } from '../rules/regions/track.ts';
import type { BpcState } from '../types/index.ts';
import { activationSteps } from './activation.ts';
import { ghgGoal, meetingWords, oilWords } from './board.ts';
import { describeUnderWay } from './describe-under-way.ts';
import { inPlace, pawns } from './names.ts';
import { say } from './say.ts';

export function forecast(view: BpcState, _viewer: Viewer): readonly Words[] {
  if (view.outcome !== null) return [];
  const { turnsToMeeting, waiting } = climateForecast(view);
  const { hits } = oilForecast(view);
  return [
    say('bpc.forecast.ghg', { ghg: view.ghg, above: Math.max(0, view.ghg - ghgGoal(view)) }),
    say('bpc.about.climate', { when: meetingWords(turnsToMeeting) }),
    ...(waiting > 0 ? [say('bpc.board.waiting', { n: waiting })] : []),
    ...hits.map(oilWords),
    ...atTheEdge(view).map(({ region, token, count }) =>
      say('bpc.forecast.edge', { in: inPlace(region), pawns: pawns(token, count) }),
    ),
    ...describeUnderWay(view),
    ...activationSteps(view, activeRegion(view)),
  ];
}
