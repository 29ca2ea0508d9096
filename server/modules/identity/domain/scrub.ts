import { addressesIn } from './scrubbing/addresses.js';
import { fold } from './scrubbing/fold.js';
import { ownWordsFinder, type PersonalWords } from './scrubbing/own-words.js';
import { phonesIn } from './scrubbing/phone-numbers.js';
import { schoolsAndPlacesFinder } from './scrubbing/schools-and-places.js';
import { merged, type Span } from './scrubbing/span.js';

export type { PersonalWords } from './scrubbing/own-words.js';

/** Replaces removed text. */
export const SCRUBBED = '•••';

/** Invisible characters. They could hide a word from the patterns or reverse its order. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Removes personal data from free text: email and web addresses, account names, phone numbers (also spelled out, spaced, or with
 * look-alike characters) and the author's name. Removes too much rather than too little. Linear in the length of the text.
 *
 * @returns a function for all texts of one person.
 */
export function scrubberFor(person: PersonalWords): (text: string) => string {
  return scrubberOf(person, () => []);
}

/** Merges neighbouring masks, because their number would show how many words a name or place has. */
const marksInARow = new RegExp(`${SCRUBBED}(?:[ \\t,-]+${SCRUBBED})+`, 'gu');

/** The same for a blind review: also removes names of schools and the person's own place. */
export function blindScrubberFor(
  person: PersonalWords & { readonly location: string | null },
): (text: string) => string {
  const scrub = scrubberOf(person, schoolsAndPlacesFinder(person.location));
  return (text) => scrub(text).replace(marksInARow, SCRUBBED);
}

function scrubberOf(person: PersonalWords, alsoIn: (folded: string) => Span[]): (text: string) => string {
  const ownWordsIn = ownWordsFinder(person);
  return (text) => {
    const shown = text.normalize('NFC').replace(invisible, '');
    const { text: folded, starts, ends } = fold(shown);
    const spans = merged([
      ...addressesIn(folded),
      ...phonesIn(folded, person.phone),
      ...ownWordsIn(folded),
      ...alsoIn(folded),
    ]);
    let result = '';
    let from = 0;
    for (const { start, end } of spans) {
      const [first, last] = [starts[start] ?? from, ends[end - 1] ?? shown.length];
      if (last <= from) continue;
      // Keep line breaks, so that callers can split the text into its original lines.
      const lineEnds = shown.slice(Math.max(first, from), last).replace(/[^\n]/g, '');
      result += shown.slice(from, Math.max(first, from)) + SCRUBBED + lineEnds;
      from = last;
    }
    return result + shown.slice(from);
  };
}
