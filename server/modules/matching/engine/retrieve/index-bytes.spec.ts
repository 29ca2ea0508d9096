import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { analyseJob } from '../analysis/analyse-job.js';
import { analyseSeeker } from '../analysis/analyse-seeker.js';
import { ontologyOf } from '../ontology/ontology.js';
import { people } from '../spec-texts/people.js';
import { postings } from '../spec-texts/postings.js';
import { UnreadableBytes } from './bytes.js';
import { indexedJob, questionOfJob } from './indexed-job.js';
import { indexedSeeker, questionOfSeeker } from './indexed-seeker.js';
import { jobIndex, seekerIndex } from './market-index.js';
import type { Question, Subject } from './question.js';
import { SubjectIndex } from './subject-index.js';

const FACTS = 3;
const fresh = (): SubjectIndex<number> => new SubjectIndex(FACTS, Number, 0.5);
const startedFrom = (bytes: Uint8Array): SubjectIndex<number> => {
  const index = fresh();
  index.fromBytes(bytes);
  return index;
};
const id = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const asking = (terms: ReadonlyMap<string, number>): Question<number> => ({
  added: terms,
  best: new Map([['t0', 3]]),
  own: ['', '1', '1'],
  ceilings: (scale) => ({ skills: 32, occupation: 16, facts: [0, 8 * scale, 8 * scale], allFacts: 16 * scale }),
  credit: (fact) => fact / 8,
});
const everything = asking(new Map(Array.from({ length: 10 }, (_, n) => [`t${n}`, 1 + n] as const)));

const edit = fc.record({
  n: fc.integer({ min: 0, max: 60 }),
  isRemoval: fc.boolean(),
  terms: fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 8 })), { maxLength: 6 }),
  facts: fc.tuple(fc.constantFrom('0', '1'), fc.nat({ max: 8 }).map(String), fc.nat({ max: 8 }).map(String)),
});
function apply(
  index: SubjectIndex<number>,
  { n, isRemoval, terms, facts }: typeof edit extends fc.Arbitrary<infer E> ? E : never,
): void {
  if (isRemoval) index.remove(id(n));
  else index.put({ id: id(n), terms: new Map(terms.map(([term, weight]) => [`t${term}`, weight / 8])), facts });
}

describe('an index as bytes', () => {
  it('answers as before, and after the same further changes', () => {
    fc.assert(
      fc.property(
        fc.array(edit, { maxLength: 80 }),
        fc.array(edit, { maxLength: 40 }),
        fc.nat(),
        (before, after, turn) => {
          const index = fresh();
          for (const each of before) apply(index, each);
          const started = startedFrom(index.toBytes());
          expect([started.size, started.postings]).toEqual([index.size, index.postings]);
          expect(started.find(everything, 20, { turn })).toEqual(index.find(everything, 20, { turn }));
          for (const each of after) for (const one of [index, started]) apply(one, each);
          expect(started.find(everything, 20, { turn })).toEqual(index.find(everything, 20, { turn }));
          index.compact();
          started.compact();
          expect(started.find(everything, 100, { turn })).toEqual(index.find(everything, 100, { turn }));
          expect(started.toBytes()).toEqual(index.toBytes());
        },
      ),
      { numRuns: 150 },
    );
  });

  it('answers as before over several blocks, with more than 65,536 values of a fact', () => {
    const index = fresh();
    const put = (n: number): void =>
      index.put({
        id: id(n),
        terms: new Map([[`t${n % 10}`, ((n % 8) + 1) / 8]]),
        facts: ['1', String((n % 80) / 10), `${n}`],
      });
    for (let n = 0; n < 70_000; n += 1) put(n);
    for (let n = 0; n < 900; n += 1) index.remove(id(n * 7));
    const started = startedFrom(index.toBytes());
    const calm = {
      ...everything,
      credit: (fact: number, position: number) => (position === 1 ? fact / 8 : (fact % 9) / 8),
    };
    expect(started.find(calm, 200)).toEqual(index.find(calm, 200));
    put(70_001);
    started.put({ id: id(70_001), terms: new Map([['t1', 0.25]]), facts: ['1', '0.1', '70001'] });
    expect(started.find(calm, 200, { turn: 7 })).toHaveLength(200);
    expect(started.size).toBe(index.size);
  });

  it('finds the same postings and people, with the same points', () => {
    const { version, concepts, sectors } = new CurrentOntology().get();
    const ontology = ontologyOf(version, [...concepts.values()], sectors);
    const jobs = Object.values(postings).map((posting, n) => ({ id: id(n), analysis: analyseJob(posting, ontology) }));
    const seekers = Object.values(people).map((one, n) => ({ id: id(n), analysis: analyseSeeker(one, ontology) }));
    const [ofJobs, ofSeekers] = [jobIndex(ontology), seekerIndex(ontology)];
    for (const job of jobs) ofJobs.put({ id: job.id, ...indexedJob(job.analysis, ontology) });
    for (const seeker of seekers) ofSeekers.put({ id: seeker.id, ...indexedSeeker(seeker.analysis, ontology) });
    const [startedJobs, startedSeekers] = [jobIndex(ontology), seekerIndex(ontology)];
    startedJobs.fromBytes(ofJobs.toBytes());
    startedSeekers.fromBytes(ofSeekers.toBytes());
    for (const turn of [0, 99]) {
      for (const { analysis } of seekers) {
        const question = questionOfSeeker(analysis, ontology);
        expect(startedJobs.find(question, 200, { turn })).toEqual(ofJobs.find(question, 200, { turn }));
      }
      for (const { analysis } of jobs) {
        const question = questionOfJob(analysis, ontology);
        expect(startedSeekers.find(question, 200, { turn })).toEqual(ofSeekers.find(question, 200, { turn }));
      }
    }
  });

  it('refuses bytes that were cut, extended, of another width or of another byte order', () => {
    const index = fresh();
    const subject = (n: number): Subject => ({ id: id(n), terms: new Map([['t1', 0.5]]), facts: ['1', '2', '3'] });
    for (let n = 0; n < 5; n += 1) index.put(subject(n));
    const bytes = index.toBytes();
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => startedFrom(bytes.slice(0, length))).toThrow(UnreadableBytes);
    }
    expect(() => startedFrom(Uint8Array.of(...bytes, 0, 0, 0, 0))).toThrow(UnreadableBytes);
    expect(() => new SubjectIndex(FACTS + 1, Number, 0.5).fromBytes(bytes)).toThrow(UnreadableBytes);
    expect(() => startedFrom(Uint8Array.of(...bytes.slice(0, 4).reverse(), ...bytes.slice(4)))).toThrow(
      UnreadableBytes,
    );
    // Bytes that do not start at a multiple of four, as in a part of a larger buffer.
    expect(startedFrom(Uint8Array.of(0, ...bytes).subarray(1)).find(everything, 9)).toEqual(index.find(everything, 9));
  });

  it('has the form that FORM names', () => {
    const index = fresh();
    for (let n = 0; n < 5; n += 1) {
      index.put({ id: id(n), terms: new Map([[`t${n % 2}`, (n + 1) / 8]]), facts: ['1', `${n % 3}`, `${n}`] });
    }
    index.remove(id(2));
    // If the bytes differ, raise FORM first: otherwise the version before would read them as its own.
    expect([index.format, createHash('sha256').update(index.toBytes()).digest('hex')]).toEqual([
      '1.8192.32768.3',
      '49f66234418e61c54e1dde810df324669bc8b3a7f5f79ac8cdc6e556b0ff1198',
    ]);
  });
});
