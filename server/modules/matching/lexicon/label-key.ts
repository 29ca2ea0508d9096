import { tokenize } from '../engine/text/tokenize.js';
import type { Label } from './concept.js';

/** A word of a key that must be written exactly so, with its capitals. */
export const exactWord = (raw: string): string => `=${raw}`;

/** A word of a key that is a name: it does not match another word of the same stem, such as « Unis » for Unix. */
export const wholeWord = (folded: string): string => `~${folded}`;

/** The words by which a label is recognised: stems of its language, without articles and prepositions. A label must have at least one. */
export function labelKey(label: Label): readonly string[] {
  const words = tokenize(label.text).filter(({ isFunction }) => !isFunction);
  return words.map((token) => {
    if (label.isExact) return exactWord(token.raw);
    return label.isName && words.length === 1 ? wholeWord(token.folded) : token[label.language];
  });
}

/**
 * Every key of a label: its feminine if the stems differ (« femme de chambre »), and with a hyphen also as one word, because people write
 * "full-stack", "full stack" and "fullstack".
 */
export function labelKeys(label: Label): readonly (readonly string[])[] {
  const keys = [labelKey(label)];
  if (label.feminine !== null) {
    const feminine = labelKey({ ...label, text: label.feminine });
    if (feminine.join(' ') !== keys[0]!.join(' ')) keys.push(feminine);
  }
  if (!label.isExact && /\p{L}-\p{L}/u.test(label.text)) {
    keys.push(labelKey({ ...label, text: label.text.replace(/(\p{L})-(?=\p{L})/gu, '$1') }));
  }
  return keys;
}
