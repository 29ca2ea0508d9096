import { jest } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { Enquiry } from './enquiry.js';
import { HelperLost, Helpers } from './helpers.js';
import { BLOCK } from './posting-lists.js';
import type { Question, Subject } from './question.js';
import { SubjectIndex } from './subject-index.js';

const MANY = BLOCK * 6 + 1_234;
const TERMS = 40;
/** Fewer and more than are judged before the first question. */
const FEW_PLACES = 400;
const MANY_PLACES = 1_500;
/** A machine that is busy takes its time over starting a thread. */
const LONGEST_MS = 20_000;

const idOf = (n: number): string =>
  `${((n * 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** The next figure of a series; the same series for the same first figure. */
const drawn = (n: number, below: number): number => (Math.imul(n + 1, 2_246_822_519) >>> 9) % below;

function subject(n: number, towns: number): Subject {
  const terms = new Map<string, number>();
  for (let at = 0; at < 6; at += 1) terms.set(`a${drawn(n * 7 + at, TERMS)}`, (1 + drawn(n * 11 + at, 8)) / 8);
  terms.set(`b${drawn(n * 13, 9)}`, 1);
  return {
    id: idOf(n),
    terms,
    facts: [String(drawn(n * 3, 3) / 2), String(drawn(n * 5, 9)), String(drawn(n, towns))],
  };
}

const question: Question<number> = {
  added: new Map(Array.from({ length: 8 }, (_, at) => [`a${at * 3}`, 3 + at / 8] as const)),
  best: new Map([0, 4].map((at) => [`b${at}`, 10 + at] as const)),
  own: [],
  ceilings: (scale) => ({ skills: 40, occupation: 20, facts: [0, 8, 12 * scale], allFacts: 8 + 12 * scale }),
  credit: (fact, position) => (position === 1 ? fact / 8 : (fact % 17) / 16),
};

function filled(helpers: Helpers | null, towns = MANY_PLACES): SubjectIndex<number> {
  const index = new SubjectIndex<number>(3, Number, 0.5, helpers);
  for (let n = 0; n < MANY; n += 1) index.put(subject(n, towns));
  for (let n = 0; n < MANY; n += 9) index.remove(idOf(n));
  return index;
}

/** Waits until the condition is true, up to a limit. */
async function until(isSo: () => boolean): Promise<boolean> {
  const stopAt = Date.now() + LONGEST_MS;
  while (Date.now() < stopAt) {
    if (isSo()) return true;
    await wait(20);
  }
  return false;
}

/** Data that no thread can read. */
const unreadable = null as unknown as Uint32Array;
/** A question of one list, with one in every block. */
const enquiryOf = (list: Uint32Array, blocks: number): Enquiry => ({
  lists: [list],
  adding: 1,
  factors: new Float64Array([1]),
  starts: Uint32Array.from({ length: blocks + 1 }, (_, at) => at),
  weighing: {
    skills: new Float64Array([0]),
    occupation: new Float64Array([0]),
    open: new Float64Array([0]),
    most: [new Float64Array([0]), new Float64Array([0])],
    numbers: [new Uint16Array(blocks * BLOCK), new Uint16Array(blocks * BLOCK)],
    credits: [new Float64Array([0]), new Float64Array([0])],
    bestCredits: new Float64Array([0, 0]),
    fullRelevance: 1,
    rows: 0,
    experience: 1,
    sifting: 0,
  },
  scope: { wanted: 50, alive: new Uint8Array(blocks * BLOCK).fill(1), except: new Set() },
  length: blocks * BLOCK,
  block: BLOCK,
  blocks,
});

describe('threads that read an index along', () => {
  const lost: unknown[] = [];
  let helpers: Helpers;
  beforeEach(() => {
    lost.length = 0;
    helpers = new Helpers((error) => lost.push(error), 2);
  });
  afterEach(() => helpers.close());

  it.each([FEW_PLACES, MANY_PLACES])('take blocks, and find with %i towns who is found without them', async (towns) => {
    const alone = filled(null, towns);
    const expected = alone.find(question, 50);
    expect(expected).toHaveLength(50);
    const without = new Set(expected.filter((_, at) => at % 2 === 0).map(({ id }) => id));
    const others = alone.find(question, 50, { except: without });
    expect(others.filter(({ id }) => without.has(id))).toEqual([]);
    const index = filled(helpers, towns);
    // The threads start with the first question, which is answered without them.
    expect(index.find(question, 50)).toEqual(expected);
    const hasHelped = await until(() => {
      const help = helpers.ask(enquiryOf(new Uint32Array(6), 6));
      help?.publish(0);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      // The asking thread takes the first of the six blocks.
      return help !== null && help.survivors().length > 0 && help.take() === null;
    });
    expect(hasHelped).toBe(true);
    for (let round = 0; round < 20; round += 1) {
      expect(index.find(question, 50)).toEqual(expected);
      expect(index.find(question, 50, { except: without })).toEqual(others);
    }
    expect(lost).toEqual([]);
  });

  it('are done without after one of them broke', async () => {
    const index = filled(helpers);
    const expected = index.find(question, 50);
    helpers.ask(enquiryOf(unreadable, 6));
    expect(await until(() => lost.length > 0)).toBe(true);
    expect(String(lost)).toContain('TypeError');
    expect(helpers.ask(enquiryOf(unreadable, 6))).toBeNull();
    expect(index.find(question, 50)).toEqual(expected);
  });

  it('fail no question when they break in the middle of it', async () => {
    const expected = filled(null).find(question, 50);
    const index = filled(helpers);
    index.find(question, 50);
    const ask = helpers.ask.bind(helpers);
    // Each thread gets data that it cannot read, while the asking thread continues to read.
    jest.spyOn(helpers, 'ask').mockImplementation((enquiry) => {
      const help = ask({ ...enquiry, lists: enquiry.lists.map(() => unreadable) });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      return help;
    });
    expect(
      await until(() => {
        expect(index.find(question, 50)).toEqual(expected);
        return lost.length > 0;
      }),
    ).toBe(true);
    expect(lost[0]).toBeInstanceOf(HelperLost);
    expect(index.find(question, 50)).toEqual(expected);
  });

  it('are not asked where little is to be read, and not started on a machine with one processor', () => {
    expect(helpers.ask(enquiryOf(new Uint32Array(6), 2))).toBeNull();
    expect(new Helpers(() => undefined, 0).ask(enquiryOf(new Uint32Array(6), 6))).toBeNull();
  });
});
