import { createHmac, randomInt } from 'node:crypto';

/** Without letters that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP = 5;

/** A code to be printed: 25 letters, more than 120 bits. */
export function newRecoveryCode(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, letter).join('')).join('-');
}

/** What is kept of a code; however somebody types it. */
export function recoveryHash(secret: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHmac('sha256', secret).update(`recovery:${plain}`).digest('base64url');
}
