import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { argon2Cost } from '../domain/password-policy.js';

/** Crockford's alphabet: no characters that look alike, and none that form words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS = 12;
const GROUP = 4;

/** Number of codes in a set. */
export const RECOVERY_CODES = 10;

const shape = new RegExp(`^[${alphabet}]{${SIGNS}}$`);

/** Sixty random bits in groups that are easy to copy: `7KMP-4XQ2-9TWB`. */
function newRecoveryCode(): string {
  // 256 is a multiple of 32, so all characters are equally likely.
  const signs = [...randomBytes(SIGNS)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return signs.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? signs;
}

export function newRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  return [...codes];
}

export const newRecoverySalt = (): Buffer => randomBytes(16);

/** Normalises a typed code; null if it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return shape.test(signs) ? signs : null;
}

/** The stored form (hex). All codes of an account share a salt, so one hash finds the code among ten. */
export async function hashOfRecoveryCode(code: string, salt: Uint8Array): Promise<string> {
  return (await hashRaw(code, { ...argon2Cost, salt, outputLen: 32 })).toString('hex');
}
