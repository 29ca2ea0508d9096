import type { JobLanguage } from './job-terms.js';

// The commonest words that belong to one of the two languages only.
const french = new Set(
  'le la les des du de un une et est sont vous nous votre vos notre nos pour avec dans sur aux au par qui que ou où en ce cette ces il elle être avoir plus sans chez poste emploi équipe expérience'.split(
    ' ',
  ),
);
const english = new Set(
  'the of and to in is are you we our your with for on at by who that or an this these it be have as from will work team job experience skills must'.split(
    ' ',
  ),
);

/** Enough of the text to tell; a posting may be 20,000 characters long. */
const SAMPLE = 4_000;

/** How much more French than English a text is, word by word. */
function balanceOf(text: string): number {
  let balance = 0;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (french.has(word)) balance += 1;
    else if (english.has(word)) balance -= 1;
    // An accent inside a word is no English habit.
    else if (/[àâçèéêëîïôùû]/u.test(word)) balance += 0.5;
  }
  return balance;
}

/** A name or two in French make no French text. */
const FRENCH_FROM = 3;

/** Whether a paragraph of it is French: a posting in two languages has one of each. */
export function hasFrenchText(text: string): boolean {
  return text.split(/\n\s*\n/).some((paragraph) => balanceOf(paragraph) >= FRENCH_FROM);
}

/** The language a posting is written in; French, the default of the product, when the text does not say. */
export function postingLanguage(text: string): JobLanguage {
  return balanceOf(text.slice(0, SAMPLE)) < 0 ? 'en' : 'fr';
}
