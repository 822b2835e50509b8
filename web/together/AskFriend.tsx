import type { Friend, Table } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { Form } from '../app/Form.tsx';
import { notify } from '../app/notices.ts';
import { ApiError } from '../net/api.ts';
import { problemKey } from '../net/problemKey.ts';
import { profileApi } from '../people/profileApi.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

/** Keeps the next open seat for a friend, who is told of it; nothing for whoever has none. */
export function AskFriend({ table }: { readonly table: Table }) {
  const say = useCatalogue(togetherText);
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [unanswered, setUnanswered] = useState(false);
  useEffect(() => {
    profileApi.friends().then(setFriends, () => setFriends([]));
  }, []);
  const seat = table.seats.findIndex(({ kind, kept }) => kind === 'open' && !kept);
  const friend = friends.find(({ id }) => id === chosen) ?? friends[0];
  if (say === null || seat < 0 || friend === undefined) return null;
  const ask = async () => {
    setUnanswered(false);
    try {
      await profileApi.ask(table.id, { friend: friend.id, seat });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'server-error';
      if (code === 'not-allowed') setUnanswered(true);
      else notify({ key: problemKey(code), kind: 'problem' });
    }
  };
  return (
    <Form className="rename" onSubmit={ask}>
      <select value={friend.id} aria-label={say('room.friend')} onChange={(event) => setChosen(event.target.value)}>
        {friends.map(({ id, card }) => (
          <option key={id} value={id}>
            {card.name}
          </option>
        ))}
      </select>
      <button type="submit">{say('room.ask-friend')}</button>
      {unanswered && <p role="alert">{say('room.friend-refused')}</p>}
    </Form>
  );
}
