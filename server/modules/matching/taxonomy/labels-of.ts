import { genderForms, type GenderForms } from '../lexicon/gender.js';
import type { Label } from '../lexicon/concept.js';
import { labelKey } from '../lexicon/label-key.js';
import type { KnownConcept, KnownName } from '../engine/similarity/knowledge.js';
import { oneGender } from '../engine/similarity/words.js';

/** A single plain word of a taxonomy counts in a list but not in a sentence: "operations", « vente ». */
const SHORTEST_SURE = 2;
const ACRONYM = /^[A-Z0-9]{2,6}$/;
/** Both genders in one word, as classifications write them: « conseiller/conseillère d’orientation ». */
const BOTH_GENDERS = /^(\p{L}{3})[\p{L}-]*\/\1[\p{L}-]*$/u;

/** A taxonomy's name as a label; null if it has no usable word. */
export function labelOf(kind: KnownConcept['kind'], { text, language }: KnownName): Label | null {
  const name = oneGender(text);
  const forms = kind === 'occupation' && language === 'fr' ? formsOf(name) : { masculine: name, feminine: null };
  const label: Label = {
    language,
    text: forms.masculine,
    feminine: forms.feminine,
    isQuebec: false,
    // Acronyms of a classification are often words in lower case: « avec », "can".
    isExact: kind === 'skill' && ACRONYM.test(name),
    isName: false,
    isUnsure: kind === 'skill' && name.split(/[\s-]/).length < SHORTEST_SURE,
  };
  return labelKey(label).length > 0 ? label : null;
}

/** Feminine forms follow the lexicon's rules for Québec, not the classification. */
function formsOf(name: string): GenderForms {
  const words = name.split(' ');
  if (!name.includes('/')) return genderForms(name);
  return words.every((word) => !word.includes('/') || BOTH_GENDERS.test(word))
    ? genderForms(words.map((word) => word.split('/', 1)[0]).join(' '))
    : { masculine: name, feminine: null };
}
