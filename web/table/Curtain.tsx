import type { Seat } from '@kaya/engine';
import { SeatBadge } from '@kaya/pieces';
import { takeFocus } from '../app/takeFocus.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { useTable } from './atTable.ts';
import { tableText } from './text/index.ts';

/** Between two hidden hands: nothing is shown until the next person has the device. */
export function Curtain({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const say = useText();
  const own = useCatalogue(tableText);
  const name = table.names[seat] ?? '';
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <SeatBadge seat={seat} size={64} />
      <h2 id="curtain-title">{say('curtain.title', { name })}</h2>
      <p>{own?.('curtain.text')}</p>
      <button type="button" className="primary large" ref={takeFocus} onClick={() => table.session.lift()}>
        {own?.('curtain.ready', { name }) ?? name}
      </button>
    </div>
  );
}
