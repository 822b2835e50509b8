import type { Friend } from '@kaya/wire';
import { useCallback, useEffect, useId, useState } from 'react';
import { AvatarPicture } from './AvatarPicture.tsx';
import { profileApi } from './profileApi.ts';
import { usePeopleText } from './words.tsx';

/** Whom one has played with and chosen. */
export function FriendList() {
  const say = usePeopleText();
  const heading = useId();
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  const load = useCallback(() => profileApi.friends().then(setFriends, () => setFriends([])), []);
  useEffect(() => void load(), [load]);
  return (
    <section aria-labelledby={heading} className="friends">
      <h2 id={heading}>{say('friends.title')}</h2>
      <p className="quiet">{say('friends.help')}</p>
      <ul className="channels">
        {friends.map(({ id, card }) => (
          <li key={id}>
            <span className="friend">
              <AvatarPicture avatar={card.avatar} size={20} /> {card.name}{' '}
              <small className="quiet">{say('card.together', { count: card.together })}</small>
            </span>
            <button type="button" onClick={() => void profileApi.unchoose(id).then(load, load)}>
              {say('friends.remove', { name: card.name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
