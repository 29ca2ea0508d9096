import { isNews } from './is-news';

const NOW = Date.UTC(2026, 10, 21);

it.each([
  ['2026-11-20T12:00:00Z', true],
  ['2026-11-19T00:00:01Z', true],
  ['2026-11-19T00:00:00Z', false],
])('a match from %s is new: %s', (createdAt, expected) => {
  expect(isNews(createdAt, NOW)).toBe(expected);
});
