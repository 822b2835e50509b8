// Made by `npm run api` out of docs/openapi.json; do not edit.

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
  readonly mail: boolean;
  readonly passkeysWork: boolean;
  readonly bars: readonly Bar[];
  readonly words: readonly Word[];
  readonly host: boolean;
  readonly mailWorks: boolean;
};

export type Passkey = { readonly id: string; readonly name: string; readonly createdAt: number; readonly usedAt: number };

export type Bar = { readonly id: Id; readonly kind: 'ban' | 'mute'; readonly reason: string; readonly until: number };

export type Word = {
  readonly id: Id;
  readonly at: number;
  readonly what: 'removed' | 'closed' | 'sent-away' | 'group-removed' | 'group-closed' | 'group-renamed' | 'group-left-out';
  readonly about: string;
  readonly table: Id | null;
  readonly reason: string;
};

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
  readonly groups: readonly {
    readonly name: string;
    readonly talk: readonly { readonly text: string; readonly at: number }[];
    readonly dates: readonly NewDate[];
  }[];
  readonly profile: {
    readonly avatar: Avatar | null;
    readonly languages: readonly SpokenLanguage[];
    readonly favourites: readonly string[];
    readonly shown: { readonly languages: boolean; readonly favourites: boolean; readonly ratings: boolean };
  };
  readonly program: ProgramOffer | null;
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
  readonly friends: readonly { readonly name: string; readonly at: number }[];
  readonly reports: readonly { readonly table: string; readonly reason: string; readonly text: string; readonly at: number }[];
  readonly tables: readonly { readonly table: Table; readonly view: unknown; readonly record: unknown }[];
  readonly talk: readonly { readonly table: string; readonly seat: number; readonly text: string; readonly at: number }[];
  readonly daily: readonly {
    readonly game: string;
    readonly day: string;
    readonly at: number;
    readonly won: boolean;
    readonly score: number;
    readonly record: unknown;
  }[];
  readonly ratings: readonly {
    readonly game: string;
    readonly table: string;
    readonly at: number;
    readonly season: string;
    readonly place: number;
    readonly won: boolean;
    readonly left: boolean;
    readonly score: number;
  }[];
  readonly words: readonly {
    readonly at: number;
    readonly what: 'removed' | 'closed' | 'sent-away' | 'group-removed' | 'group-closed' | 'group-renamed' | 'group-left-out';
    readonly about: string;
    readonly table: Id | null;
    readonly reason: string;
  }[];
  readonly bars: readonly { readonly kind: string; readonly reason: string; readonly at: number; readonly until: number }[];
  readonly notes: readonly { readonly table: string; readonly move: number; readonly text: string; readonly at: number }[];
};

export type NewDate = { readonly at: number; readonly minutes: number; readonly title: string };

export type Avatar = {
  readonly mark: number;
  readonly colour: number;
  readonly inner: number | null;
  readonly innerColour: number;
};

export type SpokenLanguage =
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
  | 'zh';

export type ProgramOffer = { readonly name: string; readonly games: readonly string[] };

export type Table = {
  readonly id: Id;
  readonly game: string;
  readonly options: OptionValues;
  readonly status: Status;
  readonly seats: readonly SeatInfo[];
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly spectators: boolean;
  readonly talk: 'seated' | 'everybody';
  readonly language: Language | null;
  readonly asks: AskedLevel | null;
  readonly found: boolean;
  readonly rated: boolean;
  readonly ratable: boolean;
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

export type Status = 'open' | 'playing' | 'over' | 'abandoned';

export type SeatInfo = {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level: Level | null;
  readonly you: boolean;
  readonly online: boolean;
  readonly standIn: boolean;
  readonly asked: boolean;
  readonly kept: boolean;
  readonly program: boolean;
  readonly rates: boolean;
  readonly experience: number | null;
};

export type Level = 'random' | 'easy' | 'medium' | 'hard' | 'master';

export type Visibility = 'public' | 'invited';

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
  readonly languages: readonly SpokenLanguage[];
  readonly favourites: readonly string[];
  readonly shown: { readonly languages: boolean; readonly favourites: boolean; readonly ratings: boolean };
};

export type Card = {
  readonly name: string;
  readonly avatar: Avatar | null;
  readonly languages: readonly SpokenLanguage[] | null;
  readonly favourites: readonly string[] | null;
  readonly ratings:
    | readonly { readonly game: string; readonly points: number; readonly spread: number; readonly provisional: boolean }[]
    | null;
  readonly together: number;
  readonly you: boolean;
  readonly muted: boolean;
  readonly blocked: boolean;
  readonly friend: boolean;
};

export type Manners = { readonly whom: Absent | { readonly line: number }; readonly muted: boolean; readonly blocked: boolean };

export type Absent = { readonly seat: number };

export type KeptAway = { readonly id: Id; readonly name: string; readonly muted: boolean; readonly blocked: boolean };

export type Report = {
  readonly whom: Absent | { readonly line: number };
  readonly reason: 'insult' | 'spam' | 'name' | 'cheating' | 'stalling' | 'other';
  readonly text: string;
};

export type Friend = { readonly id: Id; readonly card: Card };

export type NewFriend = { readonly whom: Absent | { readonly line: number } };

export type AskFriend = { readonly friend: Id; readonly seat: number };

export type GroupInfo = { readonly id: Id; readonly name: string; readonly members: number };

export type GroupName = { readonly name: string };

export type Group = {
  readonly id: Id;
  readonly name: string;
  readonly members: readonly Friend[];
  readonly key: string;
  readonly feed: string;
  readonly dates: readonly { readonly id: Id; readonly at: number; readonly minutes: number; readonly title: string }[];
  readonly games: readonly {
    readonly table: Id;
    readonly game: string;
    readonly status: Status;
    readonly createdAt: number;
    readonly seats: readonly {
      readonly name: string;
      readonly bot: boolean;
      readonly won: boolean | null;
      readonly rank: number | null;
      readonly score: number | null;
    }[];
  }[];
  readonly webhook: { readonly host: string; readonly works: boolean } | null;
  readonly muted: { readonly until: number; readonly reason: string } | null;
};

export type Invitation = { readonly key: string };

export type Invited = { readonly name: string; readonly members: number };

export type GroupManners = { readonly muted: boolean; readonly blocked: boolean };

export type GroupReport = {
  readonly reason: 'insult' | 'spam' | 'name' | 'cheating' | 'stalling' | 'other';
  readonly text: string;
};

export type GroupLine = {
  readonly number: number;
  readonly member: Id;
  readonly name: string;
  readonly you: boolean;
  readonly text: string;
  readonly phrase: Phrase | null;
  readonly at: number;
};

export type Phrase =
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

export type GroupSay = { readonly text: string } | { readonly phrase: Phrase };

export type NewGroupWebhook = {
  readonly url: string;
  readonly form: 'discord' | 'slack' | 'matrix' | 'ntfy' | 'json';
  readonly locale: Language;
};

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

export type Daily = { readonly day: string; readonly deals: readonly Deal[]; readonly counted: readonly string[] };

export type Deal = {
  readonly game: string;
  readonly day: string;
  readonly bots: readonly Level[];
  readonly options: OptionValues;
  readonly seed: string;
};

export type DailyResults = {
  readonly game: string;
  readonly day: string;
  readonly people: number;
  readonly mine: { readonly place: number; readonly won: boolean; readonly score: number; readonly record: RecordOf };
  readonly best: readonly {
    readonly place: number;
    readonly name: string;
    readonly won: boolean;
    readonly score: number;
    readonly you: boolean;
  }[];
  readonly differed: readonly {
    readonly moves: number;
    readonly choices: readonly {
      readonly action: { readonly do: string } & Readonly<Record<string, unknown>>;
      readonly people: number;
      readonly you: boolean;
    }[];
  }[];
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

export type DailyTry = { readonly record: RecordOf };

export type RatingConsent = { readonly agrees: boolean };

export type Leaderboard = {
  readonly game: string;
  readonly season: Season | null;
  readonly seasons: readonly Season[];
  readonly best: readonly {
    readonly place: number | null;
    readonly name: string;
    readonly avatar: Avatar | null;
    readonly you: boolean;
    readonly points: number;
    readonly spread: number;
    readonly provisional: boolean;
    readonly games: number;
  }[];
  readonly alone: readonly {
    readonly options: OptionValues;
    readonly best: readonly {
      readonly place: number;
      readonly name: string;
      readonly avatar: Avatar | null;
      readonly you: boolean;
      readonly won: boolean;
      readonly score: number;
      readonly at: number;
      readonly table: Id;
    }[];
  }[];
};

export type Season = string;

export type MyRatings = {
  readonly shown: boolean;
  readonly titles: readonly {
    readonly game: string;
    readonly points: number;
    readonly spread: number;
    readonly provisional: boolean;
    readonly games: number;
  }[];
  readonly changes: readonly RatingChange[];
};

export type RatingChange = {
  readonly game: string;
  readonly table: Id;
  readonly at: number;
  readonly before: { readonly points: number; readonly spread: number; readonly provisional: boolean };
  readonly after: { readonly points: number; readonly spread: number; readonly provisional: boolean };
  readonly chance: number;
  readonly place: number;
  readonly won: boolean;
  readonly left: boolean;
  readonly others: readonly {
    readonly name: string;
    readonly place: number;
    readonly left: boolean;
    readonly before: { readonly points: number; readonly spread: number; readonly provisional: boolean } | null;
  }[];
  readonly against: {
    readonly seats: number;
    readonly options: OptionValues;
    readonly before: { readonly points: number; readonly spread: number; readonly provisional: boolean };
  } | null;
};

export type NewTable = {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly (
    | { readonly kind: 'me' }
    | { readonly kind: 'open' }
    | { readonly kind: 'bot'; readonly level: Level }
  )[];
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly spectators: boolean;
  readonly talk?: 'seated' | 'everybody';
  readonly language?: Language;
  readonly asks?: AskedLevel;
  readonly group?: Id;
};

export type Find = {
  readonly game: string;
  readonly players: number;
  readonly pace: 'live' | 'quick' | 'calm' | 'several' | 'daily' | 'weekly' | 'slow';
};

export type Leave = { readonly move: number };

export type Join = { readonly seat: number | null; readonly key?: string };

export type SetSeat = { readonly seat: number; readonly level: Level | null };

export type KeepSeat = { readonly seat: number; readonly kept: boolean };

export type KeptSeat = { readonly key: string | null };

export type SendAway = { readonly seat: number; readonly reason?: string };

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

export type Say = { readonly id?: string; readonly text: string } | { readonly id?: string; readonly phrase: Phrase };

export type ProgramHeld = { readonly name: string; readonly until: number };

export type AskProgram = { readonly seat: number; readonly program: string };

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
    readonly when?: readonly { readonly kind: string; readonly about: string; readonly bound: number | null }[];
  }[];
  readonly byOrder: readonly number[];
};

export type HistoryOf = {
  readonly steps: readonly { readonly events: readonly ({ readonly kind: string } & Readonly<Record<string, unknown>>)[] }[];
  readonly view: unknown;
  readonly version: number;
  readonly complete: boolean;
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
  readonly status: Status;
  readonly visibility: Visibility;
  readonly createdAt: number;
  readonly people: readonly Me[];
};

export type HostedGroup = {
  readonly id: Id;
  readonly name: string;
  readonly createdAt: number;
  readonly people: readonly Me[];
  readonly reports: number;
  readonly mutedUntil: number | null;
};

export type HostedReport = {
  readonly id: Id;
  readonly at: number;
  readonly reason: 'insult' | 'spam' | 'name' | 'cheating' | 'stalling' | 'other';
  readonly text: string;
  readonly table: Id | null;
  readonly group: Me | null;
  readonly about: Me;
  readonly reporter: Me | null;
  readonly lines: readonly { readonly text: string; readonly at: number }[];
  readonly settledAt: number | null;
};

export type HostedDeed = {
  readonly id: Id;
  readonly at: number;
  readonly what:
    | 'ban'
    | 'mute'
    | 'lift'
    | 'remove'
    | 'close'
    | 'remove-from-group'
    | 'close-group'
    | 'rename-group'
    | 'mute-group'
    | 'lift-group'
    | 'settle';
  readonly host: Me | null;
  readonly about: Me | null;
  readonly table: Id | null;
  readonly group: Me | null;
  readonly reason: string;
  readonly until: number | null;
};

export type HostedMoment = {
  readonly id: string;
  readonly game: string;
  readonly lesson: string;
  readonly moment: string;
  readonly shown: number;
  readonly tries: number;
  readonly left: number;
  readonly half: 'under10' | 'under30' | 'under60' | 'longer';
};

export type HostedFigures = {
  readonly database: string;
  readonly backups: { readonly lastAt: number | null } | null;
  readonly processes: readonly HostedProcess[];
  readonly day: readonly HostedSample[];
};

export type HostedProcess = {
  readonly name: string;
  readonly startedAt: number;
  readonly state: 'runs' | 'ended' | 'silent';
  readonly kaya: string;
  readonly node: string;
  readonly last: HostedSample;
};

export type HostedSample = {
  readonly at: number;
  readonly sockets: number;
  readonly tables: number;
  readonly errors: number;
  readonly memory: number;
  readonly stored: number | null;
  readonly slow: number | null;
};

export type Deed =
  | { readonly do: 'ban' | 'mute'; readonly person: Id; readonly reason: string; readonly days: number }
  | { readonly do: 'lift'; readonly bar: Id; readonly reason: string }
  | { readonly do: 'remove'; readonly person: Id; readonly table: Id; readonly reason: string }
  | { readonly do: 'close'; readonly table: Id; readonly reason: string }
  | { readonly do: 'remove-from-group'; readonly person: Id; readonly group: Id; readonly reason: string }
  | { readonly do: 'close-group'; readonly group: Id; readonly reason: string }
  | { readonly do: 'rename-group'; readonly group: Id; readonly name: string; readonly reason: string }
  | { readonly do: 'mute-group'; readonly group: Id; readonly reason: string; readonly days: number }
  | { readonly do: 'lift-group'; readonly group: Id; readonly reason: string }
  | { readonly do: 'settle'; readonly report: Id; readonly reason: string };
