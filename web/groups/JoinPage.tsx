import type { Invited } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Form } from '../app/Form.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { YourName } from '../pages/YourName.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { groupsApi } from './groupsApi.ts';
import { groupText, type SayGroup } from './text/index.ts';
import { useAttempt, useWhy } from './useAttempt.ts';
import { useKnown } from './useKnown.ts';

/** Where the link into a group leads: it says what the group is, and asks. Its key stands behind the # so that it stays out of logs. */
export function JoinPage() {
  const site = useText();
  const say = useCatalogue(groupText);
  usePageTitle(say?.('join.title') ?? '');
  return say === null ? <p className="loading">{site('common.loading')}</p> : <Asked say={say} />;
}

function Asked({ say }: { readonly say: SayGroup }) {
  const { known, become } = useKnown();
  const [, go] = useLocation();
  const [key] = useState(() => location.hash.slice(1));
  const [invited, setInvited] = useState<Invited | null>(null);
  const { busy, failed, attempt } = useAttempt(say);
  const why = useWhy(say);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    groupsApi.invited(key).then(setInvited, setError);
  }, [key]);
  const join = () =>
    attempt(
      async () => {
        await become();
        go(`/group/${(await groupsApi.join(key)).id}`, { replace: true });
      },
      { 404: 'join.gone', 409: 'join.full' },
    );
  return (
    <div className="narrow groups">
      <h1>{say('join.title')}</h1>
      {error !== null && <p role="alert">{why(error, { 404: 'join.gone' })}</p>}
      {failed !== null && <p role="alert">{failed}</p>}
      {invited !== null && known !== null && (
        <Form className="reach" onSubmit={join}>
          <p>{say('join.ask', { name: invited.name, count: invited.members })}</p>
          <p className="quiet">{say('join.help')}</p>
          {!known && <YourName />}
          <button type="submit" className="primary" disabled={busy}>
            {say('join.yes')}
          </button>
        </Form>
      )}
    </div>
  );
}
