import { withoutStockPhrases } from './stock-phrases.js';

it.each([
  [
    'The ideal candidate will have a strong understanding of soil drainage.',
    /candidate|understanding/i,
    /soil drainage/,
  ],
  [
    'We are looking for an experienced person who will be responsible for feeding horses.',
    /looking|responsible/i,
    /feeding horses/,
  ],
  ['Join our dynamic team and repair bicycles.', /join|team/i, /repair bicycles/],
])('%s', (sentence, without, kept) => {
  expect(withoutStockPhrases(sentence)).not.toMatch(without);
  expect(withoutStockPhrases(sentence)).toMatch(kept);
});

it('keeps a sentence that has nothing else, and words of the skill itself', () => {
  expect(withoutStockPhrases('The ideal candidate')).toBe('The ideal candidate');
  expect(withoutStockPhrases('You assess candidates and team work')).toMatch(/assess candidates/);
});
