import { addressesIn } from './scrubbing/addresses.js';
import { fold } from './scrubbing/fold.js';
import { ownWordsFinder, type PersonalWords } from './scrubbing/own-words.js';
import { phonesIn } from './scrubbing/phone-numbers.js';
import { merged } from './scrubbing/span.js';

export type { PersonalWords } from './scrubbing/own-words.js';

/** Stands where something was taken out. */
export const SCRUBBED = '•••';

/** Characters that show nothing: left in, they would hide a word from whoever searches, or turn its order around. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Free text without what leads to its author: e-mail and web addresses, names on social networks and telephone numbers (also
 * spelled out, spaced, or in letters that only look alike) and the author's own name. When in doubt it takes out too much. Takes
 * time in proportion to the text.
 *
 * @returns a function for all texts of one person.
 */
export function scrubberFor(person: PersonalWords): (text: string) => string {
  const ownWordsIn = ownWordsFinder(person);
  return (text) => {
    const shown = text.normalize('NFC').replace(invisible, '');
    const { text: folded, starts, ends } = fold(shown);
    const spans = merged([...addressesIn(folded), ...phonesIn(folded, person.phone), ...ownWordsIn(folded)]);
    let result = '';
    let from = 0;
    for (const { start, end } of spans) {
      const [first, last] = [starts[start] ?? from, ends[end - 1] ?? shown.length];
      if (last <= from) continue;
      // Ends of lines stay, so that a text of many lines can be put back where each line came from.
      const lineEnds = shown.slice(Math.max(first, from), last).replace(/[^\n]/g, '');
      result += shown.slice(from, Math.max(first, from)) + SCRUBBED + lineEnds;
      from = last;
    }
    return result + shown.slice(from);
  };
}
