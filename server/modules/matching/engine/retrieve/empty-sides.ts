import type { JobAnalysis } from '../analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';

/** An empty posting. */
export const silentJob: JobAnalysis = {
  job: {
    title: '',
    department: null,
    description: null,
    requirements: [],
    location: null,
    remote: false,
    jobType: null,
    language: 'fr',
    pay: null,
  },
  fields: [],
  occupations: [],
  requirements: new Map(),
  needs: [],
  languages: new Map(),
  unknown: [],
  years: null,
  location: null,
  shifts: new Map(),
  titleStems: [],
};

/** A place for facts that are known without their original words. */
export const nowhere = {
  source: 'details',
  field: { text: '', tokens: [], sentences: [], mentions: [] },
  start: 0,
  end: 0,
} as const;

const emptyProfiles = new WeakMap<Ontology, SeekerAnalysis>();

/** An empty profile. */
export function emptyProfileFor(ontology: Ontology): SeekerAnalysis {
  let profile = emptyProfiles.get(ontology);
  if (!profile) {
    const noTexts = { title: null, experience: null, bio: null, transcript: null, location: null, availability: null };
    const noPreferences = { yearsExperience: null, openToRemote: null, workType: null, industry: null, pay: null };
    profile = analyseSeeker({ ...noTexts, ...noPreferences, skills: [], preferences: [] }, ontology);
    emptyProfiles.set(ontology, profile);
  }
  return profile;
}
