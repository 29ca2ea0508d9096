import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { analyseJob } from '../analysis/analyse-job.js';
import { analyseSeeker } from '../analysis/analyse-seeker.js';
import { ontologyOf } from '../ontology/ontology.js';
import { people } from '../spec-texts/people.js';
import { postings } from '../spec-texts/postings.js';
import { indexedJob, questionOfJob } from './indexed-job.js';
import { indexedSeeker, questionOfSeeker } from './indexed-seeker.js';
import { jobIndex, seekerIndex } from './market-index.js';
import { mergeFound } from './merge-found.js';
import type { Question, Subject } from './question.js';
import { turnOf } from './subject-ids.js';
import { SubjectIndex } from './subject-index.js';

const id = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const turns = [0, turnOf(id(9_999), 1), turnOf(id(9_998), 2)];

/** Every subject is in one of the parts, and in the whole. */
function divided<Fact>(subjects: readonly Subject[], count: number, fresh: () => SubjectIndex<Fact>) {
  const whole = fresh();
  const parts = Array.from({ length: count }, fresh);
  for (const [n, subject] of subjects.entries()) {
    whole.put(subject);
    parts[(n * 7) % count]?.put(subject);
  }
  const expectSame = (question: Question<Fact>, limit: number): void => {
    for (const turn of turns) {
      const found = parts.map((part) => part.find(question, limit, { turn }));
      expect(mergeFound(found, limit, turn)).toEqual(whole.find(question, limit, { turn }));
    }
  };
  return { whole, expectSame };
}

describe('the best of several indexes', () => {
  it.each([1, 2, 4, 16])('of %i are those of one index: people and postings, from both sides', (count) => {
    const { version, concepts, sectors } = new CurrentOntology().get();
    const ontology = ontologyOf(version, [...concepts.values()], sectors);
    const jobs = Object.values(postings).map((posting) => analyseJob(posting, ontology));
    const seekers = Object.values(people).map((profile) => analyseSeeker(profile, ontology));
    const ofJobs = divided(
      jobs.map((job, n) => ({ id: id(n), ...indexedJob(job, ontology) })),
      count,
      () => jobIndex(ontology),
    );
    const ofSeekers = divided(
      seekers.map((seeker, n) => ({ id: id(n), ...indexedSeeker(seeker, ontology) })),
      count,
      () => seekerIndex(ontology),
    );
    for (const limit of [3, 200]) {
      for (const seeker of seekers) ofJobs.expectSame(questionOfSeeker(seeker, ontology), limit);
      for (const job of jobs) ofSeekers.expectSame(questionOfJob(job, ontology), limit);
    }
  });

  it.each([2, 4, 16])('of %i are those of one index, with hundreds of equal points in all parts', (count) => {
    const subjects = Array.from({ length: 3_000 }, (_, n): Subject => {
      const terms = new Map([['common', 0.5], ...(n % 3 === 0 ? [[`rare${n % 5}`, 0.25] as const] : [])]);
      return { id: id(n), terms, facts: [String(n % 2), String(n % 3), String(n % 4)] };
    });
    const fresh = (): SubjectIndex<number> => new SubjectIndex(3, Number, 0.5);
    const { whole, expectSame } = divided(subjects, count, fresh);
    const question: Question<number> = {
      added: new Map([
        ['common', 8],
        ['rare1', 4],
      ]),
      best: new Map([['rare2', 2]]),
      own: ['', '1', '1'],
      ceilings: (scale) => ({ skills: 32, occupation: 16, facts: [0, 8 * scale, 8 * scale], allFacts: 16 * scale }),
      credit: (fact) => fact / 8,
    };
    for (const limit of [1, 50, 200, 2_999]) expectSame(question, limit);
    expect(new Set(whole.find(question, 3_000).map(({ points }) => points)).size).toBeLessThan(60);
  });
});
