import { entryProblem, type RoomInterview, windowOf } from './entry.js';

const start = Date.parse('2026-11-26T15:00:00.000Z');
const interview: RoomInterview = {
  status: 'SCHEDULED',
  type: 'VIDEO',
  scheduledAt: new Date(start),
  durationMinutes: 45,
  stands: true,
};
const at = (minutes: number, seconds = 0): Date => new Date(start + minutes * 60_000 + seconds * 1_000);

describe('the room of an interview', () => {
  it.each([
    [at(-10, -1), 'TOO_EARLY'],
    [at(-10), null],
    [at(0), null],
    [at(120, -1), null],
    [at(120), 'OVER'],
  ])('at %s: %s', (now, problem) => {
    expect(entryProblem(interview, now)).toBe(problem);
  });

  it('closes later if the interview is longer than two hours', () => {
    expect(windowOf({ ...interview, durationMinutes: 180 }).closesAt).toEqual(at(180));
  });

  it.each([
    [{ status: 'CANCELLED' }, 'CANCELLED'],
    [{ stands: false }, 'CANCELLED'],
    [{ type: 'PHONE' }, 'NOT_ON_VIDEO'],
    [{ type: 'IN_PERSON' }, 'NOT_ON_VIDEO'],
    [{ status: 'PROPOSED' }, 'NO_TIME'],
  ] as const)('does not open with %j: %s', (change, problem) => {
    expect(entryProblem({ ...interview, ...change }, at(0))).toBe(problem);
  });
});
