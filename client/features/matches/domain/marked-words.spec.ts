import { markedWords } from './marked-words';

const quote = 'Huit ans aux soins intensifs';

it('takes the marked words out of the quote', () => {
  expect(
    markedWords(quote, [
      { start: 0, end: 8 },
      { start: 13, end: 28 },
    ]),
  ).toEqual(['Huit ans', 'soins intensifs']);
});

it('returns a word once', () => {
  expect(
    markedWords('React, React', [
      { start: 0, end: 5 },
      { start: 7, end: 12 },
    ]),
  ).toEqual(['React']);
});

it.each([
  { start: 20, end: 99 },
  { start: 5, end: 5 },
])('ignores a range outside of the quote: %j', (mark) => {
  expect(markedWords(quote, [mark])).toEqual([]);
});
