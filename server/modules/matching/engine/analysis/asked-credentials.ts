import type { JobSource } from '../../domain/match-result.js';
import type { LinkedText, Mention } from '../link/link-text.js';
import type { RequirementLevel } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';
import { type CredentialPlace, credentialPlaces, withCredentials } from './credential-places.js';
import { isAsset, isDemanded, isNotAsked } from './requirement-level.js';

/** Keys of credentials of which one is enough. Mandatory: a person without one is proposed only with this gap shown. */
export type AskedCredential = readonly string[];

export interface AskedCredentials<F> {
  readonly fields: readonly F[];
  readonly required: readonly AskedCredential[];
  /** How strongly the posting requires the credential at each position; null if it says that it is not required. */
  readonly levels: ReadonlyMap<string, RequirementLevel | null>;
}

/** Words between two credentials of which one is enough: « ASP ou CCQ », "class 1 / class 3". */
const eitherOr =
  /^[\s),]*(?:ou|or|et\/ou|and\/or|\/)\s*(?:(?:de|du|la|le|une?|a|an|the|classe|class|carte|permis)\s+|[ld]['’])*$/i;
/** Words between two credentials that share the level after the last one: « RCR et permis de conduire un atout ». */
const joined = /^[\s),]*(?:(?:et|ou|and|or|&|\/)?\s*(?:(?:de|du|la|le|une?|a|an|the|carte|permis)\s+|[ld]['’])*)$/i;
/** Words that make a credential mandatory in a sentence, as opposed to a list. */
const having =
  /\b(?:deten\w+|detien\w+|posse\w+|titulaire|membre|member|avoir|ayez|avez|hold\w*|have|having|possess\w*|valides?|valid|en regle|obligatoir\w*|need\w*|besoin)\b/;

/** The posting also accepts people who can obtain it: « ou capacité de l’obtenir », "or eligibility". */
const obtainable =
  /\b(?:ou|or)\b[^.;]{0,24}\b(?:capacite|capable|eligib\w+|admissib\w+|en voie|obtenir|obtain|willing\w*|volonte|ability|pret\w* a|engag\w+ a|equivalent\w*)\b/;

/** The employer teaches or pays for it, so it is not required: "a paid course that leads to the AMF certificate". */
const provided =
  /\b(?:leads? to|mene a|menant a|conduisant a|(?:formation|course|training|cours) (?:payee?|offerte?|fournie?|paid|provided|offered)|paid (?:\S+ ){0,2}(?:course|training)|we (?:will )?(?:train|teach|pay for)|nous (?:vous )?form\w+|(?:offerte?|fournie?|payee?|rembourse\w*|paid|provided|covered) (?:par|by) (?:l'employeur|the employer|nous|us))\b/;

/** Whether the folded text accepts people who can obtain a licence later; « ou l’équivalent » does not. */
export const isObtainable = (folded: string): boolean => obtainable.test(folded.replace(/\bequivalent\w*/g, ''));

const keyOf = (field: number, start: number): string => `${field}:${start}`;
export const levelAt = (
  levels: AskedCredentials<unknown>['levels'],
  field: number,
  { start }: Pick<Mention, 'start'>,
) => levels.get(keyOf(field, start));

/** Reads the licences, cards and memberships that a posting requires, and adds them to its fields as skills. */
export function askedCredentials<F extends { readonly source: JobSource; readonly text: LinkedText }>(
  fields: readonly F[],
  ontology: Ontology,
): AskedCredentials<F> {
  const document = foldText(fields.map(({ text }) => text.text).join('\n'));
  const levels = new Map<string, RequirementLevel | null>();
  const required: string[][] = [];
  const read = fields.map((field, number) => {
    const places = credentialPlaces(field.text, document, false);
    places.forEach((place, position) => {
      const level = levelOf(places, position, field);
      levels.set(keyOf(number, place.start), level);
      if (level !== 'required') return;
      const isChoice =
        position > 0 &&
        eitherOr.test(place.before) &&
        levels.get(keyOf(number, places[position - 1]!.start)) === 'required';
      if (isChoice) required.at(-1)!.push(place.credential.key);
      else required.push([place.credential.key]);
    });
    return { ...field, text: withCredentials(field.text, places, ontology) };
  });
  return { fields: read, required: distinct(required), levels };
}

function levelOf(
  places: readonly CredentialPlace[],
  position: number,
  { source, text }: { readonly source: JobSource; readonly text: LinkedText },
): RequirementLevel | null {
  const place = places[position]!;
  const next = places[position + 1];
  const behind = foldText(place.after);
  if (isNotAsked(behind) || provided.test(foldText(place.lead)) || provided.test(behind)) return null;
  if (isAsset(behind) || obtainable.test(behind)) return 'preferred';
  if (isDemanded(behind)) return 'required';
  if (next && joined.test(place.after) && next.start === place.end + place.after.length)
    return levelOf(places, position + 1, { source, text });
  const ahead = foldText(place.before.split(/[,;]/).at(-1) ?? '');
  if (
    isAsset(ahead) ||
    isAsset(foldText(place.lead.split(':')[0] ?? '')) ||
    isAsset(headingOf(text.text, place.start))
  ) {
    if (!isDemanded(ahead)) return 'preferred';
  }
  if (source !== 'description' || isDemanded(ahead) || having.test(`${ahead} ${behind}`)) return 'required';
  return isDemanded(headingOf(text.text, place.start)) ? 'required' : 'mentioned';
}

/** The heading above a list item, a line that ends with a colon: « Atouts : ». */
function headingOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n').slice(0, -1);
  for (const line of lines.reverse()) {
    if (/^\s*(?:[-–*•▪●◦]|\d+[.)])/.test(line)) continue;
    return /:\s*$/.test(line) ? foldText(line) : '';
  }
  return '';
}

/** Removes duplicates. A choice is dropped if one of its credentials is also mandatory alone. */
function distinct(required: readonly AskedCredential[]): readonly AskedCredential[] {
  const alone = new Set(required.filter(({ length }) => length === 1).map(([key]) => key!));
  const choices = required.filter((keys) => keys.length > 1 && !keys.some((key) => alone.has(key)));
  return [...[...alone].map((key) => [key]), ...choices];
}
