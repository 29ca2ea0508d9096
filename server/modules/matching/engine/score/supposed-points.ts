import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { SENSE_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import { senseConfidence } from '../sense/sense-evidence.js';
import type { ScoredPart } from './scored-part.js';

/** The parts that evidence without words may add to. */
export interface OfWork {
  readonly skills: ScoredPart;
  readonly occupation: ScoredPart;
}

/**
 * What the nearness of the two texts adds to what was read in them: at most a share of what is still open, by how sure it is. What
 * was read stays what reasons, gaps and advice are made of.
 */
export function withSense({ skills, occupation }: OfWork, seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): OfWork {
  const confidence = senseConfidence(seeker, job, ontology);
  if (confidence === 0) return { skills, occupation };
  return {
    skills: skills.isAsked ? raised(skills, confidence * SENSE_CREDIT.skills) : skills,
    occupation: raised(occupation, confidence * SENSE_CREDIT.occupation),
  };
}

const raised = (part: ScoredPart, share: number): ScoredPart => ({
  ...part,
  credit: part.credit + (1 - part.credit) * share,
});
