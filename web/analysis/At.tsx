import type { GameRecord } from '@kaya/engine';
import { useLocation } from 'wouter';
import { notify } from '../app/notices.ts';
import { alone, leave, playOn } from '../branch/leave.ts';
import { type Compared, useMoment, useTable } from '../table/atTable.ts';
import { pastOf } from '../table/past.ts';
import type { Analysis } from './analysis.ts';
import type { SayAnalysis } from './text/index.ts';

/** What leads to a moment. */
export interface Leading {
  readonly record: GameRecord;
  readonly analysis: Analysis;
}

interface Where extends Leading {
  readonly move: number;
  /** What leads there, by its name in this list. */
  readonly moment: string;
  readonly compared?: Compared;
  readonly say: SayAnalysis;
}

/** To a moment: to look at it, or to play on from it on this device, as whoever decides there. */
export function At({ record, analysis, move, moment: name, compared, say }: Where) {
  const { box, viewer, state, session } = useTable();
  const moment = useMoment();
  const [, go] = useLocation();
  const look = () => {
    const past = pastOf(box.game, record, viewer);
    const view = past?.seen(move) ?? null;
    if (past === null || view === null) return;
    analysis.lookedAt = name;
    if (history.state?.looking !== true) history.pushState({ looking: true }, '');
    moment.lookAt({ ...past, at: move, view, ...(compared === undefined ? {} : { compared }) });
  };
  const tryIt = async () => {
    const own = Math.max(
      0,
      state.seats.findIndex(({ you }) => you),
    );
    const players = alone(state.seats, compared?.seat ?? own);
    const view = pastOf(box.game, record, viewer)?.seen(move) ?? null;
    const { id, game } = session;
    const left = view === null ? null : await leave({ id, game, record: () => Promise.resolve(record) }, state, move, view);
    if (left === null) notify({ key: 'error.not-saved', kind: 'problem' });
    else await playOn(left, players, go);
  };
  return (
    <span className="buttons">
      <button type="button" onClick={look}>
        {say('analysis.look')}
      </button>
      <button type="button" onClick={() => void tryIt()}>
        {say('analysis.try')}
      </button>
    </span>
  );
}
