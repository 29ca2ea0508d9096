import type { ConceptId, Label } from '../../lexicon/concept.js';
import type { SeekerSource } from '../../domain/match-result.js';
import type { ThingId } from '../link/distinct-names.js';
import { isWordOfOccupation, type LinkedText, type Mention } from '../link/link-text.js';
import { NEAR_TITLE_WORTH } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import { isEntryOfOccupation, isHeadOfTitle, isInBrackets, isVerb } from './head-occupation.js';
import { isAboutKnowing } from './language-mentions.js';
import { nearOccupations } from './near-occupations.js';
import { type PlaceInText, placeOf } from './place-in-text.js';
import { isMeant, witnessesOf } from './sector-witnesses.js';
import { claimantOf } from './claimant.js';

export interface SeekerField {
  readonly source: SeekerSource;
  readonly text: LinkedText;
}

export interface NamedTool {
  readonly label: Label;
  readonly place: PlaceInText<SeekerSource>;
}

/** A skill or occupation that the person says they have or had. */
export interface Claim {
  readonly id: ConceptId;
  /** (0..1], by field and by how clearly it is said. */
  readonly strength: number;
  /** Null for a claim that is assumed to compute what it would change. */
  readonly place: PlaceInText<SeekerSource> | null;
  /** Where the skills list names it too. */
  readonly listed: PlaceInText<'skills'> | null;
  /** The lexicon label found at this place; unset for a licence. */
  readonly label?: Label | undefined;
  /** Every tool or product that they name, because those of one entry are not the same: « Zendesk, Freshdesk ». */
  readonly named?: readonly NamedTool[] | undefined;
  /** The things that were named, if the concept covers several; empty if any of them can be meant. */
  readonly things?: ReadonlySet<ThingId>;
  /** Assumed from a title that resembles the occupation. It counts, but is never quoted as the occupation. */
  readonly isNear?: boolean;
}

const strengths: Readonly<Record<Exclude<SeekerSource, 'preferences'>, number>> = {
  title: 1,
  skills: 1,
  experience: 1,
  bio: 0.95,
  transcript: 0.95,
};
const LONGEST_TITLE = 8;

/** The skills and occupations that the texts of a profile claim. */
export function claimsOf(fields: readonly SeekerField[], ontology: Ontology): ReadonlyMap<ConceptId, Claim> {
  const prose = witnessesOf(
    fields.filter(({ source }) => source !== 'skills').map(({ text }) => text),
    ontology,
  );
  const all = witnessesOf(
    fields.map(({ text }) => text),
    ontology,
  );
  // The list may confirm a sense; only title and prose say enough to refute one. So another listed skill never removes a claim.
  const witnesses = { ...all, isKnown: prose.isKnown };
  const claims = new Map<ConceptId, Claim>();
  for (const { source, text } of fields) {
    for (const mention of text.mentions) {
      const isInProse = source !== 'skills' && mention.concept.kind === 'occupation';
      if (!isClaim(mention, source, text) || !isMeant(mention, text, isInProse ? prose : witnesses)) continue;
      const { id } = mention.concept;
      const strength = mention.confidence * (source === 'preferences' ? 0 : strengths[source]);
      const known = claims.get(id);
      const place = placeOf(source, text, mention);
      const listed = known?.listed ?? (source === 'skills' ? placeOf(source, text, mention) : null);
      const things = withThing(known, mention.thing);
      const named =
        mention.concept.type === 'tool' || mention.label?.isName ? withName(known, mention.label, place) : undefined;
      // A sentence explains more than a list entry. Fields come in that order, and the first of equals stays.
      if (known && known.strength >= strength - 0.1) {
        claims.set(id, { ...known, strength: Math.max(known.strength, strength), listed, things, named });
      } else claims.set(id, { id, strength, place, listed, things, label: mention.label, named });
    }
  }
  return claims;
}

/** Concepts that a person studies or wants to become. They count a little, but are not claims, so they are never quoted. */
export function hintsOf(
  fields: readonly SeekerField[],
  claims: ReadonlyMap<ConceptId, Claim>,
): ReadonlyMap<ConceptId, Claim> {
  const hints = new Map<ConceptId, Claim>();
  for (const { source, text } of fields) {
    if (source === 'title' || source === 'skills' || source === 'preferences') continue;
    for (const mention of text.mentions) {
      const { id, type } = mention.concept;
      if (mention.isNegated || mention.isUnsure || claims.has(id) || type === 'licence' || type === 'language')
        continue;
      if (mention.concept.kind === 'occupation' && mention.isPlural) continue;
      if (claimantOf(mention, text) !== 'goal') continue;
      hints.set(id, { id, strength: mention.confidence, place: placeOf(source, text, mention), listed: null });
    }
  }
  return hints;
}

function withName(
  known: Claim | undefined,
  label: Label | undefined,
  place: PlaceInText<SeekerSource>,
): readonly NamedTool[] {
  const before = known?.named ?? [];
  return !label || before.some((each) => each.label.text === label.text) ? before : [...before, { label, place }];
}

/** All things named; empty once a name can mean any of them. */
function withThing(known: Claim | undefined, thing: ThingId | null): ReadonlySet<ThingId> {
  if (thing === null || (known && known.things?.size === 0)) return new Set();
  return new Set([...(known?.things ?? []), thing]);
}

/** Adds occupations that an unknown title resembles, weighted by the resemblance. */
export function withNearTitle(
  claims: ReadonlyMap<ConceptId, Claim>,
  fields: readonly SeekerField[],
  ontology: Ontology,
): ReadonlyMap<ConceptId, Claim> {
  const title = titleIn(fields);
  if (!title) return claims;
  const { source, text } = title.field;
  const named = text.mentions.filter(
    ({ concept, start, end }) => concept.kind === 'occupation' && start < title.end && end > title.start,
  );
  // The title already names an occupation, claimed or somebody else's, so skip the resemblance.
  const isSettled = (mention: Mention): boolean =>
    isClaim(mention, source, text) || mention.isNegated || claimantOf(mention, text) !== 'own';
  if (named.some(isSettled)) return claims;
  const all = new Map(claims);
  for (const { id, likeness, thing } of nearOccupations(text.text.slice(title.start, title.end), ontology)) {
    const strength = likeness * NEAR_TITLE_WORTH;
    const known = all.get(id);
    if (known && known.strength >= strength) continue;
    const place = placeOf(source, text, title);
    all.set(id, { id, strength, place, listed: known?.listed ?? null, things: withThing(known, thing), isNear: true });
  }
  return all;
}

/** The title, or the short first sentence of the experience: « Infirmière clinicienne. Huit ans aux soins intensifs … » */
function titleIn(fields: readonly SeekerField[]): { field: SeekerField; start: number; end: number } | null {
  const title = fields.find(({ source }) => source === 'title');
  if (title) return { field: title, start: 0, end: title.text.text.length };
  const field = fields.find(({ source }) => source === 'experience');
  const first = field?.text.sentences[0];
  if (!field || !first) return null;
  const words = field.text.tokens.filter(({ start, end }) => start >= first.start && end <= first.end);
  return words.length <= LONGEST_TITLE ? { field, start: first.start, end: first.end } : null;
}

/** Whether a mention describes the person. */
export function isClaim(mention: Mention, source: SeekerSource, field: LinkedText): boolean {
  if (mention.isNegated || (source === 'title' && isWordOfOccupation(mention, field))) return false;
  if (mention.concept.type === 'language') return isAboutKnowing(mention, field);
  const isOccupation = mention.concept.kind === 'occupation';
  if (source === 'title') return !isOccupation || isHeadOfTitle(mention, field);
  if (source === 'skills') return !isOccupation || isEntryOfOccupation(mention, field);
  if (isOccupation && (mention.isPlural || isInBrackets(mention, field) || isVerb(mention, field))) return false;
  return claimantOf(mention, field) === 'own';
}
