import type { PartName } from '../../domain/match-result.js';
import { credentialByKey } from '../facts/credential-list.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { availabilityPart } from '../score/availability-part.js';
import { experiencePart } from '../score/experience-part.js';
import { languagePart } from '../score/language-part.js';
import { locationPart } from '../score/location-part.js';
import { salaryPart } from '../score/salary-part.js';
import type { Question } from './question.js';

/**
 * Parts of a score that need one fact of each side, in the order of a subject's facts. The first fact is the distribution of
 * points. The engine's own rules judge them; retrieval has no rules of its own.
 */
export const factParts: readonly (PartName | null)[] = [
  null,
  'experience',
  'location',
  'salary',
  'availability',
  'language',
];

/** Credit 0..1 of the part at this position. Experience is judged as if the occupation were the same. */
export function factCredit(position: number, seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): number {
  switch (factParts[position]) {
    case 'experience':
      return experiencePart(seeker, job, 1).credit;
    case 'location':
      return locationPart(seeker, job).credit;
    case 'salary':
      return salaryPart(seeker, job).credit;
    case 'availability':
      return availabilityPart(seeker, job).credit;
    case 'language':
      return languagePart(seeker, job, ontology).credit;
    default:
      return 0;
  }
}

export const wordTerm = (stem: string): string => `word/${stem}`;
/** Term of a title that no concept covers, by its own words. */
export const phraseTerm = (key: string): string => `${PHRASE}${key}`;
/** Term of a licence: that of its skill, if the lexicon has one. */
export const credentialTerm = (key: string): string => credentialByKey.get(key)?.concept ?? `licence/${key}`;
const PHRASE = 'phrase/';
const isOccupation = (id: string): boolean => id.startsWith('occupation/') || id.startsWith(PHRASE);

/**
 * Splits the terms of a question: skills and words add up, of occupations only the best counts.
 *
 * @param points value of a term of weight 1.
 */
export function termsApart(
  terms: ReadonlyMap<string, number>,
  points: number,
): Pick<Question<never>, 'added' | 'best'> {
  const apart = { added: new Map<string, number>(), best: new Map<string, number>() };
  for (const [term, weight] of terms) (isOccupation(term) ? apart.best : apart.added).set(term, points * weight);
  return apart;
}
