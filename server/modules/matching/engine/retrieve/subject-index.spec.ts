import fc from 'fast-check';
import type { Found, Question, Subject } from './question.js';
import { inTurn, turnOf } from './subject-ids.js';
import { SubjectIndex } from './subject-index.js';

/** Facts in these specs are figures as text; the first one is how much the others count. */
const FACTS = 3;
const FULL_RELEVANCE = 0.5;
const fresh = (): SubjectIndex<number> => new SubjectIndex(FACTS, Number, FULL_RELEVANCE);
/** More than one block. */
const MANY = 20_000;
const MOST = 8;
// Powers of two: dividing by them loses nothing.
const SKILLS = 32;
const OCCUPATION = 16;

interface Asked {
  readonly added: ReadonlyMap<string, number>;
  readonly best: ReadonlyMap<string, number>;
  readonly factor: number;
}
const questionOf = ({ added, best, factor }: Asked): Question<number> => ({
  added,
  best,
  own: ['', `${factor}`, `${factor}`],
  ceilings: (scale) => ({
    skills: SKILLS,
    occupation: OCCUPATION,
    facts: [0, MOST * scale, MOST * scale],
    allFacts: 2 * MOST * scale,
  }),
  credit: (fact) => (fact * factor) / MOST,
});

/** The same by looking at everybody. */
function byLookingAtAll(all: Iterable<Subject>, { added, best, factor }: Asked, limit: number): readonly Found[] {
  const found = [...all].flatMap(({ id, terms, facts }) => {
    let sum = 0;
    let most = 0;
    for (const [term, weight] of terms) {
      sum += weight * (added.get(term) ?? 0);
      most = Math.max(most, weight * (best.get(term) ?? 0));
    }
    const share = Math.max(sum / SKILLS, most / OCCUPATION);
    const [scale] = facts.map(Number);
    const [experience, other] = facts.slice(1).map((fact) => Number(fact) * factor * (scale ?? 0));
    const points = sum + most + (experience ?? 0) * Math.min(1, share / FULL_RELEVANCE) + (other ?? 0);
    return sum + most > 0 ? [{ id, points }] : [];
  });
  return found.sort((one, other) => other.points - one.points || (one.id < other.id ? -1 : 1)).slice(0, limit);
}

const idOf = (n: number): string =>
  `${((n * 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Figures whose sum does not depend on the order of adding. */
const dyadic = (most: number) => fc.integer({ min: 1, max: most * 8 }).map((n) => n / 8);
const someTerms = (values: fc.Arbitrary<number>, prefix: string, most: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 9 }), values), { maxLength: most })
    .map((pairs) => new Map(pairs.map(([n, value]) => [`${prefix}${n}`, value])));
const weights = fc.integer({ min: 1, max: 8 }).map((n) => n / 8);
const subject = fc
  .record({
    n: fc.integer({ min: 0, max: 40 }),
    added: someTerms(weights, 'a', 6),
    best: someTerms(weights, 'b', 3),
    experience: fc.integer({ min: 0, max: 8 }),
    other: fc.integer({ min: 0, max: 8 }),
    scale: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ n, added, best, experience, other, scale }): Subject => {
    const terms = new Map([...added, ...best]);
    return { id: idOf(n), terms, facts: [String(scale), String(experience), String(other)] };
  });
const asked: fc.Arbitrary<Asked> = fc.record({
  added: someTerms(dyadic(4), 'a', 6),
  best: someTerms(dyadic(4), 'b', 3),
  factor: fc.constantFrom(0, 0.5, 1),
});
const edit = fc.oneof(
  { weight: 3, arbitrary: subject.map((put) => ({ put, remove: null })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }).map((n) => ({ put: null, remove: idOf(n) })) },
);

describe('an index of subjects', () => {
  it('finds whom looking at everybody finds, in the same order, whatever came, changed and went before', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 120 }), asked, fc.integer({ min: 1, max: 12 }), (edits, ask, limit) => {
        const index = fresh();
        const truth = new Map<string, Subject>();
        for (const [at, { put, remove }] of edits.entries()) {
          if (put) truth.set(put.id, put);
          else if (remove) truth.delete(remove);
          if (put) index.put(put);
          else if (remove) index.remove(remove);
          if (at % 37 === 36) index.compact();
        }
        expect(index.size).toBe(truth.size);
        const expected = byLookingAtAll(truth.values(), ask, limit);
        expect(index.find(questionOf(ask), limit)).toEqual(expected);
        // A left-out person makes space for the next one.
        const [first] = expected;
        if (!first) return;
        const others = [...truth.values()].filter(({ id }) => id !== first.id);
        expect(index.find(questionOf(ask), limit, { except: new Set([first.id]) })).toEqual(
          byLookingAtAll(others, ask, limit),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('answers the same for many, across blocks and after gaps were closed', () => {
    let seed = 42;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % below;
    };
    const made = (n: number): Subject => {
      const terms = new Map<string, number>();
      for (let at = 0; at < 5; at += 1) terms.set(`a${Math.floor(random(400) ** 2 / 400)}`, (1 + random(8)) / 8);
      terms.set(`b${random(50)}`, (1 + random(8)) / 8);
      const [experience, other] = [random(9), random(9)];
      return { id: idOf(n), terms, facts: [String(random(3) / 2), String(experience), String(other)] };
    };
    const index = fresh();
    const truth = new Map<string, Subject>();
    const put = (n: number): void => {
      const each = made(n);
      truth.set(each.id, each);
      index.put(each);
    };
    for (let n = 0; n < MANY; n += 1) put(n);
    for (let round = 0; round < 9_000; round += 1) {
      const n = random(MANY);
      if (round % 3 > 0) put(n);
      else {
        truth.delete(idOf(n));
        index.remove(idOf(n));
      }
    }
    // Every subject has six postings at most: gaps were closed on the way.
    expect(index.postings).toBeLessThan(truth.size * 6 * 1.3);
    for (let question = 0; question < 6; question += 1) {
      const added = new Map(Array.from({ length: 8 }, () => [`a${random(60)}`, (1 + random(16)) / 4] as const));
      const best = new Map(Array.from({ length: 3 }, () => [`b${random(50)}`, (1 + random(16)) / 4] as const));
      const ask = { added, best, factor: 1 };
      expect(index.find(questionOf(ask), 50)).toEqual(byLookingAtAll(truth.values(), ask, 50));
    }
  });

  it('finds nobody by nothing', () => {
    const index = fresh();
    const nothing = { added: new Map(), best: new Map(), factor: 1 };
    expect(index.find(questionOf(nothing), 5)).toEqual([]);
    index.put({ id: idOf(1), terms: new Map([['a1', 1]]), facts: [] });
    expect(index.find(questionOf(nothing), 5)).toEqual([]);
    expect(index.find(questionOf({ ...nothing, added: new Map([['a1', 1]]) }), 0)).toEqual([]);
    expect(() => index.put({ id: 'someone', terms: new Map(), facts: [] })).toThrow(RangeError);
  });

  it('lets equals come first in turn, the same ones for the same asker on the same day', () => {
    const index = fresh();
    for (let n = 1; n <= 3_000; n += 1)
      index.put({ id: idOf(n), terms: new Map([['skill/a', 1]]), facts: ['1', '1', '1'] });
    const question = questionOf({ added: new Map([['skill/a', 8]]), best: new Map(), factor: 1 });
    const asker = idOf(9_999);
    const on = (day: number) => index.find(question, 200, { turn: turnOf(asker, day) }).map(({ id }) => id);
    expect(on(1)).toEqual(on(1));
    expect(on(1)).toEqual([...on(1)].sort((one, other) => inTurn(one, other, turnOf(asker, 1))));
    const seen = new Set<string>();
    for (let day = 1; day <= 60; day += 1) for (const id of on(day)) seen.add(id);
    // By chance alone 98 of 100 are seen in sixty days; the first 200 by id alone would be 7 of 100.
    expect(seen.size).toBeGreaterThan(2_850);
  });
});
