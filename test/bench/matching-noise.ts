/** Texts as they arrive: typed in a hurry, or heard by a machine. The same text always comes out the same. */

const LETTERS_PER_ERROR = 6;
const letter = /\p{L}/u;

/** One typing error in six letters, of four kinds in turn: two letters changed round, one left out, one twice, one beside it on the keys. */
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

/** Fifteen words in a hundred wrong, as a machine hears: one left out, one taken for another, one filled in, in turn. No signs. */
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
