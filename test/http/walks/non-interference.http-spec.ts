import { jest } from '@jest/globals';
import { type Act, buy, makers } from './non-interference/acts.js';
import { moveRows, readInOrderOfRows } from './non-interference/move-rows.js';
import { Random } from './non-interference/random.js';
import { readsOf } from './non-interference/reads.js';
import { World } from './non-interference/world.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

const sequences = Number(process.env['NON_INTERFERENCE_SEQUENCES'] ?? 200);
const firstSeed = Number(process.env['NON_INTERFERENCE_SEED'] ?? 20_260_115);
const LONGEST = 4;
/** Number of sequences between two moves of one world's rows. */
const MOVE_EVERY = 10;
/** Min number of tables whose rows can be moved. */
const MIN_MOVED = 20;
const SEPARATOR = '\n\n';
/** Characters shown on both sides of a difference. */
const AROUND = 250;

jest.setTimeout(WALK_TIMEOUT_MS);

/** Counts the acts of each kind, so that the test notices if a change of weights stops one. */
const kindOf = ({ name }: Act): string => name.split(' ')[0] ?? '';

/**
 * Two worlds that differ only in what is hidden: names, addresses, phones, schools, employers, résumés, texts past the mask's cut,
 * what is said in videos, titles and names of files. Everything a recruiter may do is done in both, and every byte that reaches
 * the recruiter must be the same, ids and times apart.
 */
describe('what a mask hides', () => {
  let one: World;
  let other: World;
  beforeAll(async () => {
    one = await World.begin('one');
    other = await World.begin('other');
    await readInOrderOfRows(other.app.databaseUrl);
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
  });

  /** Fails if the two worlds answered differently, and shows the first difference. */
  const same = (path: string, left: readonly string[], right: readonly string[]): void => {
    const [mine, others] = [left.join(SEPARATOR), right.join(SEPARATOR)];
    if (mine === others) return;
    let at = 0;
    while (mine[at] === others[at]) at += 1;
    const [from, to] = [Math.max(0, at - AROUND), at + AROUND];
    expect({ path, got: others.slice(from, to) }).toEqual({ path, got: mine.slice(from, to) });
  };

  it(`changes nothing that a recruiter gets, in ${sequences} sequences of acts`, async () => {
    const read = await readsOf(one);
    const choices = [...makers, [read, 4] as const];
    const weight = choices.reduce((sum, [, each]) => sum + each, 0);
    const choose = (random: Random): Act => {
      let left = random.next() * weight;
      const found = choices.find(([, each]) => (left -= each) < 0) ?? choices[0];
      if (!found) throw new Error('nothing to do');
      return found[0](random);
    };
    const counts = new Map<string, number>();
    for (let number = 0; number < sequences; number += 1) {
      const random = new Random(firstSeed + number);
      const length = 2 + random.below(LONGEST - 1);
      const played: string[] = [];
      for (let step = 0; step < length; step += 1) {
        // Buy the video before a reservation ends: afterwards the pair is closed and nothing could be bought.
        const act = number === 0 && step === 0 ? buy(random) : choose(random);
        played.push(act.name);
        counts.set(kindOf(act), (counts.get(kindOf(act)) ?? 0) + 1);
        const path = `sequence ${number}: ${played.join(' → ')}`;
        const [left, right] = await Promise.all([one, other].map((world) => act.run(world)));
        same(path, left ?? [], right ?? []);
        for (const world of [one, other]) world.app.clock.advance(1_000);
      }
      const [left, right] = await Promise.all([one, other].map((world) => world.arrivals()));
      same(`letters and live events after ${played.join(' → ')}`, left ?? [], right ?? []);
      if (number % MOVE_EVERY === 0) expect(await moveRows(other.app.databaseUrl)).toBeGreaterThan(MIN_MOVED);
    }
    if (sequences >= 200) expect(counts.size).toBeGreaterThanOrEqual(makers.length);
  });
});
