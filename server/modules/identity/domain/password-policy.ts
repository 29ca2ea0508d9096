import { isGuessable, type PasswordOwner } from './guessable-password.js';
import { PasswordCommon, PasswordRefused } from './identity.errors.js';

/** Long enough against guessing, short enough to hash. No composition rules, because they make passwords similar. */
export const passwordLength = { min: 8, max: 128 } as const;

export interface Argon2Cost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id with 19 MiB of memory, two passes, one lane (OWASP's minimum): about 70 ms on a small server. */
export const argon2Cost: Argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A password in the form that is hashed: Unicode NFC, so that all keyboards give the same text; never cut.
 *
 * @throws PasswordRefused outside 8..128 characters, or if it contains invalid characters.
 */
export function acceptedPassword(password: string): string {
  const normalised = password.normalize('NFC');
  const { length } = [...normalised];
  const isText = !normalised.includes('\u0000') && normalised.isWellFormed();
  if (!isText || length < passwordLength.min || length > passwordLength.max) throw new PasswordRefused();
  return normalised;
}

/**
 * The same for a new password: it must not be easy to guess.
 *
 * @param leaked see `isGuessable`.
 * @param path the field of the request.
 * @throws PasswordRefused
 * @throws PasswordCommon
 */
export function chosenPassword(
  password: string,
  owner: PasswordOwner,
  leaked: ReadonlySet<string>,
  path: 'password' | 'new_password' = 'password',
): string {
  const accepted = acceptedPassword(password);
  if (isGuessable(accepted, owner, leaked)) throw new PasswordCommon(path);
  return accepted;
}
