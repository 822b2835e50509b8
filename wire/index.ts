export {
  Account,
  DeviceLink,
  LinkMaker,
  MadeDeviceLink,
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  RecoveryCode,
  WebAuthn,
} from './accounts.ts';
export {
  Absent,
  Act,
  Consent,
  DayOff,
  GameInfo,
  Guest,
  HistoryOf,
  Join,
  KeepSeat,
  KeptSeat,
  Leave,
  Me,
  NewNote,
  NewProgram,
  NewSeatLink,
  Note,
  Problem,
  Program,
  Propose,
  RecordOf,
  Say,
  SeatLink,
  SendAway,
  Session,
  SetSeat,
  SignOut,
  StandIn,
  StreamLine,
  Undo,
} from './api.ts';
export { Avatar, MARKS } from './avatar.ts';
export * from './bounds.ts';
export {
  CALL_KINDS,
  Calling,
  CHANNEL_KINDS,
  Channel,
  FAILURES,
  FORMS,
  MadeWebhook,
  MailToken,
  NewMail,
  NewPush,
  NewWebhook,
  Wishes,
} from './calling.ts';
export { type Change, changed, changesBetween } from './changes.ts';
export { type Checked, readToClient, readToServer } from './check.ts';
export { type Connection, type Line, type LineEvents, TableClient } from './client.ts';
export { CODES, type Code } from './codes.ts';
export { Daily, DailyResults, DailyTry, Deal, dailyName } from './daily.ts';
export {
  type ApiDescription,
  type Content,
  nameIn,
  type Operation,
  operationsOf,
  READONLY,
  type Shape,
  spelled,
} from './description.ts';
export { AskedLevel, Find, Language } from './finding.ts';
export { AskFriend, Friend, NewFriend } from './friends.ts';
export {
  Group,
  GroupInfo,
  GroupLine,
  GroupManners,
  GroupName,
  GroupReport,
  GroupSay,
  GroupWebhook,
  Invitation,
  Invited,
  NewDate,
  NewGroupWebhook,
  RemovedWhy,
} from './groups.ts';
export {
  Bar,
  Deed,
  HostedDeed,
  HostedFigures,
  HostedGroup,
  HostedMoment,
  HostedPerson,
  HostedProcess,
  HostedReport,
  HostedSample,
  HostedTable,
  Word,
} from './hosting.ts';
export { LessonCounts } from './lessons.ts';
export { KeptAway, Manners, REPORT_REASONS, Report, type Whom } from './manners.ts';
export { mentionBegun, mentionsIn } from './mentions.ts';
export { type Led, type Moment, News, type Order, Position, ToClient, ToServer } from './messages.ts';
export { Deletion, Export } from './mine.ts';
export { MOST_CONDITIONS, MOST_ORDERS } from './orders.ts';
export { Clock, MOST_DAYS_OFF, PACES, Pace, type PaceName, paceName } from './pace.ts';
export { PHRASES, Phrase } from './phrases.ts';
export { Card, LANGUAGES, Profile, SpokenLanguage } from './profile.ts';
export { AskProgram, ProgramHeld, ProgramOffer } from './programs.ts';
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
export { WIRE } from './version.ts';
