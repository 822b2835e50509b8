import { type GroupInfo, LONGEST_GROUP } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Form } from '../app/Form.tsx';
import { TextField } from '../app/TextField.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { YourName } from '../pages/YourName.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { GroupList } from './GroupList.tsx';
import { groupsApi } from './groupsApi.ts';
import { groupText, type SayGroup } from './text/index.ts';
import { useAttempt, useWhy } from './useAttempt.ts';
import { useKnown } from './useKnown.ts';

/** My groups, and how to make one. */
export function GroupsPage() {
  const site = useText();
  const say = useCatalogue(groupText);
  const { known, become } = useKnown();
  usePageTitle(say?.('groups.title') ?? '');
  if (say === null || known === null) return <p className="loading">{site('common.loading')}</p>;
  return (
    <div className="narrow groups">
      <h1>{say('groups.title')}</h1>
      <p className="quiet">{say('groups.help')}</p>
      {known ? <Mine say={say} /> : <p className="quiet">{say('groups.none')}</p>}
      <Make say={say} known={known} become={become} />
    </div>
  );
}

function Mine({ say }: { readonly say: SayGroup }) {
  const why = useWhy(say);
  const [groups, setGroups] = useState<readonly GroupInfo[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    groupsApi.mine().then(setGroups, setError);
  }, []);
  return (
    <>
      {error !== null && <p role="alert">{why(error, {})}</p>}
      {groups?.length === 0 && <p className="quiet">{say('groups.none')}</p>}
      <GroupList groups={groups ?? []} say={say} />
    </>
  );
}

interface MakeProps {
  readonly say: SayGroup;
  readonly known: boolean;
  become(): Promise<void>;
}

function Make({ say, known, become }: MakeProps) {
  const { busy, failed, attempt } = useAttempt(say);
  const [name, setName] = useState('');
  const [, go] = useLocation();
  const make = () =>
    attempt(
      async () => {
        await become();
        go(`/group/${(await groupsApi.make(name)).id}`);
      },
      { 409: 'groups.too-many' },
    );
  return (
    <Form className="reach" onSubmit={make}>
      {!known && <YourName />}
      <TextField label={say('groups.name')} longest={LONGEST_GROUP} required value={name} onChange={setName} />
      <button type="submit" className="primary" disabled={busy}>
        {say('groups.make')}
      </button>
      {failed !== null && <p role="alert">{failed}</p>}
    </Form>
  );
}
