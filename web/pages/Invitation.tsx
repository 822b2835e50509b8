import { CopyField } from '../app/CopyField.tsx';
import { useCatalogue } from '../text/useCatalogue.ts';
import { pageText } from './text/index.ts';

/** How others come to a table: by its link. */
export function Invitation({ table, host }: { readonly table: string; readonly host: boolean }) {
  const own = useCatalogue(pageText);
  if (own === null) return null;
  return (
    <div className="invitation">
      <CopyField label={own('online.invite')} value={`${location.origin}/table/${table}`} copy={own('online.copy')} />
      {host && onlyHere() && <p className="suggestion">{own('online.only-here')}</p>}
    </div>
  );
}

/** An address that leads others to their own device. */
function onlyHere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}
