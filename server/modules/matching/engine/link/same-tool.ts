import type { Label } from '../../lexicon/concept.js';
import { wordsOf } from '../similarity/words.js';

/** Makers of many products: « Adobe Illustrator » is not « Adobe Photoshop ». */
const makers = new Set(
  'adobe amazon apple autodesk azure cisco google ibm microsoft ms oracle sap siemens fanuc abb john deere'.split(' '),
);

type Name = Pick<Label, 'text' | 'language' | 'isName'>;

/** Whether two names of one entry mean the same tool: "Excel" and "Microsoft Excel" do, "Zendesk" and "Freshdesk" do not. */
export function isSameTool(one: Name, other: Name): boolean {
  if (one.text === other.text) return true;
  // Translations have no common words: "chain saw" is « tronçonneuse ».
  if (!one.isName && !other.isName && one.language !== other.language) return true;
  return isShortFor(one.text, other.text) || isShortFor(other.text, one.text) || sharesName(one.text, other.text);
}

/** All words of the shorter name are in the longer one, makers aside. */
function sharesName(one: string, other: string): boolean {
  const [left, right] = [ownWords(one), ownWords(other)];
  const [short, long] = left.size <= right.size ? [left, right] : [right, left];
  return short.size > 0 && [...short].every((word) => long.has(word));
}

/** « Vue.js » and « VueJS » are one word. */
const ownWords = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text.replace(/[.\s-]?js\b/giu, ' '))
      .map(({ fr }) => fr.replace(/\d+$/u, ''))
      .filter((word) => word !== '' && !makers.has(word)),
  );

/** « JS » of « JavaScript », « CAO » of « conception assistée par ordinateur ». */
function isShortFor(short: string, long: string): boolean {
  if (!/^\p{Lu}[\p{Lu}\p{N}]{1,4}$/u.test(short)) return false;
  const initials = long.match(/\p{Lu}|(?<![\p{L}'’])\p{Ll}/gu)?.join('') ?? '';
  const content = wordsOf(long)
    .map(({ folded }) => folded[0])
    .join('');
  return [initials, content].some((letters) => letters.toUpperCase() === short.toUpperCase());
}
