// A new passkey that brings certificates of its own: nothing is fetched from where they say.
import { SettingsService } from '@simplewebauthn/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Authenticator } from '../accounts/authenticator.ts';
import { Staged } from '../staged.ts';

const ORIGIN = 'https://kaya.example';
/** What the leaf below says where the list of withdrawn certificates lies. */
const INSIDE = 'http://inside.invalid/secret';
/** Somebody whom makers of devices trust, or whose key they have lost; and a certificate from there that names INSIDE. */
const TRUSTED = [
  'MIIBRzCB7aADAgECAgEBMAoGCCqGSM49BAMCMBIxEDAOBgNVBAMMB0FueWJvZHkwIBcNMjAwMTAxMDAwMDAwWhgPMjEwMDAxMDEwMDAwMDBaMB',
  'IxEDAOBgNVBAMMB0FueWJvZHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQFn7ep21r18LHhU3sG3gXuavEM3fFy9qLSn56MUucwaPe/ZkfD',
  '3uGXdzsQHxPNcyvX0nfSxWGolKNP/m2alA2xozIwMDAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBSDbZJBUb9AkrbE5N1/w+p89FkIoTAKBg',
  'gqhkjOPQQDAgNJADBGAiEAhJStjRG2tDZa2TEdB8M514Md0z0/lmuipiuFDd8uV/kCIQCT9oQNmV0g+G6QfZIYWIliymXPL1HKwh3TlhO2f2vn',
  'GQ==',
].join('');
const LEAF = [
  'MIIBhDCCASqgAwIBAgIBAjAKBggqhkjOPQQDAjASMRAwDgYDVQQDDAdBbnlib2R5MCAXDTIwMDEwMTAwMDAwMFoYDzIxMDAwMTAxMDAwMDAwWj',
  'AQMQ4wDAYDVQQDDAVBIGtleTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABASDOg8owZ6ug6vMWpCdAoyiSFrC23oxy8ysbgjAKhiR0Bm2NfsF',
  'BY6gZeXNi9hqkjPRqQ5jiyPexbcpFKMGMYqjcTBvMC0GA1UdHwQmMCQwIqAgoB6GHGh0dHA6Ly9pbnNpZGUuaW52YWxpZC9zZWNyZXQwHQYDVR',
  '0OBBYEFGfb98QlzvYN0xtqJ0UQlyC0g//2MB8GA1UdIwQYMBaAFINtkkFRv0CStsTk3X/D6nz0WQihMAoGCCqGSM49BAMCA0gAMEUCIEwt4nZJ',
  '55C539E8h8vAj693H8nS/+pDarFWBwJMimMrAiEA7GNurmp1lpPON8BKlavc3jR+9ZhH6haetZWb1E6mGrs=',
].join('');

let staged: Staged;
const apples = SettingsService.getRootCertificates({ identifier: 'apple' });
beforeAll(async () => {
  staged = await Staged.open({ origin: ORIGIN });
  SettingsService.setRootCertificates({ identifier: 'apple', certificates: [new Uint8Array(Buffer.from(TRUSTED, 'base64'))] });
});
afterAll(async () => {
  vi.restoreAllMocks();
  SettingsService.setRootCertificates({ identifier: 'apple', certificates: apples });
  await staged.close();
});

test('a passkey with certificates is refused, and nothing is fetched from the address they name', async () => {
  const eve = await staged.guest('Eve');
  const options = (await eve.post<Parameters<Authenticator['register']>[0]>('/api/passkeys/options')).body;
  const response = new Authenticator(ORIGIN).register(options, ORIGIN, [Buffer.from(LEAF, 'base64')]);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { status } = await eve.post('/api/passkeys', { name: '', response });
  expect(status).toBe(403);
  expect(fetched.mock.calls.map(([url]) => String(url))).not.toContain(INSIDE);
  const plain = new Authenticator(ORIGIN).register((await eve.post<typeof options>('/api/passkeys/options')).body);
  expect((await eve.post('/api/passkeys', { name: '', response: plain })).status).toBe(200);
});
