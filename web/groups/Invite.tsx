import { lazy, Suspense, useId, useState } from 'react';
import { CopyField } from '../app/CopyField.tsx';
import { pageText } from '../pages/text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import type { GroupProps } from './GroupPage.tsx';
import { groupsApi } from './groupsApi.ts';
import { useAttempt } from './useAttempt.ts';

const QrCode = lazy(async () => ({ default: (await import('../people/QrCode.tsx')).QrCode }));

/** How others come into the group: by its link, which whoever looks after the group can make anew. */
export function Invite({ group, say, onChange, keeps }: GroupProps & { readonly keeps: boolean }) {
  const own = useCatalogue(pageText);
  const heading = useId();
  const { busy, failed, attempt } = useAttempt(say);
  const [renewed, setRenewed] = useState(false);
  const [scanned, setScanned] = useState(false);
  const link = `${location.origin}/join#${group.key}`;
  const renew = async () => {
    setRenewed(await attempt(async () => onChange(await groupsApi.renewLink(group.id)), { 403: 'group.keeper-only' }));
  };
  if (own === null) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{say('invite.title')}</h2>
      <CopyField label={say('invite.label')} value={link} copy={own('online.copy')} />
      <p className="buttons">
        <button type="button" aria-pressed={scanned} onClick={() => setScanned(!scanned)}>
          {say('invite.code')}
        </button>
        {keeps && (
          <button type="button" disabled={busy} onClick={() => void renew()}>
            {say('invite.renew')}
          </button>
        )}
      </p>
      {scanned && (
        <Suspense fallback={null}>
          <QrCode text={link} />
        </Suspense>
      )}
      {renewed && <p role="status">{say('invite.renewed')}</p>}
      {failed !== null && <p role="alert">{failed}</p>}
    </section>
  );
}
