import { SeatBadge } from '@kaya/pieces';
import { useText } from '../text/index.ts';
import { useKit } from './kit.ts';

/** Between two hidden hands: nothing is shown until the next person has the device. */
export function Curtain() {
  const kit = useKit();
  const say = useText();
  const seat = kit.state.curtain;
  if (seat === null) return null;
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <SeatBadge seat={seat} size={64} />
      <h2 id="curtain-title">{say('curtain.title', { name: kit.names[seat] ?? '' })}</h2>
      <p>{say('curtain.text')}</p>
      <button type="button" className="primary large" ref={(button) => button?.focus()} onClick={() => kit.session.lift()}>
        {say('curtain.ready', { name: kit.names[seat] ?? '' })}
      </button>
    </div>
  );
}
