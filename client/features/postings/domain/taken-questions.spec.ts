import { takenInto } from './taken-questions';

const numbered = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => `Question ${at + from} ?`);

describe('a set of questions that joins a posting', () => {
  it('comes whole where there is room, in its order', () => {
    expect(takenInto([], ['Pourquoi ?', 'Depuis quand ?'])).toEqual({
      added: ['Pourquoi ?', 'Depuis quand ?'],
      left: 0,
      known: 0,
    });
  });

  it('leaves out what is asked already, and tells it from what has no room', () => {
    expect(takenInto(numbered(6), ['question 6 ?', ...numbered(4, 7)])).toEqual({
      added: numbered(2, 7),
      left: 2,
      known: 1,
    });
    expect(takenInto(numbered(8), ['Une autre ?'])).toEqual({ added: [], left: 1, known: 0 });
  });

  it('counts what was written twice as taking two places', () => {
    expect(takenInto([...numbered(6), 'Question 1 ?'], ['Une autre ?', 'Et une autre ?'])).toMatchObject({
      added: ['Une autre ?'],
      left: 1,
    });
  });
});
