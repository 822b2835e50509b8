// How somebody is known on another device, without a password.
import Type, { type Static } from 'typebox';
import { LONGEST_PASSKEY } from './bounds.ts';
import { exactly } from './closed.ts';
import { Bar, Word } from './hosting.ts';
import { Id } from './table.ts';

export const Passkey = exactly({ id: Type.String(), name: Type.String(), createdAt: Type.Integer(), usedAt: Type.Integer() });
export type Passkey = Static<typeof Passkey>;

/** What I am known by. */
export const Account = exactly({
  /** Does this device know anybody? */
  known: Type.Boolean(),
  /** Is there anything besides this device? */
  member: Type.Boolean(),
  passkeys: Type.Array(Passkey),
  /** When the recovery code was made; null: there is none. */
  recovery: Type.Union([Type.Integer(), Type.Null()]),
  /** Have I confirmed an address to which a link that signs in can be sent? */
  mail: Type.Boolean(),
  /** Can passkeys be used at this address of the site? */
  passkeysWork: Type.Boolean(),
  /** What I may not do here for a while, and why. */
  bars: Type.Array(Bar),
  /** What was decided about me, the last first, until I have read it. */
  words: Type.Array(Word),
  /** Do I look after this site? */
  host: Type.Boolean(),
  /** Can links be sent by mail? */
  mailWorks: Type.Boolean(),
});
export type Account = Static<typeof Account>;

/** What browsers call options of WebAuthn: made and read by the libraries that know them. */
export const WebAuthn = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown(), { maxProperties: 30 });

/** What every answer of a passkey says; browsers say more, which nobody reads. */
const answering = {
  id: Type.String({ maxLength: 2000 }),
  rawId: Type.String({ maxLength: 2000 }),
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
};
const Encoded = Type.String({ maxLength: 20_000 });
export const NewPasskey = exactly({
  name: Type.String({ maxLength: LONGEST_PASSKEY }),
  response: Type.Object({ ...answering, response: Type.Object({ clientDataJSON: Encoded, attestationObject: Encoded }) }),
});
export const PasskeyAnswer = exactly({
  response: Type.Object({
    ...answering,
    response: Type.Object({ clientDataJSON: Encoded, authenticatorData: Encoded, signature: Encoded }),
  }),
});
export const RecoveryCode = exactly({ code: Type.String({ maxLength: 80 }) });
export type RecoveryCode = Static<typeof RecoveryCode>;
export const DeviceLink = exactly({ token: Type.String({ maxLength: 200 }) });
/** Whose link it is: as whom a device would play from then on. */
export const LinkMaker = exactly({ name: Type.String() });
export type LinkMaker = Static<typeof LinkMaker>;
export const MadeDeviceLink = exactly({ id: Id, token: Type.String(), until: Type.Integer() });
export type MadeDeviceLink = Static<typeof MadeDeviceLink>;
