// Made by `npm run api` out of docs/openapi.json; do not edit.
import { Asking } from './asking.ts';
import type {
  Absent,
  Account,
  Act,
  AskFriend,
  AskProgram,
  Calling,
  Card,
  Channel,
  Consent,
  Daily,
  DailyResults,
  DailyTry,
  DayOff,
  Deed,
  Export,
  Find,
  Friend,
  GameInfo,
  Group,
  GroupInfo,
  GroupLine,
  GroupManners,
  GroupName,
  GroupReport,
  GroupSay,
  GroupWebhook,
  HistoryOf,
  HostedDeed,
  HostedFigures,
  HostedGroup,
  HostedMoment,
  HostedPerson,
  HostedReport,
  HostedTable,
  Id,
  Invitation,
  Invited,
  Join,
  KeepSeat,
  KeptAway,
  KeptSeat,
  Leaderboard,
  Leave,
  LessonCounts,
  LinkMaker,
  MadeWebhook,
  Manners,
  Me,
  MyRatings,
  NewDate,
  NewFriend,
  NewGroupWebhook,
  NewMail,
  NewNote,
  NewPasskey,
  NewProgram,
  NewPush,
  NewSeatLink,
  NewTable,
  NewWebhook,
  Note,
  Passkey,
  PasskeyAnswer,
  Position,
  Profile,
  ProgramHeld,
  ProgramOffer,
  Propose,
  RatingConsent,
  RecordOf,
  RecoveryCode,
  Report,
  Say,
  SendAway,
  Session,
  SetSeat,
  SignOut,
  StandIn,
  StreamLine,
  Table,
  Undo,
  WebAuthn,
  Wishes,
} from './shapes.ts';

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

  /** I have read what was decided about me. */
  readWord(id: Id): Promise<void> {
    return this.ask('DELETE', `/api/my/words/${encodeURIComponent(id)}`, undefined);
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

  /** Whom I have played with and chosen. */
  listFriends(): Promise<readonly Friend[]> {
    return this.ask('GET', `/api/my/friends`, undefined);
  }

  /** Choose somebody at a table, with whom I have finished a game. */
  chooseFriend(id: Id, body: NewFriend): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/friends`, body);
  }

  /** Choose somebody no more. */
  removeFriend(id: Id): Promise<void> {
    return this.ask('DELETE', `/api/my/friends/${encodeURIComponent(id)}`, undefined);
  }

  /** Keep an open seat for a friend of mine, who is told of it (the host, before the start). */
  askFriend(id: Id, body: AskFriend): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/ask`, body);
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

  /** Call a group something else. */
  renameGroup(id: Id, body: GroupName): Promise<Group> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/name`, body);
  }

  /** A new link; the old one leads nowhere any more. */
  renewInvitation(id: Id): Promise<Group> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/invitation`, undefined);
  }

  /** Remove somebody from a group, who is told why; its link, which they know, is a new one, and their calendar ends. */
  removeMember(id: Id, member: Id, query: { readonly reason?: string } = {}): Promise<Group> {
    return this.ask('DELETE', `/api/groups/${encodeURIComponent(id)}/members/${encodeURIComponent(member)}`, undefined, query);
  }

  /** Mute or block somebody in a group, or no more. */
  setGroupManners(id: Id, member: Id, body: GroupManners): Promise<void> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/members/${encodeURIComponent(member)}/manners`, body);
  }

  /** Report somebody in a group to whoever hosts: what they said there goes along. */
  reportInGroup(id: Id, member: Id, body: GroupReport): Promise<void> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/members/${encodeURIComponent(member)}/reports`, body);
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

  /** The dates of a group for the calendar of one of its people, as they may read them: whoever has its address. */
  readGroupCalendar(id: Id, feed: Id): Promise<string> {
    return this.text('GET', `/api/groups/${encodeURIComponent(id)}/calendar/${encodeURIComponent(feed)}`, undefined);
  }

  /** A new address for my own calendar; the one before leads nowhere any more. */
  renewCalendar(id: Id): Promise<Group> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/calendar`, undefined);
  }

  /** The same again, everybody one seat further. */
  playInGroup(id: Id): Promise<Table> {
    return this.ask('POST', `/api/groups/${encodeURIComponent(id)}/play`, undefined);
  }

  /** Tell the group at this address of tables and dates; a first message shows whether it works. */
  setGroupWebhook(id: Id, body: NewGroupWebhook): Promise<GroupWebhook> {
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

  /** What is dealt today, the same for everybody. */
  readDaily(): Promise<Daily> {
    return this.ask('GET', `/api/daily`, undefined);
  }

  /** How a day’s table went, for those whose try counts. */
  readDailyResults(game: string, day: string): Promise<DailyResults> {
    return this.ask('GET', `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`, undefined);
  }

  /** Send my whole game of a day’s table: it is played again, and counts once. */
  sendDailyTry(game: string, day: string, body: DailyTry): Promise<DailyResults> {
    return this.ask('POST', `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`, body);
  }

  /** Agree that the game is rated, or no more (whoever sits there, before the start). */
  agreeToRate(id: Id, body: RatingConsent): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/rating`, body);
  }

  /** The best of a title: over all seasons or in one, of everybody or in a group of mine; and best scores alone. */
  readLeaderboard(game: string, query: { readonly season?: string; readonly group?: string } = {}): Promise<Leaderboard> {
    return this.ask('GET', `/api/ratings/${encodeURIComponent(game)}`, undefined, query);
  }

  /** My ratings, and why they are what they are. */
  readMyRatings(): Promise<MyRatings> {
    return this.ask('GET', `/api/my/ratings`, undefined);
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

  /** Sit down with people who want to play the same. */
  findGame(body: Find): Promise<Table> {
    return this.ask('POST', `/api/find`, body);
  }

  /** A new table that goes on from a moment of this game, once it is over, for those who played. */
  branchOff(id: Id, body: Leave): Promise<Table> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/branch`, body);
  }

  /** The same people again. */
  playAgain(id: Id): Promise<Table> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/rematch`, undefined);
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

  /** Send away whoever sits there, who is told why (the host, before the start). */
  sendAway(id: Id, body: SendAway): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/send-away`, body);
  }

  /** Let a bot play for me, or take my seat back (null). */
  standIn(id: Id, body: StandIn): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/stand-in`, body);
  }

  /** Let a bot play for somebody who is away and keeps us waiting. */
  replaceAbsent(id: Id, body: Absent): Promise<void> {
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

  /** The programs that wait for an invitation, by name. */
  listPrograms(): Promise<readonly ProgramOffer[]> {
    return this.ask('GET', `/api/programs`, undefined);
  }

  /** Offer the program that plays as me, under a name of its own; again before the offer ends. */
  offerProgram(body: ProgramOffer): Promise<ProgramHeld> {
    return this.ask('POST', `/api/my/program`, body);
  }

  /** Offer it no more, and give its name up. */
  withdrawProgram(): Promise<void> {
    return this.ask('DELETE', `/api/my/program`, undefined);
  }

  /** Ask a program to an open seat (the host, before the start). */
  askProgram(id: Id, body: AskProgram): Promise<void> {
    return this.ask('POST', `/api/tables/${encodeURIComponent(id)}/ask-program`, body);
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

  /** Groups, the newest first, or those in whose names something stands: nothing of what is said there. */
  hostGroups(query: { readonly page?: string; readonly find?: string } = {}): Promise<readonly HostedGroup[]> {
    return this.ask('GET', `/api/host/groups`, undefined, query);
  }

  /** What people reported, the unsettled first. */
  hostReports(query: { readonly page?: string } = {}): Promise<readonly HostedReport[]> {
    return this.ask('GET', `/api/host/reports`, undefined, query);
  }

  /** What hosts have done, the last first. */
  hostLog(query: { readonly page?: string } = {}): Promise<readonly HostedDeed[]> {
    return this.ask('GET', `/api/host/log`, undefined, query);
  }

  /** How the moments of all lessons went, summed without names, in the order of the lessons. */
  hostLessons(query: { readonly page?: string } = {}): Promise<readonly HostedMoment[]> {
    return this.ask('GET', `/api/host/lessons`, undefined, query);
  }

  /** How the processes of the site have fared for a day, each and all together: connections, memory, growth, errors, how fast they answer. */
  hostFigures(): Promise<HostedFigures> {
    return this.ask('GET', `/api/host/figures`, undefined);
  }

  /** Remove, close, rename, mute, ban, lift, settle, of people, tables and groups: each with its reason, which they read. */
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
