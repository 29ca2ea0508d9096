import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { factCredit } from './fact-parts.js';
import { type JobFact, readJobFact } from './indexed-job.js';
import { readSeekerFact } from './indexed-seeker.js';
import { CEILINGS_FACT, type Question } from './question.js';

/** The content of a question. Lists, because sums depend on the order of the terms. */
interface Written {
  readonly added: readonly (readonly [term: string, points: number])[];
  readonly best: readonly (readonly [term: string, points: number])[];
  readonly own: readonly string[];
}

/** A question as text, for another process. Numbers stay exactly the same. */
export const writeQuestion = ({ added, best, own }: Question<never>): string =>
  JSON.stringify({ added: [...added], best: [...best], own } satisfies Written);

/** The question of a person to postings, from {@link writeQuestion}. */
export function readQuestionOfSeeker(text: string, ontology: Ontology): Question<JobFact> {
  const { added, best, own } = JSON.parse(text) as Written;
  const seekers = own.map((fact, position) => readSeekerFact(fact, position, ontology));
  return {
    ...{ added: new Map(added), best: new Map(best), own },
    ceilings: ({ ceilings }) => ceilings,
    credit: ({ job }, position) => factCredit(position, seekers[position]!, job, ontology),
  };
}

/** The question of a posting to people, from {@link writeQuestion}. */
export function readQuestionOfJob(text: string, ontology: Ontology): Question<SeekerAnalysis> {
  const { added, best, own } = JSON.parse(text) as Written;
  const jobs = own.map((fact, position) => readJobFact(fact, position, ontology));
  return {
    ...{ added: new Map(added), best: new Map(best), own },
    ceilings: () => jobs[CEILINGS_FACT]!.ceilings,
    credit: (seeker, position) => factCredit(position, seeker, jobs[position]!.job, ontology),
  };
}
