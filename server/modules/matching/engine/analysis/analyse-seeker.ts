import type { Language } from '../../../../platform/http/language.js';
import type { ConceptId } from '../../lexicon/concept.js';
import { type Location, readLocation } from '../facts/locations.js';
import { type Seniority, seniorityIn } from '../facts/seniority.js';
import { findWorkTerms, type TermsFound } from '../facts/work-terms.js';
import { findYears } from '../facts/years.js';
import type { SeekerSource } from '../../domain/match-result.js';
import type { SeekerProfile } from '../inputs.js';
import { NEAR_TITLE_WORTH } from '../model.js';
import type { ThingId } from '../link/distinct-names.js';
import { isWordOfOccupation, type LinkedText, linkText, type Mention } from '../link/link-text.js';
import type { Ontology } from '../ontology/ontology.js';
import { type CredentialStatus, heldCredentials } from './held-credentials.js';
import { isAboutKnowing } from './language-mentions.js';
import { nearOccupations } from './near-occupations.js';
import { highest, seniorityAt } from './own-seniority.js';
import { type PlaceInText, placeOf } from './place-in-text.js';
import { isMeant, witnessesOf } from './sector-witnesses.js';
import { whoseClaim } from './whose-claim.js';

export interface SeekerField {
  readonly source: SeekerSource;
  readonly text: LinkedText;
}

/** Something the person says they know, are or were. */
export interface Claim {
  readonly id: ConceptId;
  /** (0..1], by where and how clearly it is said. */
  readonly strength: number;
  /** Null for a claim that is only supposed, to see what it would change. */
  readonly place: PlaceInText<SeekerSource> | null;
  /** Where the list of skills says so too. */
  readonly listed: PlaceInText<'skills'> | null;
  /** What was named, where the concept holds several things that are not the same; none where it may be any of them. */
  readonly things?: ReadonlySet<ThingId>;
  /** Supposed from a title that is nearly called so: it counts, and is never said to be it. */
  readonly isNear?: boolean;
}

export interface SeekerAnalysis {
  readonly profile: SeekerProfile;
  readonly fields: readonly SeekerField[];
  readonly claims: ReadonlyMap<ConceptId, Claim>;
  /** The highest rank told with an occupation; null where none is told. */
  readonly seniority?: Seniority | null;
  /** Licences, cards and memberships that the person names, by key, with what they say of them. */
  readonly credentials?: ReadonlyMap<string, CredentialStatus>;
  /** Occupations the person wishes, named among the preferences. */
  readonly wished: ReadonlySet<ConceptId>;
  readonly years: { readonly years: number; readonly place: PlaceInText<SeekerSource> | null } | null;
  readonly location: Location | null;
  readonly terms: TermsFound | null;
  /** Languages the person writes or speaks in. */
  readonly writes: ReadonlySet<Language>;
  /** Stems of the list of skills and the title, to meet requirements the lexicon does not know. */
  readonly listedStems: ReadonlySet<string>;
}

const strengths: Readonly<Record<Exclude<SeekerSource, 'preferences'>, number>> = {
  title: 1,
  skills: 1,
  experience: 1,
  bio: 0.95,
  transcript: 0.95,
};
const LONGEST_LIST_ENTRY = 6;
const LONGEST_TITLE = 8;

/** Reads a profile once; every score against it starts from here. */
export function analyseSeeker(profile: SeekerProfile, ontology: Ontology): SeekerAnalysis {
  const { fields, credentials } = heldCredentials(fieldsOf(profile, ontology), ontology);
  const wishes = [...profile.preferences, profile.workType ?? ''].filter(Boolean);
  const wished = wishes.flatMap((wish) => linkText(wish, ontology, { language: null, isListItem: true }).mentions);
  const arrangement = [profile.availability, profile.workType, ...profile.preferences].filter(Boolean).join(' ; ');
  return {
    profile,
    fields,
    credentials,
    seniority: seniorityOf(profile, fields),
    claims: withNearTitle(claimsOf(fields, ontology), fields, ontology),
    wished: new Set(wished.filter(({ concept }) => concept.kind === 'occupation').map(({ concept }) => concept.id)),
    years: yearsOf(profile, fields),
    location: profile.location ? readLocation(profile.location) : null,
    terms: arrangement ? findWorkTerms(arrangement) : null,
    writes: new Set(fields.flatMap(({ text }) => text.sentences.flatMap(({ language }) => language ?? []))),
    listedStems: new Set(
      fields
        .filter(({ source }) => source === 'skills' || source === 'title')
        .flatMap(({ text }) => text.tokens.filter(({ isFunction }) => !isFunction).flatMap(({ fr, en }) => [fr, en])),
    ),
  };
}

function fieldsOf(profile: SeekerProfile, ontology: Ontology): readonly SeekerField[] {
  const written: readonly (readonly [SeekerSource, string | null])[] = [
    ['title', profile.title],
    ['experience', profile.experience],
    ['transcript', profile.transcript],
    ['bio', profile.bio],
    ...profile.skills.map((skill) => ['skills', skill] as const),
  ];
  return written.flatMap(([source, text]) => {
    if (!text) return [];
    const isListItem = source === 'skills' && text.split(/\s+/).length <= LONGEST_LIST_ENTRY;
    return [{ source, text: linkText(text, ontology, { language: null, isListItem, isTitle: source === 'title' }) }];
  });
}

function claimsOf(fields: readonly SeekerField[], ontology: Ontology): ReadonlyMap<ConceptId, Claim> {
  const witnesses = witnessesOf(
    fields.map(({ text }) => text),
    ontology,
  );
  const claims = new Map<ConceptId, Claim>();
  for (const { source, text } of fields) {
    for (const mention of text.mentions) {
      if (!isClaim(mention, source, text) || !isMeant(mention, text, witnesses)) continue;
      const { id } = mention.concept;
      const strength = mention.confidence * (source === 'preferences' ? 0 : strengths[source]);
      const known = claims.get(id);
      const place = placeOf(source, text, mention);
      const listed = known?.listed ?? (source === 'skills' ? placeOf(source, text, mention) : null);
      const things = withThing(known, mention.thing);
      // A sentence tells a reader more than an entry of a list: fields come in that order, and the first of equals stays.
      if (known && known.strength >= strength - 0.1) {
        claims.set(id, { ...known, strength: Math.max(known.strength, strength), listed, things });
      } else claims.set(id, { id, strength, place, listed, things });
    }
  }
  return claims;
}

/** All that was named; a name that may be any of them leaves the claim open. */
function withThing(known: Claim | undefined, thing: ThingId | null): ReadonlySet<ThingId> {
  if (thing === null || (known && known.things?.size === 0)) return new Set();
  return new Set([...(known?.things ?? []), thing]);
}

/** What a person is called that is no known name: it still counts for what it is nearly called, by how near it is. */
function withNearTitle(
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
  // What it names is claimed or is somebody else's: then the rest is no title.
  if (named.some(({ isUnsure }) => !isUnsure)) return claims;
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

/** The title, or the short sentence that people begin with: « Infirmière clinicienne. Huit ans aux soins intensifs … » */
function titleIn(fields: readonly SeekerField[]): { field: SeekerField; start: number; end: number } | null {
  const title = fields.find(({ source }) => source === 'title');
  if (title) return { field: title, start: 0, end: title.text.text.length };
  const field = fields.find(({ source }) => source === 'experience');
  const first = field?.text.sentences[0];
  if (!field || !first) return null;
  const words = field.text.tokens.filter(({ start, end }) => start >= first.start && end <= first.end);
  return words.length <= LONGEST_TITLE ? { field, start: first.start, end: first.end } : null;
}

function isClaim(mention: Mention, source: SeekerSource, field: LinkedText): boolean {
  if (mention.isNegated || (source === 'title' && isWordOfOccupation(mention, field))) return false;
  if (mention.concept.type === 'language') return isAboutKnowing(mention, field);
  if (source === 'title' || source === 'skills') return true;
  if (mention.concept.kind === 'occupation' && mention.isPlural) return false;
  return whoseClaim(mention, field) === 'own';
}

function seniorityOf({ title }: SeekerProfile, fields: readonly SeekerField[]): Seniority | null {
  if (title) return seniorityIn(title);
  return highest(
    fields.flatMap(({ source, text }) =>
      text.mentions
        .filter((mention) => mention.concept.kind === 'occupation' && isClaim(mention, source, text))
        .map((mention) => seniorityAt(mention, text)),
    ),
  );
}

function yearsOf(profile: SeekerProfile, fields: readonly SeekerField[]): SeekerAnalysis['years'] {
  let best: { years: number; place: PlaceInText<SeekerSource> } | null = null;
  for (const { source, text } of fields) {
    for (const found of findYears(text.text)) {
      if (!best || found.years > best.years) best = { years: found.years, place: placeOf(source, text, found) };
    }
  }
  const stated = profile.yearsExperience;
  if (stated === null) return best;
  return { years: stated, place: best?.years === stated ? best.place : null };
}
