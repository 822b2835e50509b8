import type { Card } from '@kaya/wire';
import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import type { NameProps } from '../table/NameAt.tsx';
import { PersonAt } from '../table/NameAt.tsx';
import { AvatarPicture } from './AvatarPicture.tsx';
import { Manners } from './Manners.tsx';
import { PersonCard } from './PersonCard.tsx';
import { profileApi } from './profileApi.ts';
import { PeopleWords } from './words.tsx';

/** One question for a table, however many names of it are shown. */
let asked: { readonly key: string; readonly cards: Promise<readonly (Card | null)[]> } | null = null;

function cardsAt(table: string, stamp: string): Promise<readonly (Card | null)[]> {
  const key = `${table} ${stamp}`;
  if (asked?.key !== key) asked = { key, cards: profileApi.at(table).catch(() => []) };
  return asked.cards;
}

/** Somebody's name, with their avatar, which opens what they tell of themselves; plain where nobody is to be known. */
export function PersonName({ seat, line, name }: NameProps) {
  const { table = '', stamp = '', onTalkChanged } = use(PersonAt) ?? {};
  const [card, setCard] = useState<Card | null>(null);
  const [open, setOpen] = useState(false);
  /** Only whom the server knows can want anything of others. */
  const [known, setKnown] = useState(false);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    let wanted = true;
    if (line === undefined) void cardsAt(table, stamp).then((cards) => wanted && setCard(cards[seat] ?? null));
    return () => {
      wanted = false;
    };
  }, [table, stamp, seat, line]);
  if (line === undefined && card === null) return name;
  const whom = line === undefined ? { seat } : { line };
  const show = async () => {
    try {
      if (line !== undefined) setCard(await profileApi.author(table, line));
    } catch (error) {
      return notifyFailure(error);
    }
    setKnown((await api.me().catch(() => null)) !== null);
    setOpen(true);
  };
  const change = (changed: Card) => {
    setCard(changed);
    setTouched(true);
    asked = null;
  };
  const close = () => {
    setOpen(false);
    if (touched) onTalkChanged?.();
    setTouched(false);
  };
  return (
    <>
      <button type="button" className="person" onClick={() => void show()}>
        {line === undefined && card?.avatar != null && <AvatarPicture avatar={card.avatar} size={20} />}
        {name}
      </button>
      {open &&
        card !== null &&
        // Above the page: what it stands in has a form and letters of its own.
        createPortal(
          <PeopleWords>
            <PersonCard card={card} onClose={close}>
              {!card.you && known && (
                <Manners
                  card={card}
                  onSet={(wish) => profileApi.manners(table, { whom, ...wish })}
                  onChoose={() => profileApi.choose(table, whom)}
                  onReport={(report) => profileApi.report(table, { whom, ...report })}
                  onChange={change}
                />
              )}
            </PersonCard>
          </PeopleWords>,
          document.body,
        )}
    </>
  );
}
