import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { TOPIC_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import { topicAgreement } from '../topic/topic-agreement.js';
import { trust } from '../topic/topic-model.js';
import type { Concept } from '../../lexicon/concept.js';
import type { ScoredPart } from './scored-part.js';

/** The parts that topic similarity can raise. */
export interface OfWork {
  readonly skills: ScoredPart;
  readonly occupation: ScoredPart;
}

/**
 * Adds credit for the similarity of the two texts: at most a share of the missing credit, scaled by confidence. Reasons, gaps and
 * advice still use only recognized words.
 */
export function withTopic(
  { skills, occupation }: OfWork,
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  ontology: Ontology,
): OfWork {
  const confidence = topicAgreement(seeker, job, ontology) * openness(seeker, job, ontology);
  if (confidence === 0) return { skills, occupation };
  return {
    skills: skills.isAsked ? raised(skills, confidence * TOPIC_CREDIT.skills) : skills,
    occupation: raised(occupation, confidence * TOPIC_CREDIT.occupation),
  };
}

const NAMED = 0.9;
/** Sector of concepts that come only from an imported taxonomy. */
const TAXONOMY = 'taxonomy';

/** Factor on the similarity if both sides name a known occupation, or one does: recognized occupations are better evidence. */
function openness({ claims }: SeekerAnalysis, { occupations }: JobAnalysis, ontology: Ontology): number {
  const isNamed = [...claims.values()].some(
    ({ id, place, strength }) =>
      strength >= NAMED && place !== null && place.source !== 'skills' && isSure(ontology.concepts.get(id)),
  );
  const isAsked = occupations.some(({ rank, concept }) => rank >= 1 && isSure(concept));
  const { bothNamed, oneNamed } = trust[ontology.topics()?.learntFrom ?? 'lexicon'];
  if (isNamed && isAsked) return bothNamed;
  return isNamed || isAsked ? oneNamed : 1;
}
/** An occupation of our own lexicon. A taxonomy's title can match another occupation. */
const isSure = (concept: Concept | undefined): boolean => concept?.kind === 'occupation' && concept.sector !== TAXONOMY;

const raised = (part: ScoredPart, share: number): ScoredPart => ({
  ...part,
  credit: part.credit + (1 - part.credit) * share,
});
