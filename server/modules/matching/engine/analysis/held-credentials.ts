import type { SeekerSource } from '../../domain/match-result.js';
import { foldText } from '../text/fold.js';
import type { LinkedText } from '../link/link-text.js';
import type { Ontology } from '../ontology/ontology.js';
import { type CredentialPlace, credentialPlaces, withCredentials } from './credential-places.js';
import { isOfSomebodyElse } from './claimant.js';

/** `pending`: in progress. `expired`: held before. `missing`: the person says they do not have it. */
export type CredentialStatus = 'held' | 'pending' | 'expired' | 'missing';

const valid = /\b(?:valides?|valid|en regle|a jour|en vigueur|actif|active|current|up to date|obtenue?s?|obtained)\b/;
const pendingBehind =
  /\b(?:en voie d'obtention|en cours|en attente|a venir|a obtenir|bientot|prochainement|en processus|prevue?s?|in progress|in process|pending|upcoming|scheduled|soon|to come|under way|underway|expected|en demarche|en evaluation|a l'etude|under review|being assessed|candidate?|en preparation|demande deposee|applied for)\b/;
/** "Still writing the CPA exams" */
const exam = /^\s*exam(?:s|ens?|inations?)?\b(?!.*\b(?:passed|reussi\w*))/;
const expired =
  /\b(?:expire\w*|echue?s?|perime\w*|suspend\w*|revo[qk]\w*|perdue?s?|lapsed|lost|plus valide|no longer valid|non renouvele\w*|not renewed)\b/;
const pendingBefore =
  /\b(?:obtenir|passer|vise|viser|vises|aim(?:ing)? (?:for|at)|prepare|preparer|preparing|studying for|exams?|un jour|one day|someday|decrocher|get|getting|obtain|obtaining|earn|apply(?:ing)? for|applied for|working (?:on|towards?)|attente|candidat\w* a|en voie d'obtention d\w*|en demarche\w*|examens? (?:de|du|pour)|eligible|pending|awaiting|waiting for|processus|(?:want|would like|hope|plan|veux|voudrais|souhaite|aimerais|prevois|compte)(?: \S+){0,3})(?: \S+){0,4} ?$/;
const notBefore =
  /\b(?:sans|aucune?|non|pas(?: encore)?|plus|jamais|ni|no|not(?: yet)?|without|never|don't|do not|lack(?:ing)?)(?: (?:have|had|hold|eu|le|la|l'|de|d'|du|mon|my|a|an|any|the|un|une|membre|member|of|detient|detiens|possede|ai|inscrit\w*|au|tableau|valid|valide|permis|licence|license|carte|titre|certificat|certificate|card))* ?$/;
const formerBefore = /\b(?:ancien(?:ne)?(?: membre)?|anciennement|former(?:ly)?|ex)(?:[ -]\S+){0,3} ?$/;
const notBehind = /^[\s:,]*(?:non(?! seulement)|aucune?|pas|no|none|not (?:yet )?(?:held|obtained)?)\b/;

/** The status of a credential, from the words around its name. */
export function statusOf({ before, after }: CredentialPlace): CredentialStatus {
  const behind = foldText(nextClause(after));
  // Words before the last comma belong to something else.
  const ahead = foldText(before.split(/[,;:(]/).at(-1) ?? '').replace(/([a-z]')(?=\w)/g, '$1');
  if (notBefore.test(ahead) || notBehind.test(behind)) return 'missing';
  if (expired.test(behind) || expired.test(ahead) || formerBefore.test(ahead)) return 'expired';
  if (exam.test(behind)) return 'pending';
  if (valid.test(behind)) return pendingBehind.test(behind) ? 'pending' : 'held';
  if (pendingBehind.test(behind) || pendingBefore.test(ahead)) return 'pending';
  return 'held';
}

/** The text up to the next comma, or the bracket or short aside directly after: « carte ASP (en cours) », « permis, expiré ». */
function nextClause(after: string): string {
  const [, opening = '', rest = ''] = /^(\s*(?:[,(:–—-]\s*)?)([\s\S]*)$/.exec(after) ?? [];
  const clause = rest.split(/[,;().]/)[0]!;
  const isAside = /[,(:–—-]/.test(opening);
  return isAside && clause.trim().split(/\s+/).length > LONGEST_ASIDE ? '' : clause;
}
const LONGEST_ASIDE = 5;

export interface ReadCredentials<F> {
  readonly fields: readonly F[];
  /** The best status per key: one mention as held is enough. */
  readonly credentials: ReadonlyMap<string, CredentialStatus>;
}

const order: readonly CredentialStatus[] = ['held', 'pending', 'expired', 'missing'];

/** Reads the licences, cards and memberships of a profile, and adds them to its fields as skills. */
export function heldCredentials<F extends { readonly source: SeekerSource; readonly text: LinkedText }>(
  fields: readonly F[],
  ontology: Ontology,
): ReadCredentials<F> {
  const prose = foldText(
    fields
      .filter(({ source }) => source !== 'skills')
      .map(({ text }) => text.text)
      .join('\n'),
  );
  const credentials = new Map<string, CredentialStatus>();
  const read = fields.map((field) => {
    // A listed skill never changes how another entry is read.
    const document = field.source === 'skills' ? `${prose}\n${foldText(field.text.text)}` : prose;
    const named = credentialPlaces(field.text, document, true);
    const others = named.filter(({ start }) => isOfSomebodyElse(start, field.text));
    const places = named.filter((place) => !others.includes(place));
    for (const place of places) {
      const status = statusOf(place);
      const known = credentials.get(place.credential.key);
      if (!known || order.indexOf(status) < order.indexOf(known)) credentials.set(place.credential.key, status);
    }
    const own = withoutOthers(field.text, others);
    return { ...field, text: withCredentials(own, places, ontology, (place) => statusOf(place) === 'held') };
  });
  return { fields: read, credentials };
}

/** Negates skills inside a credential that belongs to somebody else. */
function withoutOthers(field: LinkedText, others: readonly CredentialPlace[]): LinkedText {
  if (others.length === 0) return field;
  const mentions = field.mentions.map((mention) =>
    mention.concept.kind === 'skill' && others.some(({ start, end }) => mention.start < end && mention.end > start)
      ? { ...mention, isNegated: true }
      : mention,
  );
  return { ...field, mentions };
}
