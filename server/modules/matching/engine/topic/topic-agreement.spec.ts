import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { analyseJob } from '../analysis/analyse-job.js';
import { analyseSeeker } from '../analysis/analyse-seeker.js';
import { explainMatch } from '../explain-match.js';
import { ontologyOf } from '../ontology/ontology.js';
import { people } from '../spec-texts/people.js';
import { postings } from '../spec-texts/postings.js';
import { bytesOfTopics, topicsOfBytes } from './topic-bytes.js';
import { topicAgreement } from './topic-agreement.js';

const ontology = new CurrentOntology().get();
const { version, concepts, sectors } = ontology;
const without = ontologyOf(version, [...concepts.values()], sectors);
const pairs = Object.values(people).flatMap((person) => Object.values(postings).map((job) => [person, job] as const));

it('evidence without words adds points and never a sentence', () => {
  let more = 0;
  for (const [person, job] of pairs) {
    const one = explainMatch(person, job, without);
    const other = explainMatch(person, job, ontology);
    expect(other.match_score).toBeGreaterThanOrEqual(one.match_score);
    expect(other.gaps).toEqual(one.gaps);
    expect(other.evidence.map(({ concept, seeker }) => [concept, seeker])).toEqual(
      one.evidence.map(({ concept, seeker }) => [concept, seeker]),
    );
    expect(other.reasons).toEqual(one.reasons);
    if (other.match_score > one.match_score) more += 1;
  }
  expect(more).toBeGreaterThan(pairs.length / 4);
});

it('is surer of the same work across languages than of other work', () => {
  const nurse = analyseSeeker(people.clinicalNurse, ontology);
  const sure = (job: (typeof postings)[keyof typeof postings]): number =>
    topicAgreement(nurse, analyseJob(job, ontology), ontology);
  expect(sure(postings.intensiveCareEnglish)).toBeGreaterThan(2 * sure(postings.nodeDeveloper));
});

it('what was learnt is the same after it was stored', () => {
  const model = ontology.topics()!;
  const read = topicsOfBytes(bytesOfTopics(model));
  expect(read.ids).toEqual(model.ids);
  expect(read.learntFrom).toBe(model.learntFrom);
  expect(read.bridges).toEqual(model.bridges);
  expect(read.skillNames).toEqual(model.skillNames);
  expect(Buffer.from(read.space.vectors.buffer, read.space.vectors.byteOffset, 400)).toEqual(
    Buffer.from(model.space.vectors.buffer, model.space.vectors.byteOffset, 400),
  );
});
