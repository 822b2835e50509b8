import { sayExplanation } from '@kaya/bots';
import type { Speaker } from '@kaya/engine';
import { useSpeech, useTable } from '../table/atTable.ts';
import type { Offer, Practice } from './practice.ts';
import type { SayCoach } from './text/index.ts';

interface Props {
  readonly say: SayCoach;
  /** The words of the game's coach, once they are there. */
  readonly words: Speaker | null;
  readonly offer: Offer;
  readonly practice: Practice;
}

/** After a mistake: what would have been better, why, and the way back. */
export function Better({ say, words, offer: { move, explanation }, practice }: Props) {
  const { session, box } = useTable();
  const { speaker } = useSpeech();
  const name = (action: typeof move.action) => speaker.say(box.voice.action(action, move.view, move.seat));
  const takeBack = () => {
    session.practicable?.rewind(move.moves);
    practice.goOn();
  };
  return (
    <div className="coach-better" role="alert">
      <h3>{say('coach.practice-title')}</h3>
      <p>{say('coach.practice-played', { played: name(move.action) })}</p>
      <p>{say('coach.practice-better', { better: name(explanation.action) })}</p>
      {words !== null && <p>{sayExplanation(explanation, speaker, words, box.voice, move)}</p>}
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
