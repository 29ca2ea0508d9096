import { isGuessable } from './guessable-password.js';
import { PasswordCommon, PasswordRefused } from './identity.errors.js';

/** Long enough to resist guessing, short enough to hash; no rule of composition, which only makes passwords alike. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Argon2id with 19 MiB of memory, two passes, one lane (OWASP's floor): about 70 ms on a small server. */
export const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A password in the form in which it is hashed: Unicode NFC, so that two keyboards type the same one; never cut.
 *
 * @throws PasswordRefused outside 8..128 characters, or when it holds what is no character.
 */
export function acceptedPassword(password: string): string {
  const normalised = password.normalize('NFC');
  const { length } = [...normalised];
  const isText = !normalised.includes('\u0000') && normalised.isWellFormed();
  if (!isText || length < passwordLength.min || length > passwordLength.max) throw new PasswordRefused();
  return normalised;
}

/**
 * The same for a password that a person chooses for an account: it must not be among the first that anybody would try.
 *
 * @param path the field it came in.
 * @throws PasswordRefused
 * @throws PasswordCommon
 */
export function chosenPassword(
  password: string,
  person: { readonly fullName: string; readonly email: string },
  path: 'password' | 'new_password' = 'password',
): string {
  const accepted = acceptedPassword(password);
  if (isGuessable(accepted, person)) throw new PasswordCommon(path);
  return accepted;
}
