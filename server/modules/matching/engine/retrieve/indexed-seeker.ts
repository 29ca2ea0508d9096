import type { ConceptId } from '../../lexicon/concept.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { readLocation } from '../facts/locations.js';
import type { WorkTerm } from '../facts/work-terms.js';
import type { Language } from '../../../../platform/http/language.js';
import type { Ontology } from '../ontology/ontology.js';
import { bySkills } from '../score/occupation-part.js';
import { creditsOf } from '../score/skill-credits.js';
import { credentialTerm, factCredit, factParts, phraseTerm, termsApart, wordTerm } from './fact-parts.js';
import type { JobFact } from './indexed-job.js';
import { ownPhrases } from '../score/same-words.js';
import { topicOfSeeker } from '../topic/topic-agreement.js';
import { topicTerms } from './topic-terms.js';
import { emptyProfileFor } from './empty-sides.js';
import { heldKeys } from '../score/missing-credentials.js';
import type { Question, Subject } from './question.js';

/** Credits below this are not indexed. */
const MIN_CREDIT = 0.1;
/** Points of a term if the posting asks for nothing else. */
const WHOLE = 100;

/** A person in the index: the credit for each concept, near ones included, and the facts. */
export function indexedSeeker(seeker: SeekerAnalysis, ontology: Ontology): Omit<Subject, 'id'> {
  return { terms: creditByTerm(seeker, ontology), facts: factsOf(seeker, ontology) };
}

/** The question that finds postings for a person. */
export function questionOfSeeker(seeker: SeekerAnalysis, ontology: Ontology): Question<JobFact> {
  return {
    ...termsApart(creditByTerm(seeker, ontology), WHOLE),
    own: factsOf(seeker, ontology),
    ceilings: ({ ceilings }) => ceilings,
    credit: ({ job }, position) => factCredit(position, seeker, job, ontology),
  };
}

function creditByTerm(seeker: SeekerAnalysis, ontology: Ontology): ReadonlyMap<string, number> {
  const credits = creditsOf(seeker, ontology);
  const terms = new Map<string, number>();
  const give = (id: string, value: number): void => {
    if (value >= MIN_CREDIT && value > (terms.get(id) ?? 0)) terms.set(id, value);
  };
  for (const [id, { value }] of credits) {
    const type = ontology.concepts.get(id)?.type;
    if (type !== undefined && type !== 'language') give(id, value);
  }
  for (const id of occupationsThatAsk(credits.keys(), ontology)) {
    const concept = ontology.concepts.get(id);
    if (concept) give(id, bySkills({ concept }, credits));
  }
  for (const stem of seeker.listedStems) terms.set(wordTerm(stem), 1);
  for (const [term, weight] of topicTerms(topicOfSeeker(seeker, ontology))) terms.set(term, weight);
  for (const key of heldKeys(seeker)) give(credentialTerm(key), 1);
  for (const key of ownPhrases(seeker).keys()) terms.set(phraseTerm(key), 1);
  return terms;
}

const occupationsOfSkills = new WeakMap<Ontology, ReadonlyMap<ConceptId, readonly ConceptId[]>>();

/** Occupations for which one of the skills is typical. */
function occupationsThatAsk(skills: Iterable<ConceptId>, ontology: Ontology): ReadonlySet<ConceptId> {
  let known = occupationsOfSkills.get(ontology);
  if (!known) {
    const made = new Map<ConceptId, ConceptId[]>();
    for (const { id, skills: typical } of ontology.concepts.values()) {
      for (const skill of typical) {
        const list = made.get(skill);
        if (list) list.push(id);
        else made.set(skill, [id]);
      }
    }
    known = made;
    occupationsOfSkills.set(ontology, known);
  }
  const asking = new Set<ConceptId>();
  for (const skill of skills) for (const id of known.get(skill) ?? []) asking.add(id);
  return asking;
}

function factsOf(
  { years, location, profile, terms, claims, writes }: SeekerAnalysis,
  ontology: Ontology,
): readonly string[] {
  const languages = [...claims.values()].filter(({ id }) => ontology.concepts.get(id)?.type === 'language');
  const facts: readonly (readonly unknown[] | null)[] = [
    null,
    years && [years.years],
    [profile.openToRemote, location?.words ?? null],
    profile.pay && [profile.pay.min],
    terms && [[...terms.named], [...terms.excluded], terms.open],
    [languages.map(({ id, strength }) => [id, strength]), [...writes].sort()],
  ];
  return facts.map((fact) => (fact ? JSON.stringify(fact) : ''));
}

/** Parses a fact that {@link indexedSeeker} wrote, as a person with only this fact. */
export function readSeekerFact(text: string, position: number, ontology: Ontology): SeekerAnalysis {
  const empty = emptyProfileFor(ontology);
  if (text === '') return empty;
  const [first, second, third] = JSON.parse(text) as unknown[];
  switch (factParts[position]) {
    case 'experience':
      return { ...empty, years: { years: first as number, place: null } };
    case 'location': {
      const words = second as string | null;
      const profile = { ...empty.profile, openToRemote: first as boolean | null, location: words };
      return { ...empty, profile, location: words === null ? null : readLocation(words) };
    }
    case 'salary':
      return { ...empty, profile: { ...empty.profile, pay: { text: '', min: first as number, max: null } } };
    case 'availability': {
      const named = new Set(first as WorkTerm[]);
      return { ...empty, terms: { named, excluded: new Set(second as WorkTerm[]), open: third as boolean } };
    }
    case 'language': {
      const spoken = (first as [ConceptId, number][]).map(
        ([id, strength]) => [id, { id, strength, place: null, listed: null }] as const,
      );
      return { ...empty, claims: new Map(spoken), writes: new Set(second as Language[]) };
    }
    default:
      return empty;
  }
}
