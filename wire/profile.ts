// What people tell of themselves, and what of it others see.
import Type, { type Static } from 'typebox';
import { Avatar } from './avatar.ts';
import { MOST_LANGUAGES } from './bounds.ts';
import { exactly } from './closed.ts';
import { Rating } from './ratings.ts';
import { PersonName } from './table.ts';

/** Languages in which somebody may talk, by their codes. */
export const LANGUAGES = [
  ...(['ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'he', 'hi', 'hu', 'it', 'ja', 'ko'] as const),
  ...(['nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sv', 'tr', 'uk', 'zh'] as const),
] as const;
export const SpokenLanguage = Type.Enum(LANGUAGES);
const Languages = Type.Array(SpokenLanguage, { maxItems: MOST_LANGUAGES });
const Favourites = Type.Array(Type.String({ maxLength: 64 }), { maxItems: 12 });

/** What I tell of myself; a name and an avatar are seen by everybody, the rest only where I say so. */
export const Profile = exactly({
  name: PersonName,
  avatar: Type.Union([Avatar, Type.Null()]),
  languages: Languages,
  favourites: Favourites,
  /** Ratings are shown unless one says otherwise: whoever agrees to one is told so. */
  shown: exactly({ languages: Type.Boolean(), favourites: Type.Boolean(), ratings: Type.Boolean() }),
});
export type Profile = Static<typeof Profile>;

/** What one sees of somebody at a table. */
export const Card = exactly({
  name: Type.String(),
  avatar: Type.Union([Avatar, Type.Null()]),
  /** Null where they keep it to themselves. */
  languages: Type.Union([Languages, Type.Null()]),
  favourites: Type.Union([Favourites, Type.Null()]),
  ratings: Type.Union([Type.Array(exactly({ game: Type.String(), ...Rating.properties })), Type.Null()]),
  /** How many games the reader has played to their end with them. */
  together: Type.Integer(),
  /** Is it the reader? */
  you: Type.Boolean(),
  /** What the reader wants of them. */
  muted: Type.Boolean(),
  blocked: Type.Boolean(),
  /** Has the reader chosen them as a friend? */
  friend: Type.Boolean(),
});
export type Card = Static<typeof Card>;
