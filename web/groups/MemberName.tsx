import type { Card } from '@kaya/wire';
import { useState } from 'react';
import { AvatarPicture } from '../people/AvatarPicture.tsx';
import { Manners } from '../people/Manners.tsx';
import { PersonCard } from '../people/PersonCard.tsx';
import { groupsApi } from './groupsApi.ts';

interface Props {
  readonly group: string;
  readonly id: string;
  readonly card: Card;
  /** Somebody is muted or blocked now, or not any more. */
  onChanged(): void;
}

/** Somebody in the group, with their sign; opens their card. */
export function MemberName({ group, id, card, onChanged }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="person" onClick={() => setOpen(true)}>
        <AvatarPicture avatar={card.avatar} size={20} />
        {card.name}
      </button>
      {open && (
        <PersonCard card={card} onClose={() => setOpen(false)}>
          {!card.you && (
            <Manners
              card={card}
              onSet={(wish) => groupsApi.manners(group, id, wish)}
              onReport={(report) => groupsApi.report(group, id, report)}
              onChange={onChanged}
            />
          )}
        </PersonCard>
      )}
    </>
  );
}
