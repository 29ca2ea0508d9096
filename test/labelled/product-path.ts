import { analyseJob, type JobAnalysis } from '../../server/modules/matching/engine/analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from '../../server/modules/matching/engine/analysis/analyse-seeker.js';
import { explainAnalysed } from '../../server/modules/matching/engine/explain-match.js';
import { seekerMarket } from '../../server/modules/matching/engine/market.js';
import type { Ontology } from '../../server/modules/matching/engine/ontology/ontology.js';
import type { MatchResult } from '../../server/modules/matching/domain/match-result.js';
import type { LabelledJob, LabelledPerson, LabelledSet } from './labels.js';

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
  /** All people that retrieval found, best first. */
  readonly ranked: readonly Answer[];
  /** The ones that would be proposed, best first. */
  readonly proposed: readonly Match[];
}

export interface Answered {
  readonly people: readonly ReadPerson[];
  readonly jobs: readonly AnsweredJob[];
}

/** Computes the product's answers: retrieves people for each posting, then scores and explains the pairs. */
export function answerLikeTheProduct({ people, jobs }: LabelledSet, ontology: Ontology): Answered {
  const read = people.map((person): ReadPerson => ({ person, analysis: analyseSeeker(person.profile, ontology) }));
  const rank = seekerMarket(new Map(read.map(({ person, analysis }) => [person.id, analysis])), ontology);
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    people: read,
    jobs: jobs.map((job): AnsweredJob => {
      const analysis = analyseJob(job.posting, ontology);
      const ranked = rank(analysis);
      const answers = ranked.map(({ id, score }): Answer => ({ person: byId.get(id)!, score }));
      const proposed = ranked
        .filter(({ isProposed }) => isProposed)
        .map(({ id, score, seeker }): Match => {
          return { person: byId.get(id)!, score, result: explainAnalysed(seeker, analysis, ontology) };
        });
      return { job, analysis, ranked: answers, proposed };
    }),
  };
}
