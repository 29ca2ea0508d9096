import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Entrevue';
/** RFC 6238 §5.2: how long a code is shown (seconds). */
const PERIOD = 30;
/** What RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** What every application can do: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** A new shared secret, in the base 32 that a person can type. */
export function newTotpSecret(): string {
  const bytes = randomBytes(SECRET_BYTES);
  return new Secret({ buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + SECRET_BYTES) }).base32;
}

/** What the picture to scan says. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * Which thirty seconds a code belongs to; null where it is wrong. Clocks of phones drift, so one step before and after count
 * as well. Codes are compared in constant time by the library.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}
