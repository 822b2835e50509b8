import type { Seat } from '@kaya/engine';
import { SeatBadge } from '@kaya/pieces';
import { takeFocus } from '../app/takeFocus.ts';
import { useText } from '../text/index.ts';
import { useTable } from './atTable.ts';

/** Between two hidden hands: nothing is shown until the next person has the device. */
export function Curtain({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const say = useText();
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <SeatBadge seat={seat} size={64} />
      <h2 id="curtain-title">{say('curtain.title', { name: table.names[seat] ?? '' })}</h2>
      <p>{say('curtain.text')}</p>
      <button type="button" className="primary large" ref={takeFocus} onClick={() => table.session.lift()}>
        {say('curtain.ready', { name: table.names[seat] ?? '' })}
      </button>
    </div>
  );
}
