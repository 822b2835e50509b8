/** Chapter 8: what may be chosen before a game. */

export const EDITIONS = ['fr', 'ru'] as const;
export type EditionId = (typeof EDITIONS)[number];
export const FOSSIL_SETUPS = ['random', 'beginner', 'normal', 'expert', 'extreme'] as const;
export type FossilSetup = (typeof FOSSIL_SETUPS)[number];
export const AUCTIONS = ['off', 'later-decades', 'every-decade'] as const;
export type Auction = (typeof AUCTIONS)[number];

export type Co2Options = {
  readonly edition: EditionId;
  readonly 'fossil-setup': FossilSetup;
  readonly 'lobby-draft': boolean;
  readonly 'first-player-auction': Auction;
};
