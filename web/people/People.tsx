import type { Account } from '@kaya/wire';
import { useCallback, useEffect, useState } from 'react';
import { MyGroups } from '../groups/MyGroups.tsx';
import { YourName } from '../pages/YourName.tsx';
import { accountApi } from './accountApi.ts';
import { Barred } from './Barred.tsx';
import { Calls } from './Calls.tsx';
import { FriendList } from './FriendList.tsx';
import { KeptAwayList } from './KeptAwayList.tsx';
import { Known } from './Known.tsx';
import { Mine } from './Mine.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SignedIn } from './SignedIn.tsx';

/** What the server knows of whoever sets something here; where there is none, the name on this device alone. */
export function People() {
  const [account, setAccount] = useState<Account | 'no server' | null>(null);
  const load = useCallback(() => accountApi.get().then(setAccount, () => setAccount('no server')), []);
  useEffect(() => void load(), [load]);
  if (account === null) return null;
  if (account === 'no server') return <YourName />;
  return (
    <>
      <Barred account={account} />
      <ProfileForm known={account.known} onKnown={load} />
      <MyGroups known={account.known} />
      <Calls known={account.known} />
      <Known account={account} onChange={load} />
      {account.known && <SignedIn account={account} />}
      {account.known && <FriendList />}
      {account.known && <KeptAwayList />}
      {account.known && <Mine />}
    </>
  );
}
