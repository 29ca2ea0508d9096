import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '../domain/password-policy.js';

/** Leaked passwords, most frequent first, without those that are too short to be chosen. Lower case. */
export const leakedPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= passwordLength.min),
);
