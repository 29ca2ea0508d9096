import { agoInWords } from './ago-in-words';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

it.each([
  [4_000, 'fr', 'maintenant'],
  [27_000, 'fr', 'il y a 20 secondes'],
  [200_000, 'en', '3 minutes ago'],
  [7_300_000, 'en', '2 hours ago'],
  [-5_000, 'en', 'now'],
] as const)('after %d ms in %s says %s', (age, language, words) => {
  expect(agoInWords(NOW - age, NOW, language)).toBe(words);
});
