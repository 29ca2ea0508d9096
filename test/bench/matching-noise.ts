/** Adds the errors of hurried typing or of speech recognition to a text. The same text always gets the same errors. */

const LETTERS_PER_ERROR = 6;
const letter = /\p{L}/u;

/**
 * Makes one typing error in six letters, of four kinds in turn: two letters swapped, one left out, one doubled, one replaced by
 * its neighbour on the keyboard.
 */
export function mistyped(text: string): string {
  const letters = [...text];
  const written: string[] = [];
  let count = 0;
  let kind = text.length;
  for (let at = 0; at < letters.length; at += 1) {
    const own = letters[at]!;
    if (letter.test(own)) count += 1;
    const next = letters[at + 1];
    if (!letter.test(own) || count % LETTERS_PER_ERROR !== LETTERS_PER_ERROR / 2) {
      written.push(own);
      continue;
    }
    count += 1;
    kind += 1;
    if (kind % 4 === 0 && next !== undefined && letter.test(next)) {
      written.push(next, own);
      at += 1;
    } else if (kind % 4 === 1) continue;
    else if (kind % 4 === 2) written.push(own, own);
    else written.push(beside(own));
  }
  return written.join('');
}

const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function beside(own: string): string {
  const plain = own.normalize('NFD')[0]!.toLowerCase();
  const row = keys.find((each) => each.includes(plain));
  if (row === undefined) return own;
  const at = row.indexOf(plain);
  return row[at + 1] ?? row[at - 1]!;
}

const fillers = ['euh', 'genre', 'tsé', 'ben', 'um', 'like'];
const WORDS_PER_ERROR = 20 / 3;

/**
 * Makes 15 % of the words wrong, like speech recognition: one left out, one replaced, one inserted, in turn. Removes punctuation.
 */
export function misheard(text: string): string {
  const words = text
    .replace(/[.:,;()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const heard: string[] = [];
  let kind = text.length;
  let due = (text.length % 7) / 7;
  for (const word of words) {
    due += 1 / WORDS_PER_ERROR;
    if (due < 1) {
      heard.push(word);
      continue;
    }
    due -= 1;
    kind += 1;
    if (kind % 3 === 0) continue;
    if (kind % 3 === 1) heard.push(word, fillers[kind % fillers.length]!);
    else heard.push(`${word.slice(0, Math.max(1, word.length - 3))}on`);
  }
  return heard.join(' ');
}
