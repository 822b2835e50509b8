// Made by `npm run api` out of docs/openapi.json; do not edit. Copy it into your program together with asking.ts.
import { Asking } from './asking.ts';

export { Refused } from './asking.ts';

export type Me = { readonly id: Id; readonly name: string };

export type Id = string;

export type Problem = {
  readonly code: string;
  readonly reasons: readonly { readonly rule: string; readonly values: Readonly<Record<string, unknown>> }[];
  readonly message?: string;
};

export type NewSeatLink = { readonly token: string; readonly until: number };

export type Session = {
  readonly id: Id;
  readonly kind: 'device' | 'program' | 'link';
  readonly name: string;
  readonly table: Id | null;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly until: number;
  readonly here: boolean;
};

export type SignOut = { readonly where: 'here' | 'elsewhere' | 'everywhere' };

export type NewProgram = { readonly name?: string; readonly days?: number };

export type Calling = {
  readonly offers: { readonly push: string | null; readonly webhook: boolean; readonly mail: boolean };
  readonly wishes: Wishes | null;
  readonly channels: readonly Channel[];
};

export type Wishes = {
  readonly locale: Language;
  readonly zone: string;
  readonly kinds: {
    readonly push: readonly ('turn' | 'reminder' | 'invitation' | 'over' | 'mention')[];
    readonly webhook: readonly ('turn' | 'reminder' | 'invitation' | 'over' | 'mention')[];
    readonly mail: readonly ('turn' | 'reminder' | 'invitation' | 'over' | 'mention')[];
  };
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly digest: number | null;
};

export type Language = 'en' | 'fr' | 'ru';

export type Channel = {
  readonly id: Id;
  readonly kind: 'push' | 'webhook' | 'mail';
  readonly name: string;
  readonly here: boolean;
  readonly confirmed: boolean;
  readonly last: { readonly at: number; readonly result: 'sent' | 'taken' | 'failed'; readonly why: string | null } | null;
};

export type NewPush = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

export type NewWebhook = { readonly url: string; readonly form: 'discord' | 'slack' | 'matrix' | 'ntfy' | 'json' };

export type MadeWebhook = { readonly secret: string; readonly channel: Channel };

export type NewMail = { readonly address: string };

export type Account = {
  readonly known: boolean;
  readonly member: boolean;
  readonly passkeys: readonly Passkey[];
  readonly recovery: number | null;
  readonly passkeysWork: boolean;
  readonly bars: readonly Bar[];
  readonly host: boolean;
  readonly mailWorks: boolean;
};

export type Passkey = { readonly id: string; readonly name: string; readonly createdAt: number; readonly usedAt: number };

export type Bar = { readonly id: Id; readonly kind: 'ban' | 'mute'; readonly reason: string; readonly until: number };

export type WebAuthn = Readonly<Record<string, unknown>>;

export type NewPasskey = {
  readonly name: string;
  readonly response: {
    readonly id: string;
    readonly rawId: string;
    readonly type: 'public-key';
    readonly clientExtensionResults: Readonly<Record<string, unknown>>;
    readonly response: { readonly clientDataJSON: string; readonly attestationObject: string };
  };
};

export type RecoveryCode = { readonly code: string };

export type PasskeyAnswer = {
  readonly response: {
    readonly id: string;
    readonly rawId: string;
    readonly type: 'public-key';
    readonly clientExtensionResults: Readonly<Record<string, unknown>>;
    readonly response: { readonly clientDataJSON: string; readonly authenticatorData: string; readonly signature: string };
  };
};

export type LinkMaker = { readonly name: string };

export type Export = {
  readonly exportedAt: number;
  readonly person: { readonly id: string; readonly name: string; readonly createdAt: number };
  readonly groups: readonly { readonly name: string; readonly talk: readonly { readonly text: string; readonly at: number }[] }[];
  readonly profile: {
    readonly avatar: Avatar | null;
    readonly languages: readonly (
      | 'ar'
      | 'cs'
      | 'da'
      | 'de'
      | 'el'
      | 'en'
      | 'es'
      | 'fi'
      | 'fr'
      | 'he'
      | 'hi'
      | 'hu'
      | 'it'
      | 'ja'
      | 'ko'
      | 'nl'
      | 'no'
      | 'pl'
      | 'pt'
      | 'ro'
      | 'ru'
      | 'sv'
      | 'tr'
      | 'uk'
      | 'zh'
    )[];
    readonly favourites: readonly string[];
    readonly shown: { readonly languages: boolean; readonly favourites: boolean };
  };
  readonly sessions: readonly {
    readonly kind: string;
    readonly name: string;
    readonly createdAt: number;
    readonly usedAt: number;
    readonly until: number;
  }[];
  readonly passkeys: readonly { readonly name: string; readonly createdAt: number; readonly usedAt: number }[];
  readonly recovery: number | null;
  readonly wishes: Wishes | null;
  readonly channels: readonly {
    readonly kind: string;
    readonly address: string;
    readonly confirmed: boolean;
    readonly renewedAt: number;
  }[];
  readonly manners: readonly { readonly name: string; readonly muted: boolean; readonly blocked: boolean }[];
  readonly reports: readonly { readonly table: string; readonly reason: string; readonly text: string; readonly at: number }[];
  readonly tables: readonly { readonly table: Table; readonly view: unknown; readonly record: unknown }[];
  readonly talk: readonly { readonly table: string; readonly seat: number; readonly text: string; readonly at: number }[];
  readonly notes: readonly { readonly table: string; readonly move: number; readonly text: string; readonly at: number }[];
};

export type Avatar = {
  readonly mark: number;
  readonly colour: number;
  readonly inner: number | null;
  readonly innerColour: number;
};

export type Table = {
  readonly id: Id;
  readonly game: string;
  readonly options: OptionValues;
  readonly status: 'open' | 'playing' | 'over' | 'abandoned';
  readonly seats: readonly SeatInfo[];
  readonly visibility: 'public' | 'invited';
  readonly pace: Pace;
  readonly spectators: boolean;
  readonly talk: 'seated' | 'everybody';
  readonly language: Language | null;
  readonly asks: AskedLevel | null;
  readonly found: boolean;
  readonly mayTalk: boolean;
  readonly sentAway: boolean;
  readonly host: boolean;
  readonly awaited: readonly number[];
  readonly deadline: number | null;
  readonly time: {
    readonly seats: readonly {
      readonly left: number;
      readonly until: number | null;
      readonly daysOff: number;
      readonly offUntil: number | null;
    }[];
    readonly pausedUntil: number | null;
    readonly ranOut: readonly number[];
  } | null;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly next: Id | null;
  readonly branch: { readonly table: Id | null; readonly move: number } | null;
};

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

export type SeatInfo = {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level: Level | null;
  readonly you: boolean;
  readonly online: boolean;
  readonly standIn: boolean;
  readonly asked: boolean;
  readonly kept: boolean;
  readonly experience: number | null;
};

export type Level = 'random' | 'easy' | 'medium' | 'hard' | 'master';

export type Pace = { readonly kind: 'live' | 'correspondence'; readonly clock?: Clock };

export type Clock = {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
  readonly daysOff: number;
  readonly afterwards: 'bot' | 'end' | 'wait';
};

export type AskedLevel = 'new' | 'some' | 'much';

export type Profile = {
  readonly name: string;
  readonly avatar: Avatar | null;
  readonly languages: readonly (
    | 'ar'
    | 'cs'
    | 'da'
    | 'de'
    | 'el'
    | 'en'
    | 'es'
    | 'fi'
    | 'fr'
    | 'he'
    | 'hi'
    | 'hu'
    | 'it'
    | 'ja'
    | 'ko'
    | 'nl'
    | 'no'
    | 'pl'
    | 'pt'
    | 'ro'
    | 'ru'
    | 'sv'
    | 'tr'
    | 'uk'
    | 'zh'
  )[];
  readonly favourites: readonly string[];
  readonly shown: { readonly languages: boolean; readonly favourites: boolean };
};

export type Card = {
  readonly name: string;
  readonly avatar: Avatar | null;
  readonly languages:
    | readonly (
        | 'ar'
        | 'cs'
        | 'da'
        | 'de'
        | 'el'
        | 'en'
        | 'es'
        | 'fi'
        | 'fr'
        | 'he'
        | 'hi'
        | 'hu'
        | 'it'
        | 'ja'
        | 'ko'
        | 'nl'
        | 'no'
        | 'pl'
        | 'pt'
        | 'ro'
        | 'ru'
        | 'sv'
        | 'tr'
        | 'uk'
        | 'zh'
      )[]
    | null;
  readonly favourites: readonly string[] | null;
  readonly together: number;
  readonly you: boolean;
  readonly muted: boolean;
  readonly blocked: boolean;
};

export type Manners = {
  readonly whom: { readonly seat: number } | { readonly line: number };
  readonly muted: boolean;
  readonly blocked: boolean;
};

export type KeptAway = { readonly id: Id; readonly name: string; readonly muted: boolean; readonly blocked: boolean };

export type Report = {
  readonly whom: { readonly seat: number } | { readonly line: number };
  readonly reason: 'insult' | 'spam' | 'name' | 'cheating' | 'stalling' | 'other';
  readonly text: string;
};

export type GroupInfo = { readonly id: Id; readonly name: string; readonly members: number };

export type GroupName = { readonly name: string };

export type Group = {
  readonly id: Id;
  readonly name: string;
  readonly members: readonly { readonly name: string; readonly you: boolean }[];
  readonly key: string;
  readonly feed: string;
  readonly dates: readonly { readonly id: Id; readonly at: number; readonly minutes: number; readonly title: string }[];
  readonly games: readonly {
    readonly table: Id;
    readonly game: string;
    readonly status: 'open' | 'playing' | 'over' | 'abandoned';
    readonly createdAt: number;
    readonly seats: readonly { readonly name: string; readonly rank: number | null; readonly score: number | null }[];
  }[];
  readonly webhook: { readonly host: string; readonly works: boolean } | null;
};

export type Invitation = { readonly key: string };

export type Invited = { readonly name: string; readonly members: number };

export type GroupLine = {
  readonly number: number;
  readonly name: string;
  readonly you: boolean;
  readonly text: string;
  readonly phrase:
    | 'hello'
    | 'ready'
    | 'one-moment'
    | 'good-luck'
    | 'your-turn'
    | 'well-played'
    | 'thanks'
    | 'sorry'
    | 'have-to-go'
    | 'good-game'
    | null;
  readonly at: number;
};

export type GroupSay =
  | { readonly text: string }
  | {
      readonly phrase:
        | 'hello'
        | 'ready'
        | 'one-moment'
        | 'good-luck'
        | 'your-turn'
        | 'well-played'
        | 'thanks'
        | 'sorry'
        | 'have-to-go'
        | 'good-game';
    };

export type NewDate = { readonly at: number; readonly minutes: number; readonly title: string };

export type GroupWebhook = { readonly secret: string; readonly works: boolean };

export type GameInfo = {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, unknown>>;
  readonly ownComponents: boolean;
};

export type LessonCounts = {
  readonly game: string;
  readonly lesson: string;
  readonly moments: readonly {
    readonly moment: string;
    readonly seconds: number;
    readonly tries: number;
    readonly left: boolean;
  }[];
};

export type NewTable = {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly (
    | { readonly kind: 'me' }
    | { readonly kind: 'open' }
    | { readonly kind: 'bot'; readonly level: Level }
  )[];
  readonly visibility: 'public' | 'invited';
  readonly pace: Pace;
  readonly spectators: boolean;
  readonly talk?: 'seated' | 'everybody';
  readonly language?: Language;
  readonly asks?: AskedLevel;
  readonly group?: Id;
};

export type Join = { readonly seat: number | null; readonly key?: string };

export type SetSeat = { readonly seat: number; readonly level: Level | null };

export type KeepSeat = { readonly seat: number; readonly kept: boolean };

export type KeptSeat = { readonly key: string | null };

export type Find = {
  readonly game: string;
  readonly players: number;
  readonly pace: 'live' | 'quick' | 'calm' | 'several' | 'daily' | 'weekly' | 'slow';
};

export type StandIn = { readonly level: Level | null };

export type DayOff = { readonly off: boolean };

export type Act = {
  readonly id: string;
  readonly seen: number | null;
  readonly action: { readonly do: string } & Readonly<Record<string, unknown>>;
};

export type Undo = { readonly id: string; readonly count: number };

export type Propose = {
  readonly id?: string;
  readonly what: { readonly kind: 'rewind'; readonly moves: number } | { readonly kind: 'abandon' } | { readonly kind: 'pause' };
};

export type Consent = { readonly id?: string; readonly yes: boolean };

export type Say =
  | { readonly id?: string; readonly text: string }
  | {
      readonly id?: string;
      readonly phrase:
        | 'hello'
        | 'ready'
        | 'one-moment'
        | 'good-luck'
        | 'your-turn'
        | 'well-played'
        | 'thanks'
        | 'sorry'
        | 'have-to-go'
        | 'good-game';
    };

export type Leave = { readonly move: number };

export type Position = {
  readonly version: number;
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly ({ readonly do: string } & Readonly<Record<string, unknown>>)[];
  readonly undoable: number;
  readonly standing: readonly { readonly decision: string; readonly answer: string }[];
  readonly orders: readonly {
    readonly moves: readonly ({ readonly do: string } & Readonly<Record<string, unknown>>)[];
    readonly exact: boolean;
  }[];
  readonly byOrder: readonly number[];
};

export type HistoryOf = {
  readonly steps: readonly { readonly events: readonly ({ readonly kind: string } & Readonly<Record<string, unknown>>)[] }[];
  readonly view: unknown;
  readonly complete: boolean;
};

export type RecordOf = {
  readonly format: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly components: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly words: readonly ({ readonly do: string } & Readonly<Record<string, unknown>>)[];
  readonly moves: readonly (readonly number[])[];
  readonly hashes: string;
  readonly continued: readonly { readonly move: number; readonly rulesVersion: number }[];
};

export type Note = {
  readonly number: number;
  readonly move: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly mine: boolean;
};

export type NewNote = { readonly id?: string; readonly move: number; readonly text: string };

export type StreamLine =
  | { readonly table: Table }
  | { readonly position: Position; readonly news: readonly News[]; readonly fresh: boolean };

export type News = {
  readonly version: number;
  readonly events: readonly ({ readonly kind: string } & Readonly<Record<string, unknown>>)[];
  readonly undone: number;
};

export type HostedPerson = {
  readonly id: Id;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number | null;
  readonly reports: number;
  readonly bars: readonly Bar[];
};

export type HostedTable = {
  readonly id: Id;
  readonly game: string;
  readonly status: string;
  readonly visibility: string;
  readonly createdAt: number;
  readonly people: readonly Me[];
};

export type HostedReport = {
  readonly id: Id;
  readonly at: number;
  readonly reason: string;
  readonly text: string;
  readonly table: Id;
  readonly about: Me;
  readonly reporter: Me | null;
  readonly lines: readonly { readonly text: string; readonly at: number }[];
  readonly settledAt: number | null;
};

export type HostedDeed = {
  readonly id: Id;
  readonly at: number;
  readonly what: string;
  readonly host: Me | null;
  readonly about: Me | null;
  readonly table: Id | null;
  readonly reason: string;
  readonly until: number | null;
};

export type Deed =
  | { readonly do: 'ban' | 'mute'; readonly person: Id; readonly reason: string; readonly days: number }
  | { readonly do: 'lift'; readonly bar: Id; readonly reason: string }
  | { readonly do: 'remove'; readonly person: Id; readonly table: Id; readonly reason: string }
  | { readonly do: 'close'; readonly table: Id; readonly reason: string }
  | { readonly do: 'settle'; readonly report: Id; readonly reason: string };

export class Kaya extends Asking {
  /** Become a guest, or take another name. */
  becomeGuest(body: { readonly name: string }): Promise<Me> {
    return this.ask('POST', `/api/guest`, body);
  }

  /** Who am I? Null for somebody unknown. */
  whoAmI(): Promise<Me | null> {
    return this.ask('GET', `/api/me`, undefined);
  }

  /** A link that carries my seat to another device: once, and soon. An earlier one holds no more. */
  makeSeatLink(id: Id): Promise<NewSeatLink> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/seat-link`, undefined);
  }

  /** Withdraw that link. */
  withdrawSeatLink(id: Id): Promise<void> {
    return this.ask('DELETE', `/api/tables/${encodeURIComponent(id)}/seat-link`, undefined);
  }

  /** Sit on this device where the link was made: a stranger becomes its maker, a guest takes the seat over. */
  useSeatLink(body: { readonly token: string }): Promise<Me> {
    return this.ask('POST', `/api/seat-link`, body);
  }

  /** The devices where I am signed in, the programs that act as me, and links to my seats that nobody has used yet. */
  listSessions(): Promise<readonly Session[]> {
    return this.ask('GET', `/api/sessions`, undefined);
  }

  /** End one of them. */
  endSession(id: Id): Promise<void> {
    return this.ask('DELETE', `/api/sessions/${encodeURIComponent(id)}`, undefined);
  }

  /** Sign out here, everywhere else, or everywhere. */
  signOut(body: SignOut): Promise<void> {
    return this.ask('POST', `/api/sign-out`, body);
  }

  /** A token with which a program may act as me, for a while. */
  makeProgramToken(body: NewProgram | null): Promise<{ readonly id: Id; readonly token: string; readonly until: number }> {
    return this.ask('POST', `/api/bot-token`, body);
  }

  /** How I can be called here, how I want to be, and how the last calls went. */
  readCalling(): Promise<Calling> {
    return this.ask('GET', `/api/calling`, undefined);
  }

  /** Say for what, over what and when I want to be called. */
  setCalling(body: Wishes): Promise<void> {
    return this.ask('POST', `/api/calling`, body);
  }

  /** Call me in this browser, or go on doing so; five browsers at most. */
  addPush(body: NewPush): Promise<Channel> {
    return this.ask('POST', `/api/calling/push`, body);
  }

  /** Call me at this address; a first message shows whether it works. */
  addWebhook(body: NewWebhook): Promise<MadeWebhook> {
    return this.ask('POST', `/api/calling/webhook`, body);
  }

  /** Call me by mail; a first mail asks whether the address is mine. */
  addMail(body: NewMail): Promise<Channel> {
    return this.ask('POST', `/api/calling/mail`, body);
  }

  /** The address to which this token was sent is mine. */
  confirmMail(body: { readonly token: string }): Promise<void> {
    return this.ask('POST', `/api/mail-confirm`, body);
  }

  /** Send me a notice over it now. */
  tryChannel(id: Id): Promise<Channel> {
    return this.ask('POST', `/api/calling/channels/${encodeURIComponent(id)}/try`, undefined);
  }

  /** Call me there no more. */
  removeChannel(id: Id): Promise<void> {
    return this.ask('DELETE', `/api/calling/channels/${encodeURIComponent(id)}`, undefined);
  }

  /** What I am known by besides this device. */
  readAccount(): Promise<Account> {
    return this.ask('GET', `/api/account`, undefined);
  }

  /** What a browser needs to make a passkey for me. */
  beginPasskey(): Promise<WebAuthn> {
    return this.ask('POST', `/api/passkeys/options`, undefined);
  }

  /** Keep a passkey that was made: from now on it signs me in. */
  keepPasskey(body: NewPasskey): Promise<Passkey> {
    return this.ask('POST', `/api/passkeys`, body);
  }

  /** This passkey signs me in no more. */
  removePasskey(id: string): Promise<void> {
    return this.ask('DELETE', `/api/passkeys/${encodeURIComponent(id)}`, undefined);
  }

  /** A code to print that signs me in once; an earlier one holds no more. */
  makeRecoveryCode(): Promise<RecoveryCode> {
    return this.ask('POST', `/api/recovery-code`, undefined);
  }

  /** A link that signs in another device of mine: once, and soon. */
  makeDeviceLink(): Promise<{ readonly id: Id; readonly token: string; readonly until: number }> {
    return this.ask('POST', `/api/device-link`, undefined);
  }

  /** What a browser needs to sign in with a passkey. */
  beginSignIn(): Promise<WebAuthn> {
    return this.ask('POST', `/api/sign-in/options`, undefined);
  }

  /** Sign in with a passkey. */
  signInByPasskey(body: PasskeyAnswer): Promise<Me> {
    return this.ask('POST', `/api/sign-in`, body);
  }

  /** Sign in with a recovery code, which is spent with that. */
  signInByRecoveryCode(body: RecoveryCode): Promise<Me> {
    return this.ask('POST', `/api/sign-in/recovery`, body);
  }

  /** Send a link to sign in to whoever has confirmed this address; the answer is always the same. */
  askForMailLink(body: NewMail): Promise<void> {
    return this.ask('POST', `/api/sign-in/mail`, body);
  }

  /** As whom this device would be signed in with a link: nobody becomes somebody else without knowing. */
  whoMadeLink(body: { readonly token: string }): Promise<LinkMaker> {
    return this.ask('POST', `/api/sign-in/link/maker`, body);
  }

  /** Sign in on this device with a link that was made for that. */
  signInByLink(body: { readonly token: string }): Promise<Me> {
    return this.ask('POST', `/api/sign-in/link`, body);
  }

  /** Everything that is kept of me, as one file. */
  exportMine(): Promise<Export> {
    return this.ask('GET', `/api/my/export`, undefined);
  }

  /** Delete everything of mine for good: I write my name once more. The games of others stay and go on. */
  deleteMe(body: { readonly name: string }): Promise<void> {
    return this.ask('POST', `/api/my/deletion`, body);
  }

  /** What I tell of myself. */
  readProfile(): Promise<Profile> {
    return this.ask('GET', `/api/my/profile`, undefined);
  }

  /** Tell something else of myself. */
  changeProfile(body: Profile): Promise<Profile> {
    return this.ask('POST', `/api/my/profile`, body);
  }

  /** Who sits at a table, seat by seat: what each has made public; null for a bot, an open seat or somebody who left. */
  listPeople(id: Id): Promise<readonly (Card | null)[]> {
    return this.ask('GET', `/api/tables/${encodeURIComponent(id)}/people`, undefined);
  }

  /** Who said this at a table: what they have made public. */
  readAuthor(id: Id, line: string): Promise<Card> {
    return this.ask('GET', `/api/tables/${encodeURIComponent(id)}/lines/${encodeURIComponent(line)}/person`, undefined);
  }

  /** Mute or block somebody at a table, or no more. */
  setManners(id: Id, body: Manners): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/manners`, body);
  }

  /** Whom I have muted or blocked. */
  listManners(): Promise<readonly KeptAway[]> {
    return this.ask('GET', `/api/my/manners`, undefined);
  }

  /** Neither mute nor block them any more. */
  endManners(id: Id): Promise<void> {
    return this.ask('DELETE', `/api/my/manners/${encodeURIComponent(id)}`, undefined);
  }

  /** Report somebody at a table to whoever hosts: what they said there goes along. */
  report(id: Id, body: Report): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/reports`, body);
  }

  /** My groups. */
  listGroups(): Promise<readonly GroupInfo[]> {
    return this.ask('GET', `/api/groups`, undefined);
  }

  /** Make a group. */
  makeGroup(body: GroupName): Promise<Group> {
    return this.ask('POST', `/api/groups`, body);
  }

  /** A group of mine. */
  readGroup(id: Id): Promise<Group> {
    return this.ask('GET', `/api/groups/${encodeURIComponent(id)}`, undefined);
  }

  /** Whereto a link leads. */
  readInvitation(body: Invitation): Promise<Invited> {
    return this.ask('POST', `/api/groups/invitation`, body);
  }

  /** Come into the group of a link. */
  joinGroup(body: Invitation): Promise<Group> {
    return this.ask('POST', `/api/groups/join`, body);
  }

  /** Leave a group. */
  leaveGroup(id: Id): Promise<void> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/leave`, undefined);
  }

  /** A new link; the old one leads nowhere any more. */
  renewInvitation(id: Id): Promise<Group> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/invitation`, undefined);
  }

  /** What is said in a group, after a line. */
  readGroupChat(id: Id, query: { readonly after?: string } = {}): Promise<readonly GroupLine[]> {
    return this.ask('GET', `/api/groups/${encodeURIComponent(id)}/chat`, undefined, query);
  }

  /** Say something in a group. */
  sayInGroup(id: Id, body: GroupSay): Promise<void> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/chat`, body);
  }

  /** Agree on a date. */
  addGroupDate(id: Id, body: NewDate): Promise<Group> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/dates`, body);
  }

  /** Take a date back. */
  removeGroupDate(id: Id, date: Id): Promise<void> {
    return this.ask('DELETE', `/api/groups/${encodeURIComponent(id)}/dates/${encodeURIComponent(date)}`, undefined);
  }

  /** The dates of a group for a calendar: whoever has its address. */
  readGroupCalendar(id: Id, feed: Id): Promise<string> {
    return this.text('GET', `/api/groups/${encodeURIComponent(id)}/calendar/${encodeURIComponent(feed)}`, undefined);
  }

  /** The same again, everybody one seat further. */
  playInGroup(id: Id): Promise<Table> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/play`, undefined);
  }

  /** Tell the group at this address of tables and dates; a first message shows whether it works. */
  setGroupWebhook(id: Id, body: NewWebhook): Promise<GroupWebhook> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/webhook`, body);
  }

  /** Tell it no more. */
  removeGroupWebhook(id: Id): Promise<void> {
    return this.ask('DELETE', `/api/groups/${encodeURIComponent(id)}/webhook`, undefined);
  }

  /** The games, with seats and options. */
  listGames(): Promise<readonly GameInfo[]> {
    return this.ask('GET', `/api/games`, undefined);
  }

  /** The host’s own components of a game, as its rules use them; null where ours are used. */
  readComponents(id: string): Promise<unknown> {
    return this.ask('GET', `/api/games/${encodeURIComponent(id)}/components`, undefined);
  }

  /** How some moments of a lesson went: added to the sums, without a name and without a time. */
  addLessonCounts(body: LessonCounts): Promise<void> {
    return this.ask('POST', `/api/lesson-counts`, body);
  }

  /** Open tables, a hundred a page and twenty pages at most, everybody’s newest first. */
  listTables(query: { readonly page?: string } = {}): Promise<readonly Table[]> {
    return this.ask('GET', `/api/tables`, undefined, query);
  }

  /** Open a table. */
  openTable(body: NewTable): Promise<Table> {
    return this.ask('POST', `/api/tables`, body);
  }

  /** My tables, with whose turn it is: a hundred a page, those that are over last. */
  listMyTables(query: { readonly page?: string } = {}): Promise<readonly Table[]> {
    return this.ask('GET', `/api/my/tables`, undefined, query);
  }

  /** One table. */
  readTable(id: Id): Promise<Table> {
    return this.ask('GET', `/api/tables/${encodeURIComponent(id)}`, undefined);
  }

  /** Take a seat. */
  takeSeat(id: Id, body: Join): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/join`, body);
  }

  /** Give my seat up. */
  leaveSeat(id: Id): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/leave`, undefined);
  }

  /** Begin (the host). */
  startGame(id: Id): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/start`, undefined);
  }

  /** Put a bot on a seat, or open it (the host, before the start). */
  setSeat(id: Id, body: SetSeat): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/seat`, body);
  }

  /** Keep an open seat for whoever gets its link, or let it go (the host, before the start). */
  keepSeat(id: Id, body: KeepSeat): Promise<KeptSeat> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/keep-seat`, body);
  }

  /** Sit down with people who want to play the same. */
  findGame(body: Find): Promise<Table> {
    return this.ask('POST', `/api/find`, body);
  }

  /** Send away whoever sits there (the host, before the start). */
  sendAway(id: Id, body: { readonly seat: number }): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/send-away`, body);
  }

  /** Let a bot play for me, or take my seat back (null). */
  standIn(id: Id, body: StandIn): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/stand-in`, body);
  }

  /** Let a bot play for somebody who is away and keeps us waiting. */
  replaceAbsent(id: Id, body: { readonly seat: number }): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/absent`, body);
  }

  /** Take a day off, or come back from it. */
  setDayOff(id: Id, body: DayOff): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/day-off`, body);
  }

  /** End a pause. */
  goOn(id: Id): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/go-on`, undefined);
  }

  /** Play an action. */
  act(id: Id, body: Act): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/actions`, body);
  }

  /** Take back my last moves. */
  undo(id: Id, body: Undo): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/undo`, body);
  }

  /** Ask for consent. */
  propose(id: Id, body: Propose): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/proposals`, body);
  }

  /** Say yes or no. */
  consent(id: Id, proposal: Id, body: Consent): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/proposals/${encodeURIComponent(proposal)}`, body);
  }

  /** Say something. */
  say(id: Id, body: Say): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/chat`, body);
  }

  /** A new table that goes on from a moment of this game, once it is over, for those who played. */
  branchOff(id: Id, body: Leave): Promise<Table> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/branch`, body);
  }

  /** The same people again. */
  playAgain(id: Id): Promise<Table> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/rematch`, undefined);
  }

  /** Where the game stands, as my seat may know it. */
  readPosition(id: Id): Promise<Position> {
    return this.ask('GET', `/api/tables/${encodeURIComponent(id)}/position`, undefined);
  }

  /** Everything my seat was told so far, step by step; with `at`, the view after that step. */
  readHistory(id: Id, query: { readonly at?: string } = {}): Promise<HistoryOf> {
    return this.ask('GET', `/api/tables/${encodeURIComponent(id)}/history`, undefined, query);
  }

  /** The whole game, once it is over, for those who played. */
  readRecord(id: Id): Promise<RecordOf> {
    return this.ask('GET', `/api/tables/${encodeURIComponent(id)}/record`, undefined);
  }

  /** Notes at moments of a game that is over, for those who played. */
  listNotes(id: Id): Promise<readonly Note[]> {
    return this.ask('GET', `/api/tables/${encodeURIComponent(id)}/notes`, undefined);
  }

  /** Write a note at a moment of a game that is over. */
  writeNote(id: Id, body: NewNote): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/notes`, body);
  }

  /** Take my note away. */
  removeNote(id: Id, number: string): Promise<void> {
    return this.ask('DELETE', `/api/tables/${encodeURIComponent(id)}/notes/${encodeURIComponent(number)}`, undefined);
  }

  /** My seat’s view and events, one JSON object a line. */
  follow(id: Id, query: { readonly seen?: string } = {}): AsyncGenerator<StreamLine> {
    return this.lines('GET', `/api/tables/${encodeURIComponent(id)}/stream`, undefined, query);
  }

  /** People, those who came last first, or those in whose names something stands. */
  hostPeople(query: { readonly page?: string; readonly find?: string } = {}): Promise<readonly HostedPerson[]> {
    return this.ask('GET', `/api/host/people`, undefined, query);
  }

  /** Tables, the newest first. */
  hostTables(query: { readonly page?: string } = {}): Promise<readonly HostedTable[]> {
    return this.ask('GET', `/api/host/tables`, undefined, query);
  }

  /** What people reported, the unsettled first. */
  hostReports(query: { readonly page?: string } = {}): Promise<readonly HostedReport[]> {
    return this.ask('GET', `/api/host/reports`, undefined, query);
  }

  /** What hosts have done, the last first. */
  hostLog(query: { readonly page?: string } = {}): Promise<readonly HostedDeed[]> {
    return this.ask('GET', `/api/host/log`, undefined, query);
  }

  /** Remove, close, mute, ban, lift, settle: each with its reason. */
  hostDeed(body: Deed): Promise<void> {
    return this.ask('POST', `/api/host/deeds`, body);
  }

  /** No more mails there, whoever asks for them; works without signing in. */
  stopMails(token: string): Promise<void> {
    return this.ask('POST', `/api/mail-stop/${encodeURIComponent(token)}`, undefined);
  }

  /** Mails may be sent there again, to whoever asks for them. */
  allowMails(token: string): Promise<void> {
    return this.ask('DELETE', `/api/mail-stop/${encodeURIComponent(token)}`, undefined);
  }
}
