import { tokenize } from '../engine/text/tokenize.js';
import type { Label } from './concept.js';

/** A word of a key that stands for those very capitals. */
export const exactWord = (raw: string): string => `=${raw}`;

/** A word of a key that stands for a name: not for another word of the same stem, as « Unis » is of Unix. */
export const wholeWord = (folded: string): string => `~${folded}`;

/**
 * The words by which a label is recognised: stems of its language, articles and prepositions left out. Empty when nothing
 * is left, which no label may be.
 */
export function labelKey(label: Label): readonly string[] {
  const words = tokenize(label.text).filter(({ isFunction }) => !isFunction);
  return words.map((token) => {
    if (label.isExact) return exactWord(token.raw);
    return label.isName && words.length === 1 ? wholeWord(token.folded) : token[label.language];
  });
}

/**
 * Every key of a label: its feminine where the stems differ (« femme de chambre »), and with a hyphen also as one word, because
 * people write "full-stack", "full stack" and "fullstack" alike.
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
