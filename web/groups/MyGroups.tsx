import type { GroupInfo } from '@kaya/wire';
import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { useCatalogue } from '../text/useCatalogue.ts';
import { GroupList } from './GroupList.tsx';
import { groupsApi } from './groupsApi.ts';
import { groupText } from './text/index.ts';

/** The groups of whoever looks at their profile, and the way to make one. */
export function MyGroups({ known }: { readonly known: boolean }) {
  const say = useCatalogue(groupText);
  const heading = useId();
  const [groups, setGroups] = useState<readonly GroupInfo[]>([]);
  useEffect(() => {
    if (known) groupsApi.mine().then(setGroups, () => setGroups([]));
  }, [known]);
  if (say === null) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{say('groups.title')}</h2>
      <p className="quiet">{say('groups.help')}</p>
      <GroupList groups={groups} say={say} />
      <p>
        <Link href="/groups" className="button">
          {say(groups.length === 0 ? 'groups.make' : 'groups.all')}
        </Link>
      </p>
    </section>
  );
}
