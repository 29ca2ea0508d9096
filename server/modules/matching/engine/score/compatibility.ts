import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { UNKNOWN_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';
import type { ScoredParts } from './score-parts.js';

/** Weight of each preference that the person stated. */
const preferenceWeights = { work: 45, location: 20, salary: 20, availability: 15, industry: 10 } as const;
/** Work that matches the skills counts this much if the person names no other occupation. */
const SKILLS_ONLY = 0.8;

/** How well the posting meets the person's preferences, 0..100. Preferences that are not stated have no effect. */
export function compatibilityScore(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  parts: ScoredParts,
  ontology: Ontology,
): number {
  const { profile } = seeker;
  const preferences: (readonly [number, number])[] = [
    [preferenceWeights.work, preferredWork(seeker, job, parts, ontology)],
  ];
  if (parts.location.isAsked && (profile.location !== null || profile.openToRemote !== null)) {
    preferences.push([preferenceWeights.location, parts.location.credit]);
  }
  if (parts.salary.isAsked && profile.pay) preferences.push([preferenceWeights.salary, parts.salary.credit]);
  if (parts.availability.isAsked && seeker.terms)
    preferences.push([preferenceWeights.availability, parts.availability.credit]);
  if (profile.industry) preferences.push([preferenceWeights.industry, industryCredit(profile.industry, job, ontology)]);
  const whole = preferences.reduce((sum, [weight]) => sum + weight, 0);
  return Math.round((100 * preferences.reduce((sum, [weight, credit]) => sum + weight * credit, 0)) / whole);
}

function preferredWork(seeker: SeekerAnalysis, job: JobAnalysis, parts: ScoredParts, ontology: Ontology): number {
  if (seeker.preferred.size === 0) return Math.max(parts.occupation.credit, SKILLS_ONLY * parts.skills.credit);
  const credits = job.occupations.flatMap(({ concept, rank }) =>
    [...seeker.preferred].map((id) => rank * (ontology.worth(id).get(concept.id) ?? 0)),
  );
  return Math.max(0, ...credits);
}

const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function industryCredit(industry: string, job: JobAnalysis, ontology: Ontology): number {
  const preference = wordsOf(industry);
  const wanted = ontology.sectors.filter(({ field }) =>
    [...field.fr, ...field.en].some((name) => preference.includes(wordsOf(name))),
  );
  // An unknown industry counts neither for nor against.
  if (wanted.length === 0 || job.occupations.length === 0) return UNKNOWN_CREDIT;
  return job.occupations.some(({ concept }) => wanted.some(({ name }) => name === concept.sector)) ? 1 : 0;
}
