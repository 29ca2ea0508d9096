import type { Language } from '../../../../platform/http/language.js';
import { foldText } from '../text/fold.js';
import { masculine } from '../text/masculine.js';

// Words that are frequent in one language and rare in the other. None reveals a person's gender.
const french = new Set(
  `le la les l des du de une et est dans pour avec sur un au aux qui que je nous notre nos votre mes mon ma ce cette ces sont ans
   annees chez ou par travail equipe offre recherche recherchons etre avoir suis ai d comme`.split(/\s+/),
);
const english = new Set(
  `the of and to in is are for with you your we our i my at from this that will be as have has an years work working job
   looking who by or`.split(/\s+/),
);

/** The language of a sentence; null if its function words and accents do not tell. */
export function sentenceLanguage(sentence: string): Language | null {
  // « Courtière » has an accent and « courtier » has none; both must get the same result.
  let lead = sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => /[àâçéèêëîïôûùœ]/u.test(masculine(word)))
    ? 1
    : 0;
  for (const word of foldText(sentence).split(/[^\p{L}]+/u)) {
    if (french.has(word)) lead += 1;
    else if (english.has(word)) lead -= 1;
  }
  if (lead === 0) return null;
  return lead > 0 ? 'fr' : 'en';
}
