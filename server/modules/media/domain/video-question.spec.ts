import { inOrder } from './video-question.entity.js';

describe('the order of questions', () => {
  const names = (questions: readonly { name: string; order?: number }[]): string[] =>
    inOrder(questions).map(({ name }) => name);

  it('is the one asked for', () => {
    expect(
      names([
        { name: 'b', order: 7 },
        { name: 'a', order: 2 },
        { name: 'c', order: 9 },
      ]),
    ).toEqual(['a', 'b', 'c']);
  });

  it('is the order sent where nothing else is said, or two ask for one place', () => {
    expect(names([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toEqual(['a', 'b', 'c']);
    expect(
      names([
        { name: 'a', order: 1 },
        { name: 'b', order: 1 },
        { name: 'c', order: 0 },
      ]),
    ).toEqual(['c', 'a', 'b']);
  });
});
