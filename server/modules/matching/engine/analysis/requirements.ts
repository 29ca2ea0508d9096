import type { Concept, ConceptId, Label } from '../../lexicon/concept.js';
import type { JobSource } from '../../domain/match-result.js';
import type { ThingId } from '../link/distinct-names.js';
import { isWordOfOccupation, type LinkedText, type Mention } from '../link/link-text.js';
import { type RequirementLevel, requirementLevels, typeWeights } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';
import { type AskedCredentials, isObtainable, levelAt } from './asked-credentials.js';
import { type Choice, choicesIn } from './choices.js';
import { isAboutKnowing } from './language-mentions.js';
import { type PlaceInText, placeOf } from './place-in-text.js';
import { isMeant, type Witnesses, witnessesOf } from './sector-witnesses.js';
import { isFieldOfStudy, isNamedOnly, levelOf } from './requirement-level.js';

/** One skill that a posting requires. */
export interface Requirement {
  readonly concept: Concept;
  readonly level: RequirementLevel;
  /** Weight among the posting's requirements. */
  readonly weight: number;
  /** Null for a typical skill of the occupation that the posting does not name. */
  readonly place: PlaceInText<JobSource> | null;
  /** Shared by all skills of which one is enough; null for a requirement of its own. */
  readonly choice: Choice | null;
  /** The thing that was named, if the concept covers several. */
  readonly thing?: ThingId | null;
  /** The lexicon label that was recognised; unset for a licence. */
  readonly label?: Label | undefined;
}

export interface Requirements {
  readonly requirements: ReadonlyMap<ConceptId, Requirement>;
  readonly languages: ReadonlyMap<ConceptId, Requirement>;
}

interface Field {
  readonly source: JobSource;
  readonly text: LinkedText;
}

const MAX_INFERRED = 6;

/** The requirements of a posting. Each skill appears once, at its strongest mention. */
export function requirementsOf(
  fields: readonly Field[],
  occupation: Concept | undefined,
  ontology: Ontology,
  levels: AskedCredentials<unknown>['levels'],
): Requirements {
  const witnesses = witnessesOf(
    fields.map(({ text }) => text),
    ontology,
  );
  const asked = withoutSpareOnes(
    fields.flatMap((field, number) =>
      askedIn(field, witnesses, ontology, {
        levelOfCredential: (mention) => levelAt(levels, number, mention),
        typical: new Set(occupation?.skills ?? []),
      }),
    ),
  );
  const languages = new Map<ConceptId, Requirement>();
  const requirements = new Map<ConceptId, Requirement>();
  for (const requirement of asked.values()) {
    const { id, type } = requirement.concept;
    (type === 'language' ? languages : requirements).set(id, requirement);
  }
  for (const id of (occupation?.skills ?? []).slice(0, MAX_INFERRED)) {
    const concept = ontology.concepts.get(id);
    if (!concept || concept.type === 'language' || requirements.has(id)) continue;
    requirements.set(id, unnamed(concept, weightOf(concept, 'inferred', ontology)));
  }
  return { requirements, languages };
}

interface Reading {
  readonly levelOfCredential: (mention: Mention) => RequirementLevel | null | undefined;
  /** Skills that the posting's occupation typically has. */
  readonly typical: ReadonlySet<ConceptId>;
}

function askedIn(
  { source, text }: Field,
  witnesses: Witnesses,
  ontology: Ontology,
  { levelOfCredential, typical }: Reading,
): readonly Requirement[] {
  const isAsked = (mention: Mention): boolean => {
    const { concept, isNegated } = mention;
    if (concept.kind !== 'skill' || isNegated || !isMeant(mention, text, witnesses)) return false;
    // « Nous gérons la paie de 200 entreprises » tells what the employer does.
    if (mention.subject === 'first') return false;
    if (concept.type === 'language' && !isAboutKnowing(mention, text)) return false;
    if (concept.type === 'practice' && isNamedOnly(source, text, mention)) return false;
    // « Commis à la saisie de données » asks for data entry; "teaching assistant" does not ask for teaching.
    return !(source === 'title' && isWordOfOccupation(mention, text)) || typical.has(concept.id);
  };
  const mentions = text.mentions.filter(isAsked);
  const choices = choicesIn(text, mentions);
  return mentions.flatMap((mention): Requirement[] => {
    const { concept } = mention;
    const own = concept.type === 'licence' ? levelOfCredential(mention) : undefined;
    const stated = own === undefined ? levelOf(source, text, mention.start) : own;
    if (!stated) return [];
    const level = stated === 'required' && isObtainableLater(mention, text) ? 'preferred' : stated;
    const { thing, label } = mention;
    const weight = weightOf(concept, level, ontology);
    if (concept.type !== 'licence' && isFieldOfStudy(text, mention)) return [unnamed(concept, weight)];
    const place = placeOf(source, text, mention);
    return [{ concept, level, weight, place, choice: choices.get(mention) ?? null, thing, label }];
  });
}

/** « Carte EXPRES ou capacité de l’obtenir » */
function isObtainableLater({ concept, end }: Mention, { text, sentences }: LinkedText): boolean {
  const sentence = sentences.find((each) => each.end >= end);
  return concept.type === 'licence' && isObtainable(foldText(text.slice(end, sentence?.end)));
}

/** A skill that the posting does not name as such: it counts, and is never a reason or a gap. */
function unnamed(concept: Concept, weight: number): Requirement {
  return { concept, level: 'inferred', weight, place: null, choice: null };
}

function weightOf(concept: Concept, level: RequirementLevel, ontology: Ontology): number {
  const telling = concept.type === 'language' ? 1 : ontology.weight(concept.id) * typeWeights[concept.type];
  return requirementLevels[level] * telling;
}

/**
 * Keeps each skill once. If one skill of a choice is also required alone with a higher weight, the rest of the choice is dropped.
 */
function withoutSpareOnes(asked: readonly Requirement[]): ReadonlyMap<ConceptId, Requirement> {
  const best = new Map<ConceptId, Requirement>();
  for (const requirement of asked) {
    const known = best.get(requirement.concept.id);
    const isMore = !known || known.weight < requirement.weight;
    const isChoiceOfSame = known?.weight === requirement.weight && !known.choice && requirement.choice;
    if (isMore || isChoiceOfSame) best.set(requirement.concept.id, requirement);
  }
  const settled = new Set<Choice>();
  for (const { concept, choice } of asked) {
    if (choice && best.get(concept.id)!.choice !== choice) settled.add(choice);
  }
  for (const [id, { choice }] of best) if (choice && settled.has(choice)) best.delete(id);
  return best;
}
