import { foldText } from '../text/fold.js';
import type { Reading } from './longest-name.js';

/** First names that are also a product or a place of work: « Léa » is a school portal, « marina » a harbour. */
const firstNames = new Set('lea marina julia ruby jasmine sage angel carmen maya victoria mercedes'.split(' '));
/** Words before a name: « je m’appelle Boulanger », "my name is Baker", « Mme Charpentier ». */
const introduction =
  /(?:m['’]appell?e|mon (?:pr[eé])?nom (?:est|c['’]est)|moi,? c['’]est|my (?:first |last )?name is|i go by|\b(?:mr|mrs|ms|mme|dr|dre)\.?|\bmonsieur|\bmadame)\s*(?:\p{Lu}[\p{L}-]*\s+)?$/iu;
const INTRODUCTION_REACH = 40;
/** A noun without an article is no subject in either language, so it is a name: « Boucher m’a formé », "Baker taught me". */
const asSubject =
  /^\s+(?:(?:m['’]\s?(?:a|ont|avait)|nous (?:a|ont|avait)|me \p{L}+(?:ait|e|ent)|et moi|and i)(?!\p{L})|(?:\p{L}+ed|taught|gave|showed|made|let|took|told) (?:me|us)(?!\p{L}))/iu;
const SUBJECT_REACH = 30;

/** Whether a word is somebody's name, so it means nothing else. In a list of skills it is the name of the product. */
export function isPersonName(at: number, { text, tokens, options }: Reading): boolean {
  const { raw, start, end } = tokens[at]!;
  if (!/^\p{Lu}\p{Ll}/u.test(raw) || options.isListItem) return false;
  if (firstNames.has(foldText(raw)) || asSubject.test(text.slice(end, end + SUBJECT_REACH))) return true;
  return introduction.test(text.slice(Math.max(0, start - INTRODUCTION_REACH), start));
}
