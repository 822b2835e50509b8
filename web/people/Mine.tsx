import { LONGEST_NAME, type Me } from '@kaya/wire';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Form } from '../app/Form.tsx';
import { TextField } from '../app/TextField.tsx';
import { api } from '../net/api.ts';
import { accountApi } from './accountApi.ts';
import { usePeopleText } from './words.tsx';

/** Everything of mine: as a file, or gone for good. */
export function Mine() {
  const say = usePeopleText();
  const heading = useId();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby={heading} className="mine">
      <h2 id={heading}>{say('mine.title')}</h2>
      <p className="quiet">{say('mine.help')}</p>
      <div className="buttons">
        <a className="button" href="/api/my/export" download>
          {say('mine.export')}
        </a>
        <button type="button" onClick={() => setAsking(true)}>
          {say('mine.delete')}
        </button>
      </div>
      {asking && <Deleting onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Nobody is deleted by one click: the name is written once more. */
function Deleting({ onClose }: { onClose(): void }) {
  const say = usePeopleText();
  const [me, setMe] = useState<Me | null>(null);
  const [name, setName] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    api.me().then(setMe, () => setFailed(true));
  }, []);
  const remove = () =>
    accountApi.remove(name.trim()).then(
      () => location.assign('/'),
      () => setFailed(true),
    );
  return (
    <Dialog title={say('mine.delete')} onClose={onClose}>
      <p>{say('mine.delete-what')}</p>
      <p className="quiet">{say('mine.delete-stays')}</p>
      <Form className="reach" onSubmit={remove}>
        <TextField
          label={say('mine.delete-name', { name: me?.name ?? '' })}
          longest={LONGEST_NAME}
          value={name}
          onChange={setName}
        />
        <button type="submit" className="primary" disabled={me === null || name.trim() !== me.name}>
          {say('mine.delete-sure')}
        </button>
      </Form>
      {failed && <p role="alert">{say('mine.failed')}</p>}
    </Dialog>
  );
}
