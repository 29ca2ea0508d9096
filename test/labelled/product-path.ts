import { analyseJob, type JobAnalysis } from '../../server/modules/matching/engine/analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from '../../server/modules/matching/engine/analysis/analyse-seeker.js';
import { explainAnalysed, scoreAnalysed } from '../../server/modules/matching/engine/explain-match.js';
import { isWorthProposing, PROPOSAL_THRESHOLD } from '../../server/modules/matching/engine/model.js';
import type { Ontology } from '../../server/modules/matching/engine/ontology/ontology.js';
import { questionOfJob } from '../../server/modules/matching/engine/retrieve/indexed-job.js';
import { indexedSeeker } from '../../server/modules/matching/engine/retrieve/indexed-seeker.js';
import { seekerIndex } from '../../server/modules/matching/engine/retrieve/market-index.js';
import type { MatchResult } from '../../server/modules/matching/domain/match-result.js';
import type { LabelledJob, LabelledPerson, LabelledSet } from './labels.js';

/** As `persistence/match-index.ts` asks for them. */
const MOST_CANDIDATES = 200;

export interface ReadPerson {
  readonly person: LabelledPerson;
  readonly analysis: SeekerAnalysis;
}

export interface Answer {
  readonly person: LabelledPerson;
  readonly score: number;
}

export interface Match extends Answer {
  readonly result: MatchResult;
}

export interface AnsweredJob {
  readonly job: LabelledJob;
  readonly analysis: JobAnalysis;
  /** Everybody retrieval found, best first. */
  readonly ranked: readonly Answer[];
  /** Those of them that would be proposed, best first. */
  readonly proposed: readonly Match[];
}

export interface Answered {
  readonly people: readonly ReadPerson[];
  readonly jobs: readonly AnsweredJob[];
}

/** What the product answers: everybody is read and indexed, each posting retrieves people, and the pairs are scored and explained. */
export function answerLikeTheProduct({ people, jobs }: LabelledSet, ontology: Ontology): Answered {
  const read = people.map((person): ReadPerson => ({ person, analysis: analyseSeeker(person.profile, ontology) }));
  const index = seekerIndex(ontology);
  for (const [at, { analysis }] of read.entries()) index.put({ id: uuid(at), ...indexedSeeker(analysis, ontology) });
  const byId = new Map(read.map((each, at) => [uuid(at), each]));
  return {
    people: read,
    jobs: jobs.map((job): AnsweredJob => {
      const analysis = analyseJob(job.posting, ontology);
      const scored = index
        .find(questionOfJob(analysis, ontology), MOST_CANDIDATES)
        .map(({ id }) => byId.get(id)!)
        .map((each) => ({ ...each, score: scoreAnalysed(each.analysis, analysis, ontology) }))
        .sort((one, other) => other.score - one.score);
      const proposed = scored
        .filter(({ score }) => score >= PROPOSAL_THRESHOLD)
        .map((each): Match => ({ ...each, result: explainAnalysed(each.analysis, analysis, ontology) }))
        .filter(({ result }) => isWorthProposing(result));
      return { job, analysis, ranked: scored, proposed };
    }),
  };
}

/** Numbers in an order of their own, so that whoever stands first in a file is not first of equals. */
function uuid(at: number): string {
  const scattered = (at * 2_654_435_761) % 2 ** 32;
  return `0190a000-0000-7000-8000-${scattered.toString(16).padStart(12, '0')}`;
}
