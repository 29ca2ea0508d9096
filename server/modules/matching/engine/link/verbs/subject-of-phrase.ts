import { foldText } from '../../text/fold.js';
import type { Candidate, Reading } from '../longest-name.js';
import { verbFormsOf } from './verb-forms.js';
import { verbSubject, type VerbSubject } from './verb-subject.js';

/** Words of leisure after a verb without an object. Example: "I cook for fun" claims no skill. */
const leisure =
  /^[^.;!?]{0,30}\b(?:at home|for (?:fun|pleasure|my \w+|myself)|hobby|a la maison|chez moi|pour (?:le plaisir|moi|mes? \w+|ma \w+)|par plaisir|loisirs?|passe-temps)\b/;
const LEISURE_REACH = 60;
const passive = new Set('a au aux en dans pour par sur'.split(' '));

/** The subject of a verb phrase that starts at a word; null if somebody else does it, or if the word is no verb there. */
export function subjectOfPhrase(
  at: number,
  found: Candidate,
  { text, tokens, sentences }: Reading,
): VerbSubject | null {
  const token = tokens[at]!;
  const language = found.entries[0]!.label.language;
  const forms = verbFormsOf(token.folded, language);
  const start = sentences.find(({ end }) => end > token.start)?.start ?? 0;
  // « Formé à la conduite », « servi par » are passive.
  const isPassive = /[éû]$/iu.test(token.raw) && passive.has(tokens[at + 1]?.folded ?? '');
  if (isPassive) return null;
  const isAlone = found.words === 1;
  for (const { kind } of forms) {
    const subject = verbSubject(tokens, at, kind, start);
    if (subject === null || (isAlone && !isClearAlone(subject, kind))) continue;
    const behind = foldText(text.slice(token.end, token.end + LEISURE_REACH));
    return isAlone && leisure.test(behind) ? null : subject;
  }
  return null;
}

/** « Cuisine » can be a noun, « je cuisine » and « cuisiner » are the verb. */
const isClearAlone = (subject: VerbSubject, kind: string): boolean =>
  subject === 'first' || subject === 'second' || kind === 'infinitive';
