import { analyseJob, type JobAnalysis } from '../engine/analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from '../engine/analysis/analyse-seeker.js';
import type { JobPosting, SeekerProfile } from '../engine/inputs.js';
import { jobMarket, type ScoredCandidate, seekerMarket } from '../engine/market.js';
import type { Ontology } from '../engine/ontology/ontology.js';
import type { RankItem } from '../engine/similarity/rank-item.js';

const unknownFields = {
  bio: null,
  transcript: null,
  yearsExperience: null,
  location: null,
  openToRemote: null,
  availability: null,
  workType: null,
  industry: null,
  pay: null,
  preferences: [],
} as const;

/** A line of a file as a profile with only these fields. */
function profileOf({ title, text, skills, experience, location }: RankItem): SeekerProfile {
  return {
    ...unknownFields,
    location: location ?? null,
    title: title ?? null,
    skills: skills ?? [],
    experience: experience ?? text ?? null,
  };
}

/** A line of a file as a posting with only these fields. */
function postingOf({
  title,
  text,
  description,
  requirements,
  lang,
  location,
  job_type: jobType,
}: RankItem): JobPosting {
  return {
    title: title ?? text ?? '',
    department: null,
    description: description ?? (title === undefined ? null : (text ?? null)),
    requirements: requirements ?? [],
    location: location ?? null,
    remote: false,
    jobType: jobType ?? null,
    language: lang ?? 'fr',
    pay: null,
  };
}

/**
 * Ranks lines for a line of the other side, as the product ranks postings for people and people for postings.
 *
 * @param kind of the ranked lines; each query is read as the other side
 */
export function marketOf(
  items: readonly RankItem[],
  kind: 'job' | 'profile',
  ontology: Ontology,
): (query: RankItem) => readonly ScoredCandidate[] {
  const readJob = (item: RankItem): JobAnalysis => analyseJob(postingOf(item), ontology);
  const readSeeker = (item: RankItem): SeekerAnalysis => analyseSeeker(profileOf(item), ontology);
  if (kind === 'job') {
    const rank = jobMarket(new Map(items.map((item) => [item.id, readJob(item)])), ontology);
    return (query) => rank(readSeeker(query));
  }
  const rank = seekerMarket(new Map(items.map((item) => [item.id, readSeeker(item)])), ontology);
  return (query) => rank(readJob(query));
}
