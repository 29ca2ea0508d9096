import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { analyseJob } from '../analysis/analyse-job.js';
import { analyseSeeker } from '../analysis/analyse-seeker.js';
import { people } from '../spec-texts/people.js';
import { postings } from '../spec-texts/postings.js';
import { factParts } from './fact-parts.js';
import { indexedJob, questionOfJob, readJobFact } from './indexed-job.js';
import { indexedSeeker, questionOfSeeker, readSeekerFact } from './indexed-seeker.js';
import type { Question } from './question.js';
import { readQuestionOfJob, readQuestionOfSeeker, writeQuestion } from './written-question.js';

const ontology = new CurrentOntology().get();
const jobs = Object.values(postings).map((posting) => analyseJob(posting, ontology));
const seekers = Object.values(people).map((profile) => analyseSeeker(profile, ontology));
const positions = factParts.map((_part, position) => position);

/** Fails unless both questions give the same points for all facts. */
function expectSame<Fact>(one: Question<Fact>, other: Question<Fact>, subjects: readonly (readonly Fact[])[]): void {
  for (const name of ['added', 'best', 'own'] as const) expect([...other[name]]).toEqual([...one[name]]);
  for (const facts of subjects) {
    expect(other.ceilings(facts[0]!)).toEqual(one.ceilings(facts[0]!));
    const credits = ({ credit }: Question<Fact>) => positions.map((position) => credit(facts[position]!, position));
    expect(credits(other)).toEqual(credits(one));
  }
}

describe('a question that was written and read', () => {
  it('gives postings the same points as the one of the person', () => {
    const facts = jobs.map((job) =>
      indexedJob(job, ontology).facts.map((text, position) => readJobFact(text, position, ontology)),
    );
    for (const seeker of seekers) {
      const question = questionOfSeeker(seeker, ontology);
      expectSame(question, readQuestionOfSeeker(writeQuestion(question), ontology), facts);
    }
  });

  it('gives people the same points as the one of the posting', () => {
    const facts = seekers.map((seeker) =>
      indexedSeeker(seeker, ontology).facts.map((text, position) => readSeekerFact(text, position, ontology)),
    );
    for (const job of jobs) {
      const question = questionOfJob(job, ontology);
      expectSame(question, readQuestionOfJob(writeQuestion(question), ontology), facts);
    }
  });
});
