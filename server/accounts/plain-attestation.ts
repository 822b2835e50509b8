import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';

/**
 * Does a new passkey bring no certificates? Nobody asked who made the device, so browsers leave them out; whoever sends some would
 * have the lists of withdrawn ones fetched from wherever they name, our own network too, however long the answer is.
 */
export function isPlainAttestation(attestation: string): boolean {
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
