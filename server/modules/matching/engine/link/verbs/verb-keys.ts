import type { Concept, Label } from '../../../lexicon/concept.js';
import { type Token, tokenize } from '../../text/tokenize.js';
import { englishCompounds, nounsInIng } from './english-verbs.js';
import { nounsWithoutVerb } from './french-verbs.js';
import { verbFormsOf, verbKey, verbs } from './verb-forms.js';

const prepositions = new Set('de du des d of'.split(' '));
/** English verbs that begin a name in the base form: "keep books". */
const leading = new Set(['keep', 'make', 'drive', 'write', 'take', 'prepare', 'manage', 'teach', 'sell'].map(verbKey));

/**
 * The verb phrases of a skill that is named after an action: « tenue de livres » is also « tenir les livres », "window cleaning" also
 * "clean windows". The first word is the key of the verb, the rest are the stems of its object.
 */
export function verbKeys({ kind, type }: Concept, label: Label): readonly (readonly string[])[] {
  if (kind !== 'skill' || type !== 'practice' || label.isExact || label.isName) return [];
  const words = tokenize(label.text);
  if (words.some(({ fr, breakBefore }, at) => fr === '&' || (breakBefore && at > 0))) return [];
  const stems = (tokens: readonly Token[]): string[] =>
    tokens.filter(({ isFunction }) => !isFunction).map((token) => token[label.language]);
  const phrases = (keys: readonly string[], object: readonly Token[]): string[][] =>
    stems(object).length > 0 ? keys.map((key) => [key, ...stems(object)]) : [];
  const [first, second] = words;
  if (!first) return [];
  if ((label.language === 'en' ? nounsInIng : nounsWithoutVerb).has(label.text)) return [];
  const { nouns, alone } = verbs[label.language];
  if (words.length === 1)
    return [
      ...ofOneWord(first, label),
      ...actionOf(first, label)
        .filter((key) => alone.has(key))
        .map((key) => [key]),
    ];
  const begun = verbFormsOf(first.folded, label.language).filter(
    ({ key, kind: form }) =>
      form === 'infinitive' || form === 'gerund' || (form === 'base' && label.language === 'en' && leading.has(key)),
  );
  if (prepositions.has(second!.folded)) return phrases(nouns.get(first.folded) ?? [], words.slice(2));
  if (label.language === 'fr')
    return phrases(
      begun.map(({ key }) => key),
      words.slice(1),
    );
  const last = actionOf(words.at(-1)!, label);
  return last.length > 0
    ? phrases(last, words.slice(0, -1))
    : phrases(
        begun.map(({ key }) => key),
        words.slice(1),
      );
}

/** Keys of the verbs whose action a word names. */
function actionOf({ folded }: Token, { language }: Label): readonly string[] {
  const gerunds = language === 'en' ? verbFormsOf(folded, 'en').filter(({ kind }) => kind === 'gerund') : [];
  return [...(verbs[language].nouns.get(folded) ?? []), ...gerunds.map(({ key }) => key)];
}

function ofOneWord({ folded }: Token, { language }: Label): readonly (readonly string[])[] {
  const compound = language === 'en' && Object.hasOwn(englishCompounds, folded) ? englishCompounds[folded] : undefined;
  return compound ? [[verbKey(compound[0]), compound[1]]] : [];
}
