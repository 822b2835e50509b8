import type { Account } from '@kaya/wire';

/** How somebody comes back who is signed in nowhere any more. */
export function waysBack({
  passkeys,
  recovery,
  mail,
}: Pick<Account, 'passkeys' | 'recovery' | 'mail'>): readonly ('passkey' | 'recovery' | 'mail')[] {
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(recovery === null ? [] : (['recovery'] as const)),
    ...(mail ? (['mail'] as const) : []),
  ];
}
