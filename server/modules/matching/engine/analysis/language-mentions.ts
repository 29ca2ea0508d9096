import type { LinkedText, Mention } from '../link/link-text.js';
import { foldText } from '../text/fold.js';
import { sentenceAt } from './place-in-text.js';

const aboutLanguages =
  /langu|bilingu|parl|ecrit|oral|spoken|written|maitris|fluen|courant|courament|connaissance|proficien|speak|communic|requis|required|exig|atout|asset/;
const LONGEST_BARE = 4;
/** « J’apprends l’allemand », "learning French": not known yet. */
const learnt =
  /\b(?:learning|apprends|apprendre|learn|improving|studying|etudie)(?: (?:some|my|le|la|mon|du))?[ ']*(?:l')?$/;
const LEARNT_REACH = 24;

/**
 * Whether the name of a language means knowing it: true for « anglais parlé » or an entry with only the language, false for «
 * cuisine française ».
 */
export function isAboutKnowing(mention: Mention, field: LinkedText): boolean {
  if (field.tokens.length <= LONGEST_BARE) return true;
  if (learnt.test(foldText(field.text.slice(Math.max(0, mention.start - LEARNT_REACH), mention.start)))) return false;
  if (isPredicate(mention, field)) return true;
  const sentence = foldText(sentenceAt(field, mention.start));
  return aboutLanguages.test(sentence);
}

/** The language is the whole phrase: « Anglais intermédiaire », "my French is good", "French at home"; not "French bakery". */
const mine = /\b(?:my|mon|speak|parle|en|in|learn(?:ed|t)|appris(?: (?:le|l'))?) ?$/;
const alone =
  /^(?: ?(?:[,.;:!?)]|$)| (?:et|and|&|ou|or|is|are|est|first|second|good|better|fluent\w*|functional|basic|intermediate|advanced|bon|bonne?|courant|intermediaire|avance|debutant|fonctionnel|a la|au|at|avec|with|too|aussi|on|sur|as|comme|from|there|here|ici)\b)/;

function isPredicate({ start, end }: Mention, { text, sentences }: LinkedText): boolean {
  const before = foldText(text.slice(Math.max(0, start - 12), start));
  if (!alone.test(foldText(text.slice(end, end + 20)))) return false;
  const begins = sentences.some((sentence) => sentence.start === start) || /[,;:(.] ?$/.test(before);
  return begins || mine.test(before) || /\b(?:et|and|&) $/.test(before);
}
