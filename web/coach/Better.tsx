import type { Why } from '@kaya/bots';
import { useSpeech, useTable } from '../table/atTable.ts';
import type { Offer, Practice } from './practice.ts';
import type { CoachKey } from './text/en.ts';
import type { SayCoach } from './text/index.ts';

const WHY: Readonly<Record<Why, CoachKey | null>> = {
  gains: 'coach.why.gains',
  keeps: 'coach.why.keeps',
  'gains-later': 'coach.why.gains-later',
  later: 'coach.why.later',
  rated: 'coach.why.later',
  close: null,
  only: null,
  chance: null,
};

interface Props {
  readonly say: SayCoach;
  readonly offer: Offer;
  readonly practice: Practice;
}

/** After a mistake: what would have been better, why, and the way back. */
export function Better({ say, offer: { move, explanation }, practice }: Props) {
  const { session, box } = useTable();
  const { speaker } = useSpeech();
  const name = (action: typeof move.action) => speaker.say(box.voice.action(action, move.view, move.seat));
  const gains = explanation.gains.flatMap((part) => box.voice.motive?.(part) ?? []).map((it) => speaker.say(it));
  const why = gains.length === 0 && explanation.gains.length > 0 ? 'coach.why.later' : WHY[explanation.why];
  const takeBack = () => {
    session.practicable?.rewind(move.moves);
    practice.goOn();
  };
  return (
    <div className="coach-better" role="alert">
      <h3>{say('coach.practice-title')}</h3>
      <p>{say('coach.practice-played', { played: name(move.action) })}</p>
      <p>{say('coach.practice-better', { better: name(explanation.action) })}</p>
      {why !== null && <p>{say(why, { gains })}</p>}
      <div className="coach-buttons">
        <button type="button" className="primary" onClick={takeBack}>
          {say('coach.practice-back')}
        </button>
        <button type="button" onClick={() => practice.goOn()}>
          {say('coach.practice-keep')}
        </button>
      </div>
    </div>
  );
}
