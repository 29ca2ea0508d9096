import { takenInto } from './taken-questions';

const numbered = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => `Question ${at + from} ?`);

describe('a set of questions added to a posting', () => {
  it('is added completely if it fits, in its order', () => {
    expect(takenInto([], ['Pourquoi ?', 'Depuis quand ?'])).toEqual({
      added: ['Pourquoi ?', 'Depuis quand ?'],
      left: 0,
      known: 0,
    });
  });

  it('leaves out existing questions, and distinguishes them from those that do not fit', () => {
    expect(takenInto(numbered(6), ['question 6 ?', ...numbered(4, 7)])).toEqual({
      added: numbered(2, 7),
      left: 2,
      known: 1,
    });
    expect(takenInto(numbered(8), ['Une autre ?'])).toEqual({ added: [], left: 1, known: 0 });
  });

  it('counts a question that was written twice as two', () => {
    expect(takenInto([...numbered(6), 'Question 1 ?'], ['Une autre ?', 'Et une autre ?'])).toMatchObject({
      added: ['Une autre ?'],
      left: 1,
    });
  });
});
