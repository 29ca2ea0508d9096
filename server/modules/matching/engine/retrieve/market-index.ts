import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { FULL_RELEVANCE } from '../score/experience-part.js';
import { factParts } from './fact-parts.js';
import type { Helpers } from './helpers.js';
import { type JobFact, readJobFact } from './indexed-job.js';
import { readSeekerFact } from './indexed-seeker.js';
import { SubjectIndex } from './subject-index.js';

/** Index of postings, searched for a person. */
export const jobIndex = (ontology: Ontology, helpers: Helpers | null = null): SubjectIndex<JobFact> =>
  new SubjectIndex(
    factParts.length,
    (text, position) => readJobFact(text, position, ontology),
    FULL_RELEVANCE,
    helpers,
  );

/** Index of people, searched for a posting. */
export const seekerIndex = (ontology: Ontology, helpers: Helpers | null = null): SubjectIndex<SeekerAnalysis> =>
  new SubjectIndex(
    factParts.length,
    (text, position) => readSeekerFact(text, position, ontology),
    FULL_RELEVANCE,
    helpers,
  );
