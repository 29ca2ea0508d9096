import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Entrevue';
/** Validity of a code in seconds (RFC 6238 §5.2). */
const PERIOD = 30;
/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Supported by all authenticator applications: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** A new shared secret in base 32, which a person can type. */
export function newTotpSecret(): string {
  const bytes = randomBytes(SECRET_BYTES);
  return new Secret({ buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + SECRET_BYTES) }).base32;
}

/** The content of the QR code. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The thirty-second step of a code; null if it is wrong. Phone clocks drift, so one step before and after is accepted. The
 * library compares in constant time.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}
