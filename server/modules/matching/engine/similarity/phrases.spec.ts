import { phrasesOf } from './phrases.js';

const read = (text: string): readonly string[] =>
  phrasesOf(text).map((words) => words.map(({ folded }) => folded).join(' '));

describe('phrases of a sentence', () => {
  it('end at signs and conjunctions', () => {
    expect(read('Manage stock levels, coach new staff and prepare monthly reports.')).toEqual([
      'manage stock levels',
      'coach new staff',
      'prepare monthly reports',
    ]);
  });

  it('overlap where a clause is long, and are none where there is next to nothing', () => {
    expect(read('one two three four five six seven eight')).toEqual([
      'one two three four five six',
      'four five six seven eight',
    ]);
    expect(read('Welding.')).toEqual([]);
    expect(read('')).toEqual([]);
  });
});
