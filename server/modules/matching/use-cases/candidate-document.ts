import { candidateStrength } from '../domain/candidate-strength.js';
import { analyseSeeker } from '../engine/analysis/analyse-seeker.js';
import { type CardTexts, cardProfile } from '../engine/card-profile.js';
import { foldedWords, placeTerms, skillTerms, withBroader } from '../engine/candidate-terms.js';
import type { Ontology } from '../engine/ontology/ontology.js';

/** The masked card, as identity shows it without access. */
export interface MaskedCard extends CardTexts {
  readonly video_profiles: readonly unknown[];
}

/** Facts that are searched but not shown on the card. None is a text of the person. */
export interface CandidateFacts {
  /** Only a listed town and province are read from it. */
  readonly location: string | null;
  readonly openToRemote: boolean;
  /** Whole CAD per year; `max` null means no upper limit. */
  readonly pay: { readonly min: number; readonly max: number | null } | null;
}

export interface CandidateDocument {
  /** Texts of the card by weight, A to D. */
  readonly texts: readonly [string, string, string, string];
  readonly concepts: readonly string[];
  readonly skills: readonly string[];
  readonly place: readonly string[];
  readonly town: string | null;
  readonly yearsExperience: number | null;
  readonly remote: boolean;
  readonly hasVideo: boolean;
  readonly payMin: number | null;
  readonly payCeiling: number | null;
  readonly strength: number;
}

/** Stored for pay without an upper limit. */
const OPEN_END = 2_147_483_647;
const LONGEST_TOWN = 200;
const bounded = (amount: number): number => Math.min(Math.max(Math.trunc(amount), 0), OPEN_END);

/** The searchable document of a person: the words of the card, its concepts, and plain facts. */
export function candidateDocument(card: MaskedCard, facts: CandidateFacts, ontology: Ontology): CandidateDocument {
  const { claims } = analyseSeeker({ ...cardProfile(card), yearsExperience: null, location: null }, ontology);
  const place = placeOf(card.location, facts.location);
  const { pay } = facts;
  return {
    texts: [card.skills.join(' ; '), card.experience ?? '', card.bio ?? '', place.shown],
    concepts: withBroader(claims.keys(), ontology),
    skills: [...new Set([...claims.keys(), ...card.skills.flatMap((skill) => skillTerms(skill, ontology))])].sort(),
    place: place.terms,
    town: place.town,
    yearsExperience: card.years_experience,
    remote: facts.openToRemote,
    hasVideo: card.video_profiles.length > 0,
    payMin: pay && bounded(pay.min),
    payCeiling: pay && Math.max(bounded(pay.max ?? OPEN_END), bounded(pay.min)),
    strength: candidateStrength(card),
  };
}

/** A place that was removed from the card is not searchable. */
function placeOf(shown: string | null, whole: string | null) {
  const isShown = shown !== null && foldedWords(shown).length > 0;
  if (!isShown) return { shown: '', town: null, terms: [] };
  const { town, terms } = placeTerms(shown, whole ?? shown);
  return { shown: `${shown} ${town ?? ''}`, town: town ?? shown.slice(0, LONGEST_TOWN), terms };
}
