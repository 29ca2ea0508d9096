import type { JobAnalysis } from './analysis/analyse-job.js';
import type { SeekerAnalysis } from './analysis/analyse-seeker.js';
import type { Ontology } from './ontology/ontology.js';
import { creditsOf } from './score/skill-credits.js';

/** A concept, or a word the lexicon does not know, with how much meeting over it tells. */
export type IndexTerms = ReadonlyMap<string, number>;

/** Less than this is not worth looking a pair at. */
const LEAST_CREDIT = 0.4;
const OCCUPATION_WEIGHT = 1.5;
const WORD_WEIGHT = 0.5;
const word = (stem: string): string => `word/${stem}`;

/** What a person has, near things included: by these a posting finds them. Traits are left out, everybody has them. */
export function termsOfSeeker(seeker: SeekerAnalysis, ontology: Ontology): IndexTerms {
  const terms = new Map<string, number>();
  for (const [id, { value }] of creditsOf(seeker, ontology)) {
    const concept = ontology.concepts.get(id);
    if (!concept || value < LEAST_CREDIT || concept.type === 'trait' || concept.type === 'language') continue;
    terms.set(id, value * (concept.kind === 'occupation' ? OCCUPATION_WEIGHT : ontology.weight(id)));
  }
  for (const stem of seeker.listedStems) terms.set(word(stem), WORD_WEIGHT);
  return terms;
}

/** What a posting asks; its own words, and what they are in the other language, only where the lexicon knows no occupation in its title. */
export function termsOfJob(job: JobAnalysis, ontology: Ontology): IndexTerms {
  const terms = new Map<string, number>();
  for (const { concept, rank } of job.occupations) terms.set(concept.id, OCCUPATION_WEIGHT * rank);
  for (const { concept, weight } of job.requirements.values())
    if (concept.type !== 'trait') terms.set(concept.id, weight);
  if (job.occupations.length > 0) return terms;
  for (const stem of job.titleStems) {
    for (const [other, likeness] of ontology.nearTitles().translations(stem)) {
      terms.set(word(other), Math.max(WORD_WEIGHT * likeness, terms.get(word(other)) ?? 0));
    }
  }
  for (const stem of job.titleStems) terms.set(word(stem), WORD_WEIGHT);
  return terms;
}
