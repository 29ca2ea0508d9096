import type { JobLanguage } from './job-terms.js';

// The most common words that occur in only one of the two languages.
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

/** Characters to read; a posting can have 20,000. */
const SAMPLE = 4_000;

/** Number of French words minus English words. */
function balanceOf(text: string): number {
  let balance = 0;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (french.has(word)) balance += 1;
    else if (english.has(word)) balance -= 1;
    // Accents inside a word are rare in English.
    else if (/[àâçèéêëîïôùû]/u.test(word)) balance += 0.5;
  }
  return balance;
}

/** A few French names do not make a text French. */
const FRENCH_FROM = 3;

/** Whether a paragraph is French, because a bilingual posting has both. */
export function hasFrenchText(text: string): boolean {
  return text.split(/\n\s*\n/).some((paragraph) => balanceOf(paragraph) >= FRENCH_FROM);
}

/** The language of a posting; French, the product's default, if the text does not tell. */
export function postingLanguage(text: string): JobLanguage {
  return balanceOf(text.slice(0, SAMPLE)) < 0 ? 'en' : 'fr';
}
