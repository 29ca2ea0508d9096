import type { Token } from '../../text/tokenize.js';
import type { VerbForm } from './verb-forms.js';

/** The subject of a verb phrase. `none`: it has no subject (« tenir les livres »); `goal`: the writer wants to do it. */
export type VerbSubject = 'first' | 'second' | 'none' | 'goal';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const first = wordSet('je j i nous we on moi');
const second = wordSet('vous tu you');
const third = wordSet(
  `il elle ils elles he she they it qui who which that dont pere mere frere soeur mari conjoint conjointe epoux epouse femme fils
   fille oncle tante cousin cousine ami amie amis chum blonde copain copine voisin voisine collegue collegues patron patronne
   equipe comptable gerant gerante father mother brother sister husband wife partner son daughter uncle aunt friend friends
   neighbour neighbor colleague colleagues boss team manager quelqu someone somebody others autres`,
);
/** Words between a subject and its verb: « je les ai toujours bien tenus », "I have also been keeping". */
const between = wordSet(
  `aussi also y en me m se s ai as avons avez have ve had been was were am m etais suis sais savoir peux pouvez can know how must dois
   doit devais devez have has toujours souvent often parfois sometimes currently encore still deja already tous bien egalement do did
   ever usually always even meme surtout mainly both ayant avoir etre be ete used personally will`,
);
/** Words of a plan or a condition, so the skill is not claimed: « je voudrais conduire », "I will drive", "if I drove". */
const wishes = wordSet(
  `veux voulais voudrais aurais aimerais souhaite souhaiterais espere esperais reve revais would could want wanted wish wished hope
   hoped hoping dream like vais will going apprendre apprends apprenais learn learning si if pret prete willing ready interesse
   interessee interested devenir future futur projette compte cours course formation studying etudie`,
);
/** Words that report past work even after a plan: "I would like to use my experience keeping books". */
const done = wordSet('experience worked travaille appris learned learnt');
/** Verbs that delegate the work to others: "we pay a firm to keep the books". */
const delegated = wordSet(
  'hire hired hires pay paid pays ask asked engage engager engageons paye payons demande demander confie confier confions',
);
const prepositions = wordSet('de d a pour to of en by for in du au with avec without');
const joining = wordSet('et and & ou or puis then mais but');
const negating = wordSet('ne n hardly barely rarely seldom');
const WISH_REACH = 8;

/**
 * The subject of the verb at a position, or null if somebody or something else does it: « ma patronne tient les livres », "the
 * software keeps the books". A third person without a subject counts only at the start of a sentence, as in a résumé.
 */
export function verbSubject(
  tokens: readonly Token[],
  at: number,
  kind: VerbForm['kind'],
  sentenceStart: number,
): VerbSubject | null {
  const sentence: Token[] = [];
  for (let index = at - 1; index >= 0 && tokens[index]!.start >= sentenceStart; index -= 1)
    sentence.push(tokens[index]!);
  const before = tokens[at]!.breakBefore ? [] : sentence.slice(0, clauseLength(sentence));
  if (before.slice(0, 3).some(({ folded }) => negating.has(folded))) return null;
  const who = subjectIn(before, sentence, kind);
  if (who === null || who === 'second') return who;
  return isPlanned(before) ? 'goal' : who;
}

/** The number of words up to a comma or bracket. */
function clauseLength(sentence: readonly Token[]): number {
  const start = sentence.findIndex(({ breakBefore }) => breakBefore);
  return start < 0 ? sentence.length : start + 1;
}

function subjectIn(before: readonly Token[], sentence: readonly Token[], kind: VerbForm['kind']): VerbSubject | null {
  const word = before.find((token) => !isBetween(token));
  if (kind === 'second') return 'second';
  if (kind === 'plural' || before.slice(0, 2).some(({ folded }) => folded === 'ai' || folded === 'avons'))
    return 'first';
  if (!word && kind === 'base' && articles.has(before[0]?.folded ?? '')) return null;
  if (!word) return kind === 'third' ? (sentence.length === 0 ? 'none' : null) : nearest(sentence);
  if (first.has(word.folded)) return 'first';
  if (second.has(word.folded)) return 'second';
  if (third.has(word.folded) || kind === 'third') return null;
  if (before.slice(0, WISH_REACH).some(({ folded }) => delegated.has(folded))) return null;
  const isFree = kind === 'infinitive' || kind === 'gerund';
  if (joining.has(word.folded) || word.fr === '&') return nearest(sentence);
  // « à l’usine », « la cuisine » are nouns; "to keep" is a verb.
  if (prepositions.has(word.folded))
    return isFree || (kind === 'base' && word.folded === 'to') ? nearest(sentence) : null;
  return isFree ? nearest(sentence) : null;
}

const articles = wordSet('le la les l');
const isBetween = ({ folded }: Token): boolean =>
  between.has(folded) || /.{3}(?:ment|ly)$/.test(folded) || articles.has(folded);

/** The nearest person that the sentence names before. */
function nearest(sentence: readonly Token[]): VerbSubject | null {
  for (const { folded } of sentence) {
    if (first.has(folded)) return 'first';
    if (second.has(folded)) return 'second';
    if (third.has(folded)) return null;
  }
  return 'none';
}

function isPlanned(before: readonly Token[]): boolean {
  for (const { folded } of before.slice(0, WISH_REACH)) {
    if (done.has(folded)) return false;
    if (wishes.has(folded)) return true;
  }
  return false;
}
