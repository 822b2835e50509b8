export * from './accounts.ts';
export * from './api.ts';
export * from './avatar.ts';
export * from './bounds.ts';
export * from './calling.ts';
export { type Change, changed, changesBetween } from './changes.ts';
export * from './check.ts';
export * from './client.ts';
export * from './codes.ts';
export * from './daily.ts';
export * from './description.ts';
export * from './finding.ts';
export * from './friends.ts';
export * from './groups.ts';
export * from './hosting.ts';
export * from './lessons.ts';
export { KeptAway, Manners, REPORT_REASONS, Report, type Whom } from './manners.ts';
export { mentionBegun, mentionsIn } from './mentions.ts';
export { type Led, type Moment, News, type Order, Position, ToClient, ToServer, type Turn } from './messages.ts';
export * from './mine.ts';
export * from './orders.ts';
export * from './pace.ts';
export * from './phrases.ts';
export * from './profile.ts';
export * from './programs.ts';
export { Leaderboard, MyRatings, RatingChange, RatingConsent, Season } from './ratings.ts';
export {
  ChatLine,
  Id,
  Level,
  NewTable,
  OptionValues,
  PersonName,
  Proposal,
  SeatInfo,
  Status,
  Table,
  Visibility,
} from './table.ts';
export * from './version.ts';
