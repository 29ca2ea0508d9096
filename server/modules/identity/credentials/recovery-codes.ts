import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { argon2Cost } from '../domain/password-policy.js';

/** Crockford's alphabet: no letter that looks like a digit, none that makes words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS = 12;
const GROUP = 4;

/** How many somebody gets at a time. */
export const RECOVERY_CODES = 10;

const shape = new RegExp(`^[${alphabet}]{${SIGNS}}$`);

/** Sixty random bits, in groups that can be copied by hand: `7KMP-4XQ2-9TWB`. */
function newRecoveryCode(): string {
  // 256 is a multiple of 32: every sign is as likely as any other.
  const signs = [...randomBytes(SIGNS)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return signs.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? signs;
}

export function newRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  return [...codes];
}

export const newRecoverySalt = (): Buffer => randomBytes(16);

/** As it was given out, however it is typed; null for what can be none. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return shape.test(signs) ? signs : null;
}

/** What is stored (hex). One salt for the codes of an account, so that one hash finds the code among ten. */
export async function hashOfRecoveryCode(code: string, salt: Uint8Array): Promise<string> {
  return (await hashRaw(code, { ...argon2Cost, salt, outputLen: 32 })).toString('hex');
}
