import { daysOf } from './days-of';

/** A time in the reader's time zone. */
const at = (day: number, hour: number): { at: string } => ({ at: new Date(2026, 10, day, hour).toISOString() });

describe('a list by day', () => {
  it('keeps the order and splits at midnight', () => {
    const entries = [at(12, 10), at(12, 0), at(11, 23), at(9, 8)];
    expect(daysOf(entries)).toEqual([
      { at: entries[0]?.at, entries: [entries[0], entries[1]] },
      { at: entries[2]?.at, entries: [entries[2]] },
      { at: entries[3]?.at, entries: [entries[3]] },
    ]);
  });

  it('has no days without entries', () => {
    expect(daysOf([])).toEqual([]);
  });
});
