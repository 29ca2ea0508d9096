import type { JobSource } from '../../domain/match-result.js';
import type { LinkedText } from '../link/link-text.js';
import type { RequirementLevel } from '../model.js';
import { foldText } from '../text/fold.js';
import { sentenceAt } from './place-in-text.js';

const notAsked =
  /not (?:required|necessary|needed)|(?:non|pas|n'est pas) (?:requis|necessaire|obligatoire|exige)|aucune experience/;
const welcome =
  /\batouts?\b|\basset\b|prefer|nice[ -]to[ -]have|souhait|idealement|ideally|\bun plus\b|\ba plus\b|bonus|would be (?:great|an advantage)|desirable|serait apprecie/;
const demanded =
  /requis|exige|obligatoire|essentiel|indispensable|required|must |mandatory|essential|minimum|you have|vous avez|vous possedez|maitris/;

/** What a sentence begins with that tells what the employer gives, or how to apply: « Avantages : REER, télémédecine … » */
const offers =
  /^[\s•*–-]*(?:(?:nos|les|vos|our|your)\s+)?(?:avantages|conditions(?! d'(?:embauche|admission|exercice))|benefits|perks|remuneration|ce (?:que|qu')\s?(?:nous|on|l'on) (?:vous )?offr|(?:nous|on) (?:vous |t')?offr|what we offer|what you get|we offer|we provide|pour postuler|postulez|comment postuler|pourquoi (?:nous choisir|travailler)|why (?:join|work)|envoyez|how to apply|to apply|apply )/;
/** What is only ever given. */
const given =
  /assurances? (?:collectives?|dentaires?)|\breer\b|regimes? de retraite|fonds de pension|telemedecine|conges? (?:de maladie|mobiles?|payes?)|semaines de vacances|salaire (?:concurrentiel|competitif)|conciliation travail|programme d'aide|stationnement (?:gratuit|paye)|rabais (?:employe|aux employe)|prime de (?:nuit|referencement|soir)|group insurance|dental (?:insurance|plan)|\brrsp\b|pension plan|paid (?:parking|vacation|time off|sick|volunteer)|sick days|employee (?:assistance|discount)|staff discount|competitive (?:salary|pay|wage)|tuition re(?:fund|imbursement)|weeks of vacation/g;
const LEAST_GIVEN = 2;
/** How the hiring goes: « seules les personnes retenues pour une entrevue seront contactées », "references will be checked". */
const hiring =
  /(?:votre|ton|your|a) (?:cv|c\.v\.|curriculum|resume|candidature|cover letter)|(?:retenu|selected|chosen)\w*\s+(?:pour|en|for)\s+(?:une |an |the )?(?:entrevue|entretien|interview)|(?:verification|verifi\w+) (?:de )?(?:vos|des|les|tes) (?:references|antecedents)|references (?:will|are|seront|sont)|avant l'embauche|before hiring|prime de referencement|referral bonus/;

/** Whether a folded sentence tells what the employer gives and asks for nothing. */
export function isOffer(folded: string): boolean {
  if (demanded.test(folded)) return false;
  return offers.test(folded) || hiring.test(folded) || (folded.match(given)?.length ?? 0) >= LEAST_GIVEN;
}

/** What the words beside a requirement say of it; of folded text. */
export const isNotAsked = (folded: string): boolean => notAsked.test(folded);
export const isAsset = (folded: string): boolean => welcome.test(folded);
export const isDemanded = (folded: string): boolean => demanded.test(folded);

/** How badly a posting wants what stands at a position; null when it says that it is not asked for. */
export function levelOf(source: JobSource, field: LinkedText, position: number): RequirementLevel | null {
  const sentence = foldText(sentenceAt(field, position));
  if (notAsked.test(sentence) || isOffer(sentence)) return null;
  if (welcome.test(sentence)) return 'preferred';
  if (source !== 'description' || demanded.test(sentence)) return 'required';
  return 'mentioned';
}
