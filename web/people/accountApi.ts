import type { Account, LinkMaker, MadeDeviceLink, Me, Passkey, RecoveryCode } from '@kaya/wire';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { call } from '../net/api.ts';

/** What the site asks of the server about who one is. */
export const accountApi = {
  get: () => call<Account>('GET', '/api/account'),
  async addPasskey(name: string): Promise<Passkey> {
    const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/passkeys/options');
    return call<Passkey>('POST', '/api/passkeys', { name, response: await startRegistration({ optionsJSON }) });
  },
  removePasskey: (id: string) => call<void>('DELETE', `/api/passkeys/${id}`),
  recoveryCode: () => call<RecoveryCode>('POST', '/api/recovery-code'),
  /** Everything of mine, for good. */
  remove: (name: string) => call<void>('POST', '/api/my/deletion', { name }),
  deviceLink: () => call<MadeDeviceLink>('POST', '/api/device-link'),
  async signInWithPasskey(): Promise<Me> {
    const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/options');
    return call<Me>('POST', '/api/sign-in', { response: await startAuthentication({ optionsJSON }) });
  },
  signInWithCode: (code: string) => call<Me>('POST', '/api/sign-in/recovery', { code }),
  signInByMail: (address: string) => call<void>('POST', '/api/sign-in/mail', { address }),
  linkMaker: (token: string) => call<LinkMaker>('POST', '/api/sign-in/link/maker', { token }),
  signInByLink: (token: string) => call<Me>('POST', '/api/sign-in/link', { token }),
};
