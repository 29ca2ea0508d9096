import type { LinkedText, Mention } from '../link/link-text.js';
import type { Token } from '../text/tokenize.js';

/** `own`: the person did it. `other`: somebody they worked for, live with or were treated by. `wish`: what they want to become. */
export type Whose = 'own' | 'other' | 'wish';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Nearest before an occupation, these say whose it is: "receptionist for a dentist", « comme réceptionniste ». */
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
  `devenir become becoming devenue aspire aspirant aspiring rever reve reves dream souhaite souhaiterais aimerais voudrais
   veux wish hope future futur`,
);
const relatives = wordSet(
  `pere mere parents frere soeur mari conjoint conjointe epoux epouse femme fils fille oncle tante cousin cousine ami amie amis
   voisin voisine collegue collegues patron patronne father mother brother sister husband wife partner son daughter uncle
   aunt friend friends neighbour neighbor colleague colleagues boss grandfather grandmother`,
);
const possessives = wordSet('mon ma mes my notre nos our son sa his her leur their');
/** The person speaks of themselves again: « mon père est camionneur et je suis comptable ». */
const firstPerson = wordSet('je j i moi myself');
const articles = wordSet('un une a an the le la l');
const definite = wordSet('the le la l');
const belonging = wordSet('d de of to for');
const OWN_REACH = 5;
const RELATIVE_REACH = 4;
const OCCUPATION_REACH = 6;
const SKILL_REACH = 3;

/** Decides who has an occupation or skill named in a profile, from the words before it in its clause. */
export function whoseClaim(mention: Mention, field: LinkedText): Whose {
  const before = wordsBefore(mention, field);
  if (isOfRelative(before)) return 'other';
  if (mention.concept.kind === 'skill') {
    return isToBeLearnt(before.slice(0, SKILL_REACH + 1)) ? 'wish' : 'own';
  }
  if (belongsToThem(before) || isOfWhom(before)) return 'other';
  for (const [distance, { folded }] of before.entries()) {
    if (distance >= OCCUPATION_REACH) break;
    if (ownBefore.has(folded)) return 'own';
    if (otherBefore.has(folded)) return 'other';
    if (wishBefore.has(folded)) return 'wish';
  }
  // "I hold the dogs while the technician takes blood", « la directrice me confie … »
  return definite.has(before[0]?.folded ?? '') ? 'other' : 'own';
}

/** « Secrétaire d’un notaire », "assistant to the director": somebody of theirs. « Poste d’infirmière » is the person's own. */
function belongsToThem(before: readonly Token[]): boolean {
  const [first, second] = before.map(({ folded }) => folded);
  const isOfOne = articles.has(first ?? '') && belonging.has(second ?? '');
  const isOfThe = first === 'du' || first === 'des' || (first === 'la' && second === 'de');
  const nouns = before.slice(1, OWN_REACH).map(({ folded }) => folded);
  return (isOfOne || isOfThe) && !nouns.some((noun) => roleNouns.has(noun));
}

/** « Ma mère, qui était infirmière », "my neighbour who is a nurse": said of the person named before. */
function isOfWhom(before: readonly Token[]): boolean {
  const at = before.slice(0, RELATIVE_REACH).findIndex(({ folded }) => folded === 'qui' || folded === 'who');
  return at >= 0 && !firstPerson.has(before[at + 1]?.folded ?? '') && before[at + 1]?.folded !== 'moi';
}

/** Whether what stands at a position is said of a relative or friend: « mon père a son permis ». */
export function isOfSomebodyElse(start: number, field: LinkedText): boolean {
  return isOfRelative(wordsBefore({ start }, field));
}

/** The words of the sentence before a mention, the nearest first, up to a comma, bracket or colon. */
function wordsBefore({ start }: Pick<Mention, 'start'>, { tokens, sentences }: LinkedText): readonly Token[] {
  const sentence = sentences.find((each) => start >= each.start && start < each.end);
  const at = tokens.findIndex((token) => token.start === start);
  const words: Token[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index]!;
    if (tokens[index + 1]!.breakBefore || (sentence && token.start < sentence.start)) break;
    words.push(token);
  }
  return words;
}

/** What a person wants to learn is not known yet. "Learn" alone may be part of a name: scikit-learn. */
function isToBeLearnt(before: readonly Token[]): boolean {
  return before
    .slice(0, SKILL_REACH)
    .some(({ folded }, at) => folded === 'apprendre' || (folded === 'learn' && before[at + 1]?.folded === 'to'));
}

/** « Mon père est … », "my sister works as …", unless the person came back to themselves in between. */
function isOfRelative(before: readonly Token[]): boolean {
  if (relatives.has(before[0]?.folded ?? '')) return true;
  for (const [index, { folded }] of before.entries()) {
    if (firstPerson.has(folded)) return false;
    if (relatives.has(folded) && possessives.has(before[index + 1]?.folded ?? '')) return true;
  }
  return false;
}
