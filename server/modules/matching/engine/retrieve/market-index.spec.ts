import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { analyseJob } from '../analysis/analyse-job.js';
import { analyseSeeker } from '../analysis/analyse-seeker.js';
import { PROPOSAL_THRESHOLD } from '../model.js';
import { ontologyOf } from '../ontology/ontology.js';
import { exactPoints } from '../score/apportion.js';
import { missingCredentials } from '../score/missing-credentials.js';
import { scoreParts } from '../score/score-parts.js';
import { people } from '../spec-texts/people.js';
import { postings } from '../spec-texts/postings.js';
import { indexedJob, LICENCE_POINTS, questionOfJob } from './indexed-job.js';
import { indexedSeeker, questionOfSeeker } from './indexed-seeker.js';
import { jobIndex, seekerIndex } from './market-index.js';

/** Whole texts are not compared here: retrieval knows their occupations, but not how similar the texts are. */
const { version, concepts, sectors } = new CurrentOntology().get();
const ontology = ontologyOf(version, [...concepts.values()], sectors);
const id = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const seekers = Object.values(people).map((profile, n) => ({ id: id(n), analysis: analyseSeeker(profile, ontology) }));
const jobs = Object.values(postings).map((posting, n) => ({ id: id(n), analysis: analyseJob(posting, ontology) }));

/** Points of the whole score, before they are rounded. */
function scoreOf(seeker: (typeof seekers)[number], job: (typeof jobs)[number]): number {
  return exactPoints(scoreParts(seeker.analysis, job.analysis, ontology).parts);
}

/** Points that retrieval may be off: it leaves out traits, requirements the lexicon does not know, and faint likeness. */
const OFF = { anybody: 8, worthProposing: 1.5 };

describe('who is found', () => {
  it('has the points of the whole score, or nearly, from either side', () => {
    const forSeekers = jobIndex(ontology);
    for (const job of jobs) forSeekers.put({ id: job.id, ...indexedJob(job.analysis, ontology) });
    const forJobs = seekerIndex(ontology);
    for (const seeker of seekers) forJobs.put({ id: seeker.id, ...indexedSeeker(seeker.analysis, ontology) });
    const off: unknown[] = [];
    let compared = 0;
    for (const seeker of seekers) {
      const postingsFound = forSeekers.find(questionOfSeeker(seeker.analysis, ontology), jobs.length);
      for (const job of jobs) {
        const peopleFound = forJobs.find(questionOfJob(job.analysis, ontology), seekers.length);
        const points = postingsFound.find((each) => each.id === job.id)?.points;
        const fromThere = peopleFound.find((each) => each.id === seeker.id)?.points;
        const score = scoreOf(seeker, job);
        const limit = score >= PROPOSAL_THRESHOLD ? OFF.worthProposing : OFF.anybody;
        // People without a common concept are not found; living nearby alone is no match.
        // The required licences give extra points, and some of them or a similar one give a share of those points.
        const most = (job.analysis.credentials ?? []).length > 0 ? LICENCE_POINTS : 0;
        const least = missingCredentials(seeker.analysis, job.analysis).length === 0 ? most : 0;
        const isNear =
          points === undefined
            ? score < PROPOSAL_THRESHOLD
            : points - score >= least - limit && points - score <= most + limit;
        const isSame = Math.abs((points ?? 0) - (fromThere ?? 0)) < 0.05;
        if (points !== undefined) compared += 1;
        if (!isNear || !isSame) off.push({ seeker: seeker.id, job: job.id, score, points, fromThere });
      }
    }
    expect(off).toEqual([]);
    expect(compared).toBeGreaterThan(jobs.length);
  });
});
