import type { JobPosting, SeekerProfile } from '../engine/inputs.js';
import { Market } from '../engine/market.js';
import type { Ontology } from '../engine/ontology/ontology.js';
import type { RankItem } from '../engine/similarity/rank-item.js';

const untold = {
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

/** A line of a file as the profile of a person who says nothing else. */
export function profileOf({ title, text, skills, experience, location }: RankItem): SeekerProfile {
  return {
    ...untold,
    location: location ?? null,
    title: title ?? null,
    skills: skills ?? [],
    experience: experience ?? text ?? null,
  };
}

/** A line of a file as a posting that says nothing else. */
export function postingOf({
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

/** The other side as candidates, to be found and scored as the product does. */
export function marketOf(items: readonly RankItem[], kind: 'job' | 'profile', ontology: Ontology): Market {
  return kind === 'job'
    ? Market.ofJobs(new Map(items.map((item) => [item.id, postingOf(item)])), ontology)
    : Market.ofSeekers(new Map(items.map((item) => [item.id, profileOf(item)])), ontology);
}
