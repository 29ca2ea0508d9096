import type { JobSource } from '../../domain/match-result.js';
import type { LinkedText } from '../link/link-text.js';
import type { RequirementLevel } from '../model.js';
import { foldText } from '../text/fold.js';
import { sentenceAt } from './place-in-text.js';

const notAsked =
  /not (?:required|necessary|needed)|(?:non|pas|n'est pas) (?:requis|necessaire|obligatoire|exige)|aucune experience/;
const welcome =
  /\batouts?\b|\basset\b|prefer|nice[ -]to[ -]have|souhait|idealement|ideally|\bun plus\b|\ba plus\b|bonus|would be (?:great|an advantage)|desirable|serait apprecie|\bfacultati(?:f|ve)s?\b|\boptional\b/;
const demanded =
  /requis|exige|obligatoire|essentiel|indispensable|required|must |mandatory|essential|minimum|you have|vous avez|vous possedez|maitris/;

/** Start of a sentence about benefits or how to apply: « Avantages : REER, télémédecine … » */
const offers =
  /^[\s•*–-]*(?:(?:nos|les|vos|our|your)\s+)?(?:avantages|conditions(?! d'(?:embauche|admission|exercice))|benefits|perks|remuneration|ce (?:que|qu')\s?(?:nous|on|l'on) (?:vous )?offr|(?:nous|on) (?:vous |t')?offr|what we offer|what you get|we offer|we provide|pour postuler|postulez|comment postuler|pourquoi (?:nous choisir|travailler)|why (?:join|work)|envoyez|how to apply|to apply|apply )/;
/** Terms that are always benefits. */
const given =
  /assurances? (?:collectives?|dentaires?)|\breer\b|regimes? de retraite|fonds de pension|telemedecine|conges? (?:de maladie|mobiles?|payes?)|semaines de vacances|salaire (?:concurrentiel|competitif)|conciliation travail|programme d'aide|stationnement (?:gratuit|paye)|rabais (?:employe|aux employe)|prime de (?:nuit|referencement|soir)|group insurance|dental (?:insurance|plan)|\brrsp\b|pension plan|paid (?:parking|vacation|time off|sick|volunteer)|sick days|employee (?:assistance|discount)|staff discount|competitive (?:salary|pay|wage)|tuition re(?:fund|imbursement)|weeks of vacation/g;
const MIN_GIVEN = 2;
/**
 * Sentences about the hiring process: « seules les personnes retenues pour une entrevue seront contactées », "references will be
 * checked".
 */
const hiring =
  /(?:votre|ton|your|a) (?:cv|c\.v\.|curriculum|resume|candidature|cover letter)|(?:retenu|selected|chosen)\w*\s+(?:pour|en|for)\s+(?:une |an |the )?(?:entrevue|entretien|interview)|(?:verification|verifi\w+) (?:de )?(?:vos|des|les|tes) (?:references|antecedents)|references (?:will|are|seront|sont)|avant l'embauche|before hiring|prime de referencement|referral bonus/;

/** Whether a folded sentence describes benefits or hiring and asks for nothing. */
export function isOffer(folded: string): boolean {
  if (demanded.test(folded)) return false;
  return offers.test(folded) || hiring.test(folded) || (folded.match(given)?.length ?? 0) >= MIN_GIVEN;
}

/** The words beside a requirement say that it is not asked for, an asset, or required. The argument is folded text. */
export const isNotAsked = (folded: string): boolean => notAsked.test(folded);
export const isAsset = (folded: string): boolean => welcome.test(folded);
export const isDemanded = (folded: string): boolean => demanded.test(folded);

/** The skill describes the audience, not a requirement: « étudiants en soins infirmiers bienvenus ». */
const welcomed =
  /\b(?:etudiant|student|finissant|stagiaire|debutant|candidat)\w*\b.*\b(?:bienvenue?s?|welcome|accept\w+)\b/;
/**
 * Names of a team, department or product are not requirements: "the treasury team", « le service de la paie », "farm management
 * software".
 */
const nameOfGroup =
  /^ (?:teams?|departments?|dept|divisions?|groups?|companies|company|firms?|agency|agencies|start-?ups?|apps?|softwares?|platforms?|products?|shops?|stores?)\b/;
const groupNamed =
  /\b(?:equipes?|services?|departements?|directions?|divisions?|entreprises?|compagnies?|firmes?|boutiques?|magasins?|pme|usines?|logiciels?|plateformes?|applications?) (?:de |d'|du |des |en )(?:la |l')?$/;
/** A colleague or another team does it: "work closely with housekeeping", « vous travaillez avec la paie ». */
const alongside =
  /\b(?:travaill\w+|collabor\w+|echange\w*|lien)(?: \S+){0,2} avec (?:la |le |les |l'|nos |notre )?$|\b(?:work\w*|liais\w+|collaborat\w+|partner\w*)(?: \S+){0,2} with (?:the |our )?$/;
const doneByOther =
  /\b(?:une? (?:autre )?(?:collegue|adjointe?|gestionnaire|personne)|quelqu'un|nos? collegues?|(?:a|another|your) (?:colleague|coworker)|someone(?: else)?|somebody(?: else)?)\b(?: \S+){0,4} (?:de |d'|du |des |of |the |la |le |l')?(?:la |l')?$/;
const isOthersBehind =
  /^ (?:est|sont|reste|is|are) (?:l'affaire|la responsabilite|le domaine|confiee?s?|assuree?s?|faite?s?|handled|done|looked after|taken care|somebody|someone|outsourced)\b/;
const NEAR = 60;

/**
 * Whether a description names something without requiring it: the employer's field, a product, another team, a benefit, a
 * colleague's work. Anything in the requirements list is required.
 */
export function isNamedOnly(
  source: JobSource,
  { text, sentences }: LinkedText,
  at: { start: number; end: number },
): boolean {
  if (source !== 'description') return false;
  const sentence = sentences.find(({ end }) => end > at.start) ?? { start: 0, end: text.length };
  const before = foldText(text.slice(Math.max(sentence.start, at.start - NEAR), at.start));
  const behind = foldText(text.slice(at.end, Math.min(sentence.end, at.end + NEAR)));
  if (nameOfGroup.test(behind) || groupNamed.test(before) || isOthersBehind.test(behind)) return true;
  if (alongside.test(before) || doneByOther.test(before)) return true;
  // « Télécommunications. Postes permanents … »: the employer's field.
  if (sentence.start === 0 && before === '' && /^[.!]?$/.test(behind) && sentence.end < text.length) return true;
  const named = foldText(text.slice(at.start, at.end));
  return new RegExp(given.source).test(named);
}

/** « diplôme en comptabilité », « formation professionnelle en bureautique », « études en … » */
const studyBefore =
  /\b(?:diplomes?|formations?|baccalaureats?|bacs?|majeure|mineure|maitrises?|doctorats?|certificats?|d\.?e\.?[cp]\.?s?|a\.?e\.?c\.?s?|a\.?s\.?p\.?|etudes|scolarite|degrees?|diplomas?|bachelor(?:'s)?|master(?:'s)?|majors?|studies|coursework)(?: (?!en |in )[\p{L}'-]+){0,3}(?: (?:en|in) [\p{L}'-]+(?: [\p{L}'-]+)?(?:,| ou| or| et| and) (?:en |in |de |of )?| (?:en|in|de|of) )(?:(?:la|le|les|l'|un domaine|gestion|techniques?) ?(?:de |d'|des |du )?)?$/u;
/** "accounting degree", "office systems diploma" */
const studyBehind = /^ (?:[\p{L}-]+ )?(?:degrees?|diplomas?|major|studies|coursework)\b/u;

/**
 * Whether words name a field of study: an "accounting degree" is not the skill of keeping books. Such a skill adds points and is
 * never shown.
 */
export function isFieldOfStudy({ text, sentences }: LinkedText, at: { start: number; end: number }): boolean {
  const sentence = sentences.find(({ end }) => end > at.start) ?? { start: 0, end: text.length };
  const before = foldText(text.slice(Math.max(sentence.start, at.start - NEAR), at.start));
  const behind = foldText(text.slice(at.end, Math.min(sentence.end, at.end + NEAR)));
  return studyBehind.test(behind) || studyBefore.test(before);
}

/** How strongly a posting requires what is at a position; null if it is not required. */
export function levelOf(source: JobSource, field: LinkedText, position: number): RequirementLevel | null {
  const sentence = foldText(sentenceAt(field, position));
  if (notAsked.test(sentence) || isOffer(sentence) || welcomed.test(sentence)) return null;
  if (welcome.test(sentence)) return 'preferred';
  if (source !== 'description' || demanded.test(sentence)) return 'required';
  return 'mentioned';
}
