import type { Account } from '@kaya/wire';
import { useState } from 'react';
import { accountApi } from './accountApi.ts';
import { MailField } from './MailField.tsx';
import { ReachForm } from './ReachForm.tsx';
import { usePeopleText } from './words.tsx';

/** For whoever is known on another device. */
export function SignIn({ account }: { readonly account: Account }) {
  const say = usePeopleText();
  const [code, setCode] = useState('');
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState<'refused' | 'mail-sent' | null>(null);
  const home = (work: Promise<unknown>) =>
    void work.then(
      () => location.assign('/'),
      () => setSaid('refused'),
    );
  const write = () =>
    void accountApi.signInByMail(address).then(
      () => setSaid('mail-sent'),
      () => setSaid('refused'),
    );
  return (
    <details className="reach">
      <summary>{say('account.sign-in')}</summary>
      <p className="quiet">{say('account.sign-in-help')}</p>
      {account.passkeysWork && (
        <button type="button" onClick={() => home(accountApi.signInWithPasskey())}>
          {say('account.sign-in-passkey')}
        </button>
      )}
      <ReachForm send={say('account.sign-in-with-code')} onSend={() => home(accountApi.signInWithCode(code))}>
        <label>
          <span>{say('account.sign-in-code')}</span>
          <input type="text" required autoComplete="off" value={code} onChange={(event) => setCode(event.target.value)} />
        </label>
      </ReachForm>
      {account.mailWorks && (
        <ReachForm send={say('account.sign-in-with-mail')} onSend={write}>
          <MailField label={say('account.sign-in-mail')} value={address} onChange={setAddress} />
        </ReachForm>
      )}
      {said === 'refused' && <p role="alert">{say('account.refused')}</p>}
      {said === 'mail-sent' && <p role="status">{say('account.mail-sent')}</p>}
    </details>
  );
}
