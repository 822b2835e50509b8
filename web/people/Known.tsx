import { type Account, LONGEST_PASSKEY } from '@kaya/wire';
import { useId, useState } from 'react';
import { dates } from '../app/dates.ts';
import { Sure } from '../app/Sure.tsx';
import { TextField } from '../app/TextField.tsx';
import { accountApi } from './accountApi.ts';
import { QrCode } from './QrCode.tsx';
import { ReachForm } from './ReachForm.tsx';
import { SignIn } from './SignIn.tsx';
import { useTarget } from './useTarget.ts';
import { waysBack } from './waysBack.ts';
import { usePeopleText } from './words.tsx';

/** How one is known besides the cookie of this device; and for whoever comes from another device, how to sign in. */
export function Known({ account, onChange }: Props) {
  const say = usePeopleText();
  const heading = useId();
  useTarget('known', true);
  return (
    <section aria-labelledby={heading} className="known" id="known">
      <h2 id={heading}>{say('account.title')}</h2>
      <p className="quiet">{say('account.help')}</p>
      {account.known && (
        <>
          {!account.member && <p>{say('account.guest')}</p>}
          <Passkeys account={account} onChange={onChange} />
          <Recovery account={account} onChange={onChange} />
          <OtherDevice />
        </>
      )}
      {!account.member && <SignIn account={account} />}
    </section>
  );
}

interface Props {
  readonly account: Account;
  onChange(): Promise<void>;
}

function Passkeys({ account, onChange }: Props) {
  const say = usePeopleText();
  const [name, setName] = useState('');
  const [failed, setFailed] = useState(false);
  /** The passkey that is about to be removed. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const date = dates(say.locale, { dateStyle: 'medium' });
  const attempt = async (work: () => Promise<unknown>) => {
    setFailed(false);
    await work().catch(() => setFailed(true));
    await onChange();
  };
  return (
    <div className="reach">
      <h3>{say('account.passkeys')}</h3>
      {!account.passkeysWork && <p className="quiet">{say('account.passkey-none')}</p>}
      <ul className="channels">
        {account.passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            {say('account.passkey-made', { name: name || say('account.passkey-unnamed'), date: date.format(createdAt) })}
            <button type="button" onClick={() => setLeaving(id)}>
              {say('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <Sure
          title={say('account.passkey-remove')}
          text={withoutPasskey(account, say)}
          onYes={() => {
            setLeaving(null);
            void attempt(() => accountApi.removePasskey(leaving));
          }}
          onClose={() => setLeaving(null)}
        />
      )}
      {account.passkeysWork && (
        <ReachForm
          send={say('account.passkey-add')}
          onSend={() => void attempt(() => accountApi.addPasskey(name).then(() => setName('')))}
        >
          <TextField label={say('account.passkey-name')} longest={LONGEST_PASSKEY} value={name} onChange={setName} />
        </ReachForm>
      )}
      {failed && <p role="alert">{say('account.passkey-failed')}</p>}
    </div>
  );
}

/** What one still has without one of one's passkeys. */
function withoutPasskey(account: Account, say: ReturnType<typeof usePeopleText>): string {
  const ways = waysBack({ ...account, passkeys: account.passkeys.slice(1) });
  return ways.length === 0
    ? say('account.passkey-last')
    : say('account.passkey-others', { ways: ways.map((way) => say(`sessions.way.${way}`)) });
}

function Recovery({ account, onChange }: Props) {
  const say = usePeopleText();
  const [code, setCode] = useState<string | null>(null);
  const date = dates(say.locale, { dateStyle: 'medium' });
  const make = async () => {
    setCode(
      await accountApi.recoveryCode().then(
        (made) => made.code,
        () => null,
      ),
    );
    await onChange();
  };
  return (
    <div className="reach">
      <h3>{say('account.recovery')}</h3>
      {code === null && account.recovery !== null && (
        <p className="quiet">{say('account.recovery-kept', { date: date.format(account.recovery) })}</p>
      )}
      {code !== null && (
        <>
          <p role="status">
            {say('account.recovery-shown')} <code>{code}</code>
          </p>
          <Copy text={code} />
        </>
      )}
      <button type="button" onClick={() => void make()}>
        {say('account.recovery-make')}
      </button>
    </div>
  );
}

function OtherDevice() {
  const say = usePeopleText();
  const label = useId();
  const [link, setLink] = useState<string | null>(null);
  const make = () =>
    accountApi.deviceLink().then(
      ({ token }) => setLink(`${location.origin}/device#${token}`),
      () => setLink(null),
    );
  return (
    <div className="reach">
      <h3 id={label}>{say('account.link')}</h3>
      {link === null ? (
        <button type="button" onClick={() => void make()}>
          {say('account.link-make')}
        </button>
      ) : (
        <>
          <p role="status">{say('account.link-shown')}</p>
          <QrCode text={link} />
          <input type="text" readOnly aria-labelledby={label} value={link} onFocus={(event) => event.target.select()} />
          <Copy text={link} />
        </>
      )}
    </div>
  );
}

/** Where a browser forbids it the text can be marked and copied by hand. */
function Copy({ text }: { readonly text: string }) {
  const say = usePeopleText();
  const [done, setDone] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(text),
      () => setDone(null),
    );
  return (
    <button type="button" onClick={() => void copy()}>
      {say(done === text ? 'account.copied' : 'account.copy')}
    </button>
  );
}
