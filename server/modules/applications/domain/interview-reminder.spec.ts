import { dueReminder, type RemindedInterview } from './interview-reminder.js';

const interview = (scheduledAt: string, more: Partial<RemindedInterview> = {}): RemindedInterview => ({
  scheduledAt: new Date(scheduledAt),
  changedAt: new Date('2026-01-02T15:00:00Z'),
  timeZone: 'America/Toronto',
  ...more,
});
const due = (of: RemindedInterview, times: readonly string[]): (string | null)[] =>
  times.map((now) => dueReminder(of, new Date(now)));

describe('the reminder of an interview', () => {
  it('is due a day before, then an hour before, until it starts', () => {
    const of = interview('2026-01-20T19:00:00Z');
    expect(
      due(of, [
        '2026-01-19T18:59:59Z',
        '2026-01-19T19:00:00Z',
        '2026-01-20T17:00:00Z',
        '2026-01-20T17:00:01Z',
        '2026-01-20T17:59:59Z',
        '2026-01-20T18:00:00Z',
        '2026-01-20T18:59:59Z',
        '2026-01-20T19:00:00Z',
      ]),
    ).toEqual([null, 'DAY', 'DAY', null, null, 'HOUR', 'HOUR', null]);
  });

  it('of the day waits for the morning in the zone of the interview, and the one of the hour does not', () => {
    // 6:30 in Montréal.
    const early = interview('2026-01-20T11:30:00Z');
    expect(due(early, ['2026-01-19T11:30:00Z', '2026-01-19T12:59:00Z', '2026-01-19T13:00:00Z'])).toEqual([
      null,
      null,
      'DAY',
    ]);
    expect(due(early, ['2026-01-20T10:30:00Z'])).toEqual(['HOUR']);
    // 21:30 in Montréal is 18:30 in Vancouver.
    const late = '2026-01-21T02:30:00Z';
    expect(due(interview(late), ['2026-01-20T02:30:00Z', '2026-01-20T13:00:00Z'])).toEqual([null, 'DAY']);
    expect(due(interview(late, { timeZone: 'America/Vancouver' }), ['2026-01-20T02:30:00Z'])).toEqual(['DAY']);
  });

  it('counts hours as they pass when the clocks change, and the night by the clocks', () => {
    // Monday 9:00 in Montréal after summer time began on Sunday 8 March at 2:00: a day before, clocks showed 9:00 as well.
    const after = interview('2026-03-09T13:00:00Z');
    expect(due(after, ['2026-03-08T12:59:00Z', '2026-03-08T13:00:00Z'])).toEqual([null, 'DAY']);
    // Sunday 9:00: a day before, clocks showed 8:00, because the night lost an hour.
    const on = interview('2026-03-08T13:00:00Z');
    expect(due(on, ['2026-03-07T12:59:00Z', '2026-03-07T13:00:00Z'])).toEqual([null, 'DAY']);
    // Sunday 8:30: a day before, clocks showed 7:30, which is still night.
    const earlier = interview('2026-03-08T12:30:00Z');
    expect(due(earlier, ['2026-03-07T12:30:00Z', '2026-03-07T13:00:00Z'])).toEqual([null, 'DAY']);
    // Sunday 1 November, 8:30, when the night has an hour more: a day before, clocks showed 9:30.
    const autumn = interview('2026-11-01T13:30:00Z');
    expect(due(autumn, ['2026-10-31T13:29:00Z', '2026-10-31T13:30:00Z'])).toEqual([null, 'DAY']);
  });

  it('is not sent to people who were just told', () => {
    const changed = (changedAt: string) => interview('2026-01-20T19:00:00Z', { changedAt: new Date(changedAt) });
    const times = ['2026-01-19T20:30:00Z', '2026-01-20T18:30:00Z'];
    expect(due(changed('2026-01-19T19:00:00Z'), times)).toEqual(['DAY', 'HOUR']);
    expect(due(changed('2026-01-19T20:00:00Z'), times)).toEqual([null, 'HOUR']);
    expect(due(changed('2026-01-20T18:10:00Z'), times)).toEqual([null, null]);
  });
});
