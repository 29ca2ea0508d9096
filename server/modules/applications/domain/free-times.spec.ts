import { wrongWindow } from './availability.js';
import { freeTimes, type InterviewerCalendar, type WantedTime } from './free-times.js';

/** Monday to Friday, 9:00 to 12:00 in Montréal. */
const interviewer = (changes: Partial<InterviewerCalendar> = {}): InterviewerCalendar => ({
  timeZone: 'America/Toronto',
  windows: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '12:00' })),
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  maxPerDay: null,
  busy: [],
  ...changes,
});
const busy = (...spans: readonly (readonly [string, string])[]) =>
  spans.map(([start, end]) => ({ start: Date.parse(start), end: Date.parse(end), isFixed: true }));
const times = (interviewers: readonly InterviewerCalendar[], wanted: Partial<WantedTime> = {}): string[] =>
  freeTimes(interviewers, {
    durationMinutes: 60,
    // A Monday; 9:00 in Montréal is 14:00 UTC.
    now: new Date('2026-01-19T00:00:00Z'),
    until: new Date('2026-01-20T00:00:00Z'),
    ...wanted,
  }).map((time) => time.toISOString().slice(0, 16));

describe('free times', () => {
  it('are at full and half hours, and the whole interview is inside the window', () => {
    expect(times([interviewer()])).toEqual([
      '2026-01-19T14:00',
      '2026-01-19T14:30',
      '2026-01-19T15:00',
      '2026-01-19T15:30',
      '2026-01-19T16:00',
    ]);
    expect(times([interviewer()], { durationMinutes: 15 }).slice(0, 3)).toEqual([
      '2026-01-19T14:00',
      '2026-01-19T14:15',
      '2026-01-19T14:30',
    ]);
    expect(times([interviewer()], { durationMinutes: 181 })).toEqual([]);
  });

  it('begin after now and the notice, and before the end', () => {
    const now = new Date('2026-01-19T15:00:00Z');
    expect(times([interviewer()], { now })).toEqual(['2026-01-19T15:30', '2026-01-19T16:00']);
    expect(times([interviewer({ noticeHours: 1 })], { now })).toEqual(['2026-01-19T16:00']);
    expect(times([interviewer()], { until: new Date('2026-01-19T14:30:00Z') })).toEqual(['2026-01-19T14:00']);
  });

  it('are those of all interviewers, each by the clock of their own zone', () => {
    // 9:00 in Vancouver is 12:00 in Montréal.
    const west = interviewer({ timeZone: 'America/Vancouver' });
    expect(times([interviewer(), west])).toEqual([]);
    const late = interviewer({ windows: [{ day: 1, from: '09:00', to: '14:00' }] });
    expect(times([late, west])).toEqual(['2026-01-19T17:00', '2026-01-19T17:30', '2026-01-19T18:00']);
    expect(times([])).toEqual([]);
  });

  it('keep the buffer on both sides of other interviews', () => {
    const taken = busy(['2026-01-19T15:00:00Z', '2026-01-19T15:30:00Z']);
    const open = { windows: [{ day: 1, from: '09:00', to: '13:00' }], busy: taken };
    expect(times([interviewer(open)])).toEqual([
      '2026-01-19T14:00',
      '2026-01-19T15:30',
      '2026-01-19T16:00',
      '2026-01-19T16:30',
      '2026-01-19T17:00',
    ]);
    const later = ['2026-01-19T16:00', '2026-01-19T16:30', '2026-01-19T17:00'];
    expect(times([interviewer({ ...open, bufferBefore: 15, bufferAfter: 15 })])).toEqual(later);
    // One of the two is kept on both sides: every interview needs its own.
    expect(times([interviewer({ ...open, bufferBefore: 15 })])).toEqual(later);
    expect(times([interviewer({ ...open, bufferAfter: 15 })])).toEqual(later);
    expect(times([interviewer({ ...open, bufferBefore: 15, bufferAfter: 45 })])).toEqual(later.slice(1));
  });

  it('end for the day at the max of interviews, counted in the interviewer’s zone', () => {
    // 20:00 on Monday in Montréal is Tuesday in UTC.
    const evening = busy(['2026-01-20T01:00:00Z', '2026-01-20T01:30:00Z']);
    const until = new Date('2026-01-21T00:00:00Z');
    expect(times([interviewer({ maxPerDay: 1, busy: evening })], { until })[0]).toBe('2026-01-20T14:00');
    expect(times([interviewer({ maxPerDay: 2, busy: evening })], { until })[0]).toBe('2026-01-19T14:00');
    const proposed = evening.map((span) => ({ ...span, isFixed: false }));
    expect(times([interviewer({ maxPerDay: 1, busy: proposed })], { until })[0]).toBe('2026-01-19T14:00');
  });

  it('leave out the hour that summer time skips', () => {
    // 8 March 2026 in Montréal: 2:00 is followed by 3:00.
    const night = interviewer({ windows: [{ day: 7, from: '01:00', to: '04:00' }] });
    const range = { now: new Date('2026-03-08T00:00:00Z'), until: new Date('2026-03-09T00:00:00Z') };
    expect(times([night], range)).toEqual(['2026-03-08T06:00', '2026-03-08T06:30', '2026-03-08T07:00']);
    expect(times([interviewer({ windows: [{ day: 7, from: '02:00', to: '03:00' }] })], range)).toEqual([]);
  });

  it('have both of an hour that comes twice', () => {
    // 1 November 2026 in Montréal: 1:00 to 2:00 comes twice.
    const night = interviewer({ windows: [{ day: 7, from: '01:00', to: '02:00' }] });
    const range = { now: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-11-02T00:00:00Z') };
    expect(times([night], range)).toEqual(['2026-11-01T05:00', '2026-11-01T05:30', '2026-11-01T06:00']);
  });

  it('stay at the same time of the clock after the change', () => {
    const range = { now: new Date('2026-03-06T00:00:00Z'), until: new Date('2026-03-10T00:00:00Z') };
    const first = interviewer({ windows: [5, 1].map((day) => ({ day, from: '09:00', to: '10:00' })) });
    expect(times([first], range)).toEqual(['2026-03-06T14:00', '2026-03-09T13:00']);
  });

  it('continue over midnight', () => {
    const windows = [
      { day: 1, from: '23:00', to: '24:00' },
      { day: 2, from: '00:00', to: '01:00' },
    ];
    expect(times([interviewer({ windows })], { until: new Date('2026-01-21T00:00:00Z') })).toEqual([
      '2026-01-20T04:00',
      '2026-01-20T04:30',
      '2026-01-20T05:00',
    ]);
  });
});

it.each([
  [[{ day: 1, from: '09:00', to: '12:00' }], null],
  [[{ day: 1, from: '09:00', to: '09:00' }], 0],
  [
    [
      { day: 1, from: '09:00', to: '12:00' },
      { day: 2, from: '11:00', to: '13:00' },
      { day: 1, from: '11:00', to: '13:00' },
    ],
    2,
  ],
  [
    [
      { day: 1, from: '09:00', to: '12:00' },
      { day: 1, from: '12:00', to: '24:00' },
    ],
    null,
  ],
])('of the windows %j the first wrong one is %j', (windows, wrong) => {
  expect(wrongWindow(windows)).toBe(wrong);
});
