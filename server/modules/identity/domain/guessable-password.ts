import { commonPasswords } from './common-passwords.js';

/** Keyboard rows and other well-known sequences. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1z2e3r4t5y6u7i8o9p0',
  '1a2z3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8i9',
];
const lines = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const SHORTEST_RUN = 3;
/** Max characters around a word that do not make it stronger: a year and a sign or two. */
const MAX_CHARACTERS_AROUND = 6;
/** With fewer characters besides known words, a password is only a name. */
const MIN_OWN = 4;

const digitsAsLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const asEmails = (text: string): string => text.replace(/[0134578@$!]/g, (sign) => digitsAsLetters[sign] ?? sign);
const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The text without digits and signs at its ends, if there are only a few. */
function core(text: string): string {
  const found = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return text.length - found.length <= MAX_CHARACTERS_AROUND ? found : text;
}

function isListed(password: string, leaked: ReadonlySet<string>): boolean {
  const isWord = (text: string): boolean => commonPasswords.has(text) || leaked.has(text);
  const forms = [password, core(password), asEmails(password), asEmails(core(password)), core(asEmails(password))];
  return forms.some((form) => isWord(form) || isWord(lettersAndDigits(form)));
}

/** One to four characters repeated: `aaaaaaaa`, `abcabcabc`, `12121212`. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

/** Consists only of sequences of three or more from these rows: `qwerty123456`, `azertyuiop`, `987654321`. */
function isWalk(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let length = Math.min(text.length - at, 26);
    while (length >= SHORTEST_RUN && !lines.some((line) => line.includes(text.slice(at, at + length)))) length -= 1;
    if (length < SHORTEST_RUN) return false;
    at += length;
  }
  return text.length > 0;
}

/** A date: `24061990`, `1990-06-24`, `06/24/1990`. */
function isDate(text: string): boolean {
  const digits = text.replace(/[\s./-]/g, '');
  const year = '(?:19|20)\\d\\d';
  const two = '(?:0[1-9]|[12]\\d|3[01])';
  return new RegExp(`^(?:${two}${two}${year}|${year}${two}${two})$`).test(digits);
}

/** Words of a name or an address with three or more characters. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);

/** True if almost nothing is left of the password without words known about this person. */
function isOnlyContext(password: string, context: readonly string[]): boolean {
  const known = [...new Set(context.flatMap((text) => [...wordsOf(text), lettersAndDigits(folded(text))]))]
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  return [password, asEmails(password)].some((form) => {
    let rest = lettersAndDigits(form);
    const whole = rest;
    for (const word of known) rest = rest.replaceAll(word, '');
    return rest !== whole && rest.replace(/\p{N}/gu, '').length < MIN_OWN;
  });
}

/** Known facts about the person who chooses a password. */
export interface PasswordOwner {
  readonly fullName: string;
  readonly email: string;
}

/**
 * Whether a password is easy to guess: common, leaked, a keyboard sequence, a repetition, a date, or little more than the person's
 * name or address. Works offline.
 *
 * @param leaked leaked passwords of eight or more characters, in lower case.
 */
export function isGuessable(password: string, owner: PasswordOwner, leaked: ReadonlySet<string>): boolean {
  const text = folded(password).trim();
  const bare = lettersAndDigits(text);
  const [local = '', domain = ''] = owner.email.split('@');
  return (
    isListed(text, leaked) ||
    isRepetition(text) ||
    isRepetition(bare) ||
    isWalk(bare) ||
    isDate(text) ||
    isOnlyContext(text, ['entrevue', owner.fullName, local, domain])
  );
}
