import { FactColumn } from './fact-column.js';

/** More values than have a number in two bytes. */
const MANY = 65_600;

describe('a column of facts', () => {
  const valueOf = (column: FactColumn<string>, doc: number): string | undefined =>
    column.values[column.numbers[doc] ?? -1];

  it('reads each text once, and takes two bytes for each subject', () => {
    let reads = 0;
    const column = new FactColumn((text) => `${(reads += 1)}: ${text}`);
    for (let doc = 0; doc < 1_000; doc += 1) column.set(doc, doc % 2 === 0 ? 'even' : 'odd');
    expect(reads).toBe(2);
    expect(valueOf(column, 998)).toBe('1: even');
    expect(valueOf(column, 999)).toBe('2: odd');
    expect(column.bytes).toBeLessThan(1_000 * 4);
  });

  it('takes four where there are more values than two bytes can number, and two again when they are gone', () => {
    const column = new FactColumn((text) => text);
    for (let doc = 0; doc < MANY; doc += 1) column.set(doc, `${doc}`);
    for (const doc of [0, 65_535, 65_536, MANY - 1]) expect(valueOf(column, doc)).toBe(`${doc}`);

    const numbers = Int32Array.from({ length: MANY }, (_, doc) => (doc % 100 === 0 ? doc / 100 : -1));
    column.compact(numbers, MANY / 100);
    expect(column.values).toHaveLength(MANY / 100);
    for (const doc of [0, 1, 655]) expect(valueOf(column, doc)).toBe(`${doc * 100}`);
    expect(column.bytes).toBe((MANY / 100) * 2);
  });
});
