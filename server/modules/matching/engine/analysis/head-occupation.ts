import type { LinkedText, Mention } from '../link/link-text.js';
import { foldText } from '../text/fold.js';
import type { Token } from '../text/tokenize.js';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** After these the occupation belongs to another noun: « superviseur de commis », "supervisor of cooks", « repasseur sur mannequin ». */
const belonging = wordSet('de du des d sur pour chez avec au aux a la of for to with');
/** Nouns of a post: « poste d’infirmière », « remplacement d’une éducatrice ». The occupation after them is the post itself. */
const posts = wordSet(
  `poste postes emploi metier offre offres remplacement recherche recherchons cherche besoin candidature candidatures equipe stage
   banque role fonction titre diplome formation apprentissage programme position job jobs team hiring wanted need needed replacement
   apprenti apprentie apprentice etudiant etudiante student stagiaire intern aspirant aspirante maitre master compagnon contrat`,
);
/** English puts the noun last: a physiotherapist aide is no physiotherapist, and a model maker no model. */
const heads = wordSet(
  `aide aides assistant assistants helper helpers maker makers supervisor supervisors trainee manager managers recruiter recruiters
   trainer trainers instructor instructors scheduler schedulers agent agents representative representatives secretary secretaries`,
);
const articles = wordSet('la le les l the');
const helpers = wordSet('helper helpers aide aides');
/** « Logiciel Illustrator », "Adobe Illustrator": a product, not a person. */
const products = wordSet('logiciel logiciels software adobe suite module application app');
const QUALIFYING = 2;

/**
 * Whether an occupation is the one that a title names, not a word beside it. "Carpenter" is not in « aide au charpentier », nor is
 * "physiotherapist" in "physiotherapist aide".
 */
export function isHeadOfTitle(mention: Mention, { text, tokens }: LinkedText): boolean {
  const at = tokens.findIndex(({ start }) => start === mention.start);
  const before = wordsBefore(tokens, at);
  const next = tokens.find(({ start }) => start >= mention.end);
  if (mention.language === 'en' && next && !next.breakBefore && heads.has(next.folded)) return false;
  const previous = tokens[at - 1];
  if (previous && helpers.has(previous.folded) && /^-+$/.test(text.slice(previous.end, mention.start))) return false;
  // "Assistant to the CFO"
  const [link] = before.filter(({ folded }) => !articles.has(folded));
  if (!link?.isFunction || !belonging.has(link.folded)) return true;
  const noun = before.find(({ isFunction }) => !isFunction);
  return noun === undefined || noun.fr === '&' || posts.has(noun.folded);
}

/** Whether an entry of the list of skills is an occupation: « caissière » is, « gestion comptable » and « lecture de carte routière » are not. */
export function isEntryOfOccupation(mention: Mention, { text, tokens }: LinkedText): boolean {
  const at = tokens.findIndex(({ start }) => start === mention.start);
  const before = wordsBefore(tokens, at);
  // « Commis-caissier »
  if (before.length === 0 || /[-/‑]$/.test(text.slice(0, mention.start))) return true;
  if (before.some(({ folded }) => posts.has(folded) || roleWords.has(folded))) return true;
  if (mention.isPlural || before.some(({ folded, isFunction }) => isFunction || products.has(folded))) return false;
  return mention.language === 'en' ? before.length <= QUALIFYING : before.every(({ folded }) => earlier.has(folded));
}
const roleWords = wordSet('comme as experience');
const earlier = wordSet('ancien ancienne ex futur jeune premier premiere chef adjoint adjointe aide sous');

/** The words before a position, nearest first, up to a comma or bracket. */
function wordsBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const words: Token[] = [];
  for (let index = at - 1; index >= 0 && !tokens[index + 1]!.breakBefore; index -= 1) words.push(tokens[index]!);
  return words;
}

/**
 * A list in brackets tells of others or of machines: « une équipe (coupeur, tisserand) », « des équipements (développeuse) ». After
 * an occupation of the person it describes that one: « cuisinier (plongeur à mes débuts) ».
 */
export function isInBrackets({ start }: Mention, { text, sentences, mentions }: LinkedText): boolean {
  const from = sentences.find((each) => start >= each.start && start < each.end)?.start ?? 0;
  const lead = text.slice(from, start);
  const open = lead.lastIndexOf('(');
  if (open < 0 || lead.indexOf(')', open) >= 0 || !/\p{L}/u.test(lead.slice(0, open))) return false;
  return !mentions.some(
    ({ concept, start: other, end }) => concept.kind === 'occupation' && other >= from && end <= from + open,
  );
}

/** « Maçonne des structures », « peut conseiller des entreprises »: a verb, because its object follows. */
export function isVerb({ start, end, language, isOneWord }: Mention, { text, tokens }: LinkedText): boolean {
  if (language !== 'fr') return false;
  const at = tokens.findIndex((token) => token.start === start);
  const word = tokens[at];
  if (word && !word.breakBefore && modals.has(tokens[at - 1]?.folded ?? '')) return true;
  return isOneWord && verbal.test(word?.folded ?? '') && objectOf.test(text.slice(end));
}
const modals = wordSet('peut peuvent pouvait doit devait peux dois');
/** Forms that can be a verb: « maçonne », « interprète », « conseiller »; « soudeuse » and « infirmière » cannot. */
const verbal = /(?<!eus|tric|ier|ienn|ist|air|log|eut|ant|ent|ess)e$|er$/;
/** The object; a time is none: « pilote les fins de semaine ». */
const objectOf =
  /^(?: et \p{L}+e)? (?:les|le|la|l['’]|des) ?(?!fins?\b|soirs?\b|jours?\b|nuits?\b|matins?\b|semaine|week|été|hiver|samedi|dimanche|après)\p{L}/iu;

const seeking =
  /\b(?:recherch\w+|cherch\w+|embauch\w+|recrut\w+|besoin|engage\w*|looking|hiring|hire|seek\w*|need\w*|want\w*|join us|en tant que|comme|as an?|vous etes|you are|tu es|poste|position|role|emploi|offre|opportunity|experience)\b/;

/**
 * Whether a posting looks for an occupation that its text names, rather than for somebody who works with one: « nous cherchons une
 * infirmière » does, "assist surgeons" and "confer with writers" do not.
 */
export function isOffered(mention: Mention, { text, tokens, sentences }: LinkedText): boolean {
  const from = sentences.find(({ start, end }) => mention.start >= start && mention.start < end)?.start ?? 0;
  const at = tokens.findIndex(({ start }) => start === mention.start);
  const lead = foldText(text.slice(from, mention.start));
  if (seeking.test(lead)) return true;
  const isFirst = tokens.slice(0, at).every(({ start, isFunction }) => start < from || isFunction);
  return isFirst && !mention.isPlural && !isVerb(mention, { text, tokens, sentences, mentions: [] });
}
