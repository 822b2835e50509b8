import type { Card } from '@kaya/wire';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/Dialog.tsx';
import { useShelf } from '../shelf/shelf.ts';
import { AvatarPicture } from './AvatarPicture.tsx';
import { usePeopleText } from './words.tsx';

/** What somebody tells of themselves, and how often one has played with them. */
export function PersonCard({ card, children, onClose }: { readonly card: Card; readonly children: ReactNode; onClose(): void }) {
  const say = usePeopleText();
  const shelf = useShelf();
  const languages = new Intl.DisplayNames(say.locale, { type: 'language' });
  const spoken = (card.languages ?? []).map((it) => languages.of(it) ?? it);
  const nameOf = (id: string) => shelf.find((it) => it.id === id)?.name ?? id;
  const liked = (card.favourites ?? []).map(nameOf);
  const rated = (card.ratings ?? []).map(({ game, points, provisional }) =>
    say(provisional ? 'card.provisional' : 'card.rating', { game: nameOf(game), points }),
  );
  return (
    <Dialog title={card.name} onClose={onClose}>
      <div className="person-card">
        <AvatarPicture avatar={card.avatar} size={72} />
        <div>
          {spoken.length > 0 && <p>{say('card.languages', { languages: spoken })}</p>}
          {liked.length > 0 && <p>{say('card.favourites', { games: liked })}</p>}
          {rated.length > 0 && <p>{say('card.ratings', { ratings: rated })}</p>}
          {!card.you && <p className="quiet">{say('card.together', { count: card.together })}</p>}
          {card.you && (
            <p>
              <Link href="/settings">{say('card.you')}</Link>
            </p>
          )}
        </div>
      </div>
      {children}
    </Dialog>
  );
}
