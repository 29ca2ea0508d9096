/** For specs: example profiles and postings. The product does not import this folder. */
import type { JobPosting, SeekerProfile } from '../inputs.js';

/** A profile with only the given fields. */
export function seekerProfile(given: Partial<SeekerProfile> = {}): SeekerProfile {
  return {
    title: null,
    skills: [],
    experience: null,
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
    ...given,
  };
}

/** A posting with only the given fields. */
export function jobPosting(given: Partial<JobPosting> & { readonly title: string }): JobPosting {
  return {
    department: null,
    description: null,
    requirements: [],
    location: null,
    remote: false,
    jobType: null,
    language: 'fr',
    pay: null,
    ...given,
  };
}
