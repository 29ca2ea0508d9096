import { isOverLimit } from './received';

const since = '2026-11-09T14:00:00.000Z';
const later = (days: number, ms = 0): number => Date.parse(since) + days * 86_400_000 + ms;

it.each([
  ['has no limit', undefined, later(400), false],
  ['is on its last day', 3, later(3), false],
  ['is past its limit', 3, later(3, 1), true],
])('an application that %s is over it: %#', (_, limit, now, over) => {
  expect(isOverLimit({ since, ...(limit !== undefined && { limit_days: limit }) }, now)).toBe(over);
});
