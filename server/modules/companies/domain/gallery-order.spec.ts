import { movedTo } from './gallery-order.js';

describe('the order of a gallery', () => {
  it.each([
    ['b', 0, ['b', 'a', 'c']],
    ['a', 2, ['b', 'c', 'a']],
    ['b', 1, ['a', 'b', 'c']],
    ['c', -5, ['c', 'a', 'b']],
    ['a', 99, ['b', 'c', 'a']],
  ])('puts %s at %i', (item, place, expected) => {
    expect(movedTo(['a', 'b', 'c'], item, place)).toEqual(expected);
  });

  it('inserts a new item at its position', () => {
    expect(movedTo(['a', 'b'], 'new', 1)).toEqual(['a', 'new', 'b']);
  });
});
