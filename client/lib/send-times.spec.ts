import { sendTimeInWords, sendTimeOf, sendTimes } from './send-times';

const after = (now: string) => sendTimes(new Date(now));

describe('when a message can be sent later', () => {
  it('is tomorrow and Monday at nine by the clocks of Québec', () => {
    // Thursday, 10:00.
    expect(after('2026-11-26T15:00:00Z')).toEqual({
      tomorrow: '2026-11-27T14:00:00.000Z',
      monday: '2026-11-30T14:00:00.000Z',
    });
    // Thursday, 22:00, which is Friday in UTC.
    expect(after('2026-11-27T03:00:00Z').tomorrow).toBe('2026-11-27T14:00:00.000Z');
    // On Sunday tomorrow is Monday; on Monday it is the next one.
    expect(after('2026-11-29T15:00:00Z')).toEqual({ tomorrow: '2026-11-30T14:00:00.000Z', monday: null });
    expect(after('2026-11-30T15:00:00Z').monday).toBe('2026-12-07T14:00:00.000Z');
  });

  it('follows summer time', () => {
    // Saturday; clocks change on Sunday 8 March and on Sunday 1 November.
    expect(after('2026-03-07T15:00:00Z')).toEqual({
      tomorrow: '2026-03-08T13:00:00.000Z',
      monday: '2026-03-09T13:00:00.000Z',
    });
    expect(after('2026-10-31T15:00:00Z').tomorrow).toBe('2026-11-01T14:00:00.000Z');
    expect(sendTimeOf({ date: '2026-07-01', time: '08:15' })).toBe('2026-07-01T12:15:00.000Z');
  });

  it('is written in the reader’s language', () => {
    expect(sendTimeInWords('2026-11-30T14:00:00Z', 'fr')).toMatch(/^lundi 30 novembre à 9\sh$/u);
    expect(sendTimeInWords('2026-11-30T14:30:00Z', 'en')).toMatch(/^Monday, November 30 at 9:30\sa\.m\.$/u);
  });
});
