import { firstOfMonth } from './first-of-month.js';

it('writes the first of a month as 1er, and no other day', () => {
  expect(firstOfMonth('mardi 1 décembre 2026 à 9 h 00')).toBe('mardi 1er décembre 2026 à 9 h 00');
  expect(firstOfMonth('1 mai')).toBe('1er mai');
  for (const text of ['11 décembre 2026', '21 mai', '1 jour', 'December 1, 2026', '1 candidature']) {
    expect(firstOfMonth(text)).toBe(text);
  }
});
