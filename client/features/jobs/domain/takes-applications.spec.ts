import { takesApplications } from './takes-applications';

const now = Date.parse('2026-11-12T15:00:00Z');

it.each([
  ['ACTIVE', null, true],
  ['ACTIVE', '2026-11-12T15:00:01.000Z', true],
  ['ACTIVE', '2026-11-12T15:00:00.000Z', false],
  ['PAUSED', null, false],
  ['CLOSED', null, false],
] as const)('%s until %s: %s', (status, expires_at, takes) => {
  expect(takesApplications({ status, expires_at }, now)).toBe(takes);
});
