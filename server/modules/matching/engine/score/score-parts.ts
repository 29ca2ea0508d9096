import type { ConceptId } from '../../lexicon/concept.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import type { PartName } from '../../domain/match-result.js';
import { availabilityPart } from './availability-part.js';
import { experiencePart } from './experience-part.js';
import { languagePart } from './language-part.js';
import { locationPart } from './location-part.js';
import { isOfOtherTrade, withoutTradeCard } from './other-trade.js';
import { occupationPart } from './occupation-part.js';
import { withSameTitle } from './same-words.js';
import { salaryPart } from './salary-part.js';
import type { Grounds, ScoredPart } from './scored-part.js';
import { type Credit, creditsOf } from './skill-credits.js';
import { skillsPart } from './skills-part.js';
import { withTopic } from './topic-credit.js';

export type ScoredParts = Readonly<Record<PartName, ScoredPart>>;

export type GroundsOfParts = Readonly<Record<PartName, Grounds>>;

export interface Scored {
  readonly parts: ScoredParts;
  readonly credits: ReadonlyMap<ConceptId, Credit>;
  /** The posting asks for the card of a trade, and the person's is for another. */
  readonly isOfOtherTrade: boolean;
}

/** All parts of one pair, each 0..1. */
export function scoreParts(seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): Scored {
  const all = creditsOf(seeker, ontology);
  const isOther = isOfOtherTrade(seeker, job, all, ontology);
  const credits = isOther ? withoutTradeCard(all) : all;
  const read = {
    skills: skillsPart(seeker, job, credits, ontology),
    occupation: withSameTitle(occupationPart(seeker, job, credits, ontology), seeker, job),
  };
  return {
    credits,
    isOfOtherTrade: isOther,
    parts: {
      ...withTopic(read, seeker, job, ontology),
      // Relevance uses credit from recognized words only; topic similarity gives no reasons.
      experience: experiencePart(
        seeker,
        job,
        Math.max(read.skills.credit, read.occupation.credit),
        read.occupation.credit,
        ontology,
      ),
      location: locationPart(seeker, job),
      salary: salaryPart(seeker, job),
      language: languagePart(seeker, job, ontology),
      availability: availabilityPart(seeker, job),
    },
  };
}

/** The links and gaps behind each part. */
export function groundsOf(parts: ScoredParts): GroundsOfParts {
  return {
    skills: parts.skills.grounds(),
    occupation: parts.occupation.grounds(),
    experience: parts.experience.grounds(),
    location: parts.location.grounds(),
    salary: parts.salary.grounds(),
    language: parts.language.grounds(),
    availability: parts.availability.grounds(),
  };
}
