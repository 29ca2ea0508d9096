import type { LinkedText, Mention } from '../link/link-text.js';
import { foldText } from '../text/fold.js';
import type { Token } from '../text/tokenize.js';

/** `own`: the person did it. `other`: an employer, relative or colleague did. `goal`: the person wants to become it. */
export type Claimant = 'own' | 'other' | 'goal';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Nearest before an occupation, these words decide who has it: "receptionist for a dentist", « comme réceptionniste ». */
const ownVerbs = 'comme as titre tant suis am etais was ete been qualite';
const roleNouns = wordSet(
  'poste postes role fonction fonctions emploi metier job position duties experience diplome formation titre qualite',
);
const ownBefore = new Set([...wordSet(ownVerbs), ...roleNouns]);
const otherBefore = wordSet(
  `chez avec with aupres under pour for par by assister assistais assistait assisting assisted supporting supported
   relevant reporting aider aidais helping helped served serving servi servir cotes beside alongside client clients patient patients patiente
   soigne traite treated opere operated supervise supervised entre between`,
);
const wishBefore = wordSet(
  `devenir become becoming aspire aspirant aspiring rever reve reves dream souhaite souhaiterais aimerais voudrais
   veux wish hope future futur serai serais deviendrai deviendrais devrais`,
);
/** Anywhere in the clause, these mean that the person is looking for it: « un poste de … », "a job as a …". */
const lookingFor = wordSet(
  `cherche recherche vise viser veux voudrais aimerais souhaite espere tente peux pourrais looking seeking want would hope hoping can could
   study studying studied etudie etudiant etudiante student`,
);
/** Except if the clause says that it was done: "I want to use my experience as a nurse". */
const done = wordSet('experience worked travaille ete was etais');
/** Studying is not work experience yet: « étudiante en … », « je commence le DEC en … ». */
const schooling = wordSet('etudiant etudiante student studying etudie');
const begun = wordSet('commence commencerai debute debuterai begin beginning starting start');
const courses = wordSet(
  'dec dep aec cours bac baccalaureat cegep certificat formation course courses programme program degree',
);
const preparing = wordSet('prepare preparing prepares preparer');
/** "CPA candidate", "CPA exams", and with a course before it « AEC en bureautique en cours »: not yet. */
const candidate = /^ ?(?:candidat(?:e|es|s)?|exams?|examens?)\b/;
const unfinished = /^ ?[(,]? ?(?:en cours(?! d[e'u])|en voie|in progress|under way|underway)\b/;
const NOT_YET_REACH = 20;
const COURSE_REACH = 4;
/** « Excel la semaine prochaine », "CPR next month": not yet. */
const soon =
  /^[^.,;:!?]{0,12}\b(?:(?:la |le )?(?:semaine|mois|annee|session|ete|hiver|automne) prochaine?|(?:l'an|l'ete|l'hiver|l'automne) prochain|next (?:week|month|year|fall|spring|summer|winter|term))\b/;
/** Words allowed between the start of a clause and the person's own occupation: « ancienne coiffeuse », « puis plombier ». */
const leading = wordSet(
  `ancien ancienne ex retired former retraite retraitee jeune young senior junior experienced experimente experimentee certified
   certifie certifiee puis then et and ou or aussi also now maintenant actuellement currently ensuite avant before plus recently
   recemment previously auparavant surtout mainly longtemps toujours autrefois deja still both head chief assistant adjoint
   adjointe premier premiere second lead night day part full time temps plein partiel that cela ca apprenti apprentie apprentice compagnon journeyman maitre master year annee heavy light`,
);
const thirdPerson = wordSet('il elle ils elles he she they');
const relatives = wordSet(
  `pere mere parents frere soeur mari conjoint conjointe epoux epouse femme fils fille oncle tante cousin cousine ami amie amis chum blonde copain copine beau belle
   gendre grand neveu niece nephew kids enfants
   voisin voisine collegue collegues patron patronne father mother brother sister husband wife partner son daughter uncle
   aunt friend friends neighbour neighbor colleague colleagues boss grandfather grandmother`,
);
const possessives = wordSet('mon ma mes my notre nos our son sa his her leur their');
/** The person is the subject again: « mon père est camionneur et je suis comptable ». */
const firstPerson = wordSet('je j i moi myself');
const articles = wordSet('un une a an the le la l');
const belonging = wordSet('d de of to for');
const OWN_REACH = 5;
const RELATIVE_REACH = 4;
const OCCUPATION_REACH = 6;
const SKILL_REACH = 3;

/** Decides who has an occupation or skill, from the words before it in its clause. */
export function claimantOf(mention: Mention, field: LinkedText): Claimant {
  const before = wordsBefore(mention, field);
  if (isOfRelative(before)) return 'other';
  if (isUnfinished(before, foldText(field.text.slice(mention.end, mention.end + NOT_YET_REACH)))) return 'goal';
  if (mention.subject === 'second') return 'other';
  if (mention.subject === 'goal') return 'goal';
  if (mention.concept.kind === 'skill') {
    if (mention.concept.type === 'licence' && isOfSomebodyElse(mention.start, field)) return 'other';
    if (isBeingLearnt(before, mention) || soon.test(foldText(field.text.slice(mention.end, mention.end + 40))))
      return 'goal';
    return isToBeLearnt(before.slice(0, SKILL_REACH + 1)) ? 'goal' : 'own';
  }
  if (belongsToThem(before) || isRelativeClause(before) || isOfRelative(wordsBefore(mention, field, true)))
    return 'other';
  if (before.slice(0, THIRD_REACH).some(({ folded }) => thirdPerson.has(folded))) return 'other';
  if (isLookedFor(before)) return 'goal';
  for (const [distance, { folded }] of before.entries()) {
    if (distance >= OCCUPATION_REACH) break;
    if (ownBefore.has(folded)) return 'own';
    if (otherBefore.has(folded)) return 'other';
    if (wishBefore.has(folded)) return 'goal';
  }
  return isEntry(before, mention, field) ? 'own' : 'other';
}

function isUnfinished(before: readonly Token[], behind: string): boolean {
  if (candidate.test(behind)) return true;
  return unfinished.test(behind) && before.slice(0, COURSE_REACH).some(({ folded }) => courses.has(folded));
}

/** « Étudiante en … », « je commence le DEC en … », « je prépare l’examen … » */
function isBeingLearnt(before: readonly Token[], { concept }: Mention): boolean {
  const words = before.slice(0, SCHOOL_REACH).map(({ folded }) => folded);
  if (words.some((word) => schooling.has(word))) return true;
  if (concept.type === 'licence' && words.slice(0, SKILL_REACH).some((word) => preparing.has(word))) return true;
  return words.some((word) => begun.has(word)) && words.some((word) => courses.has(word));
}

/** « Je cherche un poste de soudeur », "studying to be an orderly": not done yet. */
function isLookedFor(before: readonly Token[]): boolean {
  const words = before.slice(0, LOOKING_REACH).map(({ folded }) => folded);
  if (words.some((word) => done.has(word))) return false;
  const be = words.findIndex((word) => word === 'be' || word === 'etre');
  const isToBe = be >= 0 && be <= 1 && words[be + 1] === 'to' && words[be + 2] !== 'used';
  return isToBe || words.some((word) => lookingFor.has(word));
}

/** An own title starts a line or clause: « Couvreur, 11 ans », « puis chef de partie ». In mid-sentence it can be anybody's. */
function isEntry(before: readonly Token[], mention: Mention, field: LinkedText): boolean {
  const [first, second] = before;
  // "Before that, a barista"
  const words = first && articles.has(first.folded) && leading.has(second?.folded ?? '') ? before.slice(1) : before;
  if (words.every(({ folded }) => leading.has(folded))) return true;
  if (!first || articles.has(first.folded)) return false;
  if (startsSentence(before, field) && before.length <= QUALIFYING && before.every(isQualifying)) return true;
  return (
    joining.has(first.folded) &&
    field.mentions.some(
      (other) =>
        other.concept.kind === 'occupation' &&
        other.end <= mention.start &&
        mention.start - other.end < NEAR &&
        claimantOf(other, field) === 'own',
    )
  );
}
/** "Heavy truck mechanic": words that qualify the occupation; no verb or preposition. */
const isQualifying = ({ folded, isFunction }: Token): boolean =>
  !isFunction &&
  !otherBefore.has(folded) &&
  !possessives.has(folded) &&
  !firstPerson.has(folded) &&
  !belonging.has(folded);

function startsSentence(before: readonly Token[], { sentences }: LinkedText): boolean {
  const first = before.at(-1);
  return first === undefined || sentences.some(({ start }) => start === first.start);
}
const QUALIFYING = 2;
const joining = wordSet('et and ou or puis then');
const NEAR = 30;
const LOOKING_REACH = 8;
const SCHOOL_REACH = 6;
const THIRD_REACH = 4;

/**
 * « Secrétaire d’un notaire », "assistant to the director": the occupation of somebody else. « Poste d’infirmière » is the
 * person's own.
 */
function belongsToThem(before: readonly Token[]): boolean {
  const [first, second] = before.map(({ folded }) => folded);
  const isOfOne = articles.has(first ?? '') && belonging.has(second ?? '');
  const isOfThe = first === 'du' || first === 'des' || (first === 'la' && second === 'de');
  const nouns = before.slice(1, OWN_REACH).map(({ folded }) => folded);
  return (isOfOne || isOfThe) && !nouns.some((noun) => roleNouns.has(noun));
}

/** « Ma mère, qui était infirmière », "my neighbour who is a nurse": describes the relative. */
function isRelativeClause(before: readonly Token[]): boolean {
  const at = before.slice(0, RELATIVE_REACH).findIndex(({ folded }) => folded === 'qui' || folded === 'who');
  return at >= 0 && !firstPerson.has(before[at + 1]?.folded ?? '') && before[at + 1]?.folded !== 'moi';
}

/** Whether a position describes somebody else: « mon père a son permis », « remis au CPA », « avec un camionneur classe 1 ». */
export function isOfSomebodyElse(start: number, field: LinkedText): boolean {
  const before = wordsBefore({ start }, field);
  if (isOfRelative(before)) return true;
  const [first, second] = before.map(({ folded }) => folded);
  if (!somebody.test(foldText(field.text.slice(start, start + 16)))) return false;
  return counted.has(first ?? '') || (articles.has(first ?? '') && otherBefore.has(second ?? ''));
}
/** Credential names that also name their holder. */
const somebody = /^(?:cpas?\b|crh?ia\b|crha\b|camionneu|chauffeu|conducteur|conductrice|driver|secouriste|infirmi)/;
const counted = wordSet('au aux deux trois quatre two three four several plusieurs des nos our les');

/** The words before a mention, nearest first, up to a comma, bracket or colon; with `isWhole` the whole sentence. */
function wordsBefore(
  { start }: Pick<Mention, 'start'>,
  { tokens, sentences }: LinkedText,
  isWhole = false,
): readonly Token[] {
  const sentence = sentences.find((each) => start >= each.start && start < each.end);
  const at = tokens.findIndex((token) => token.start === start);
  const words: Token[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index]!;
    if ((!isWhole && tokens[index + 1]!.breakBefore) || (sentence && token.start < sentence.start)) break;
    words.push(token);
  }
  return words;
}

/** A skill that a person wants to learn is not known yet. "Learn" alone can be part of a name: scikit-learn. */
function isToBeLearnt(before: readonly Token[]): boolean {
  return before
    .slice(0, SKILL_REACH)
    .some(({ folded }, at) => folded === 'apprendre' || (folded === 'learn' && before[at + 1]?.folded === 'to'));
}

/** « Mon père est … », "my sister works as …", unless the person becomes the subject again in between. */
function isOfRelative(before: readonly Token[]): boolean {
  if (relatives.has(before[0]?.folded ?? '')) return true;
  for (const [index, { folded }] of before.entries()) {
    if (firstPerson.has(folded)) return false;
    if (relatives.has(folded) && before.slice(index + 1, index + 3).some((word) => possessives.has(word.folded)))
      return true;
  }
  return false;
}
