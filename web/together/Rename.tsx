import { LONGEST_NAME } from '@kaya/wire';
import { useState } from 'react';
import { Form } from '../app/Form.tsx';
import { change, useSettings } from '../app/settings.ts';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

/** Another name, while everybody waits: those at the table see it at once. */
export function Rename({ label }: { readonly label: string }) {
  const say = useCatalogue(togetherText);
  const { name } = useSettings();
  const [text, setText] = useState(name);
  if (say === null) return null;
  const rename = async () => {
    try {
      const { name: known } = await api.beGuest(text.trim());
      change({ name: known });
      setText(known);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Form className="rename" onSubmit={rename}>
      <input
        type="text"
        maxLength={LONGEST_NAME}
        value={text}
        aria-label={label}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={text.trim() === '' || text.trim() === name}>
        {say('room.rename')}
      </button>
    </Form>
  );
}
