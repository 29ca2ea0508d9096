import type { LinkedText, Mention } from '../link/link-text.js';
import { foldText } from '../text/fold.js';
import { sentenceAt } from './place-in-text.js';

const aboutLanguages =
  /langu|bilingu|parl|ecrit|oral|spoken|written|maitris|fluen|courant|courament|connaissance|proficien|speak|communic|requis|required|exig|atout|asset/;
const LONGEST_BARE = 4;

/**
 * Whether the name of a language speaks of knowing it: « cuisine française » does not, « anglais parlé » and an entry that is
 * nothing else do.
 */
export function isAboutKnowing(mention: Mention, field: LinkedText): boolean {
  if (field.tokens.length <= LONGEST_BARE) return true;
  const sentence = foldText(sentenceAt(field, mention.start));
  return aboutLanguages.test(sentence);
}
