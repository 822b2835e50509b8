/** What boards are drawn with and who made it, for the page of credits. */
export const iconCredits: readonly {
  readonly name: string;
  readonly authors: string;
  readonly licence: string;
  readonly url: string;
}[] = [
  { name: 'game-icons', authors: 'Lorc, Delapouite & contributors', licence: 'CC BY 3.0', url: 'https://game-icons.net' },
  { name: 'Natural Earth', authors: 'Natural Earth', licence: 'public domain', url: 'https://www.naturalearthdata.com' },
];
