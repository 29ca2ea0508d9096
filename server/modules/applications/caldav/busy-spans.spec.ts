import { busySpans, joined, TooManyRepetitions } from './busy-spans.js';

const window = {
  start: Date.parse('2026-03-05T00:00:00Z'),
  end: Date.parse('2026-03-12T00:00:00Z'),
  timeZone: 'America/Toronto',
};
const toronto = [
  'BEGIN:VTIMEZONE',
  'TZID:Work',
  'BEGIN:STANDARD',
  'DTSTART:20251102T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20260308T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
const file = (...parts: string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts.flat(), 'END:VCALENDAR'].join('\r\n');
const busy = (content: string, repetitions = 100): string[] =>
  busySpans(content, window, { repetitions, until: Infinity }).map(({ start, end }) =>
    [start, end].map((time) => new Date(time).toISOString().slice(5, 16)).join(' '),
  );

describe('the busy times in a calendar file', () => {
  it('are those of its events, in UTC, in a defined zone, in a named zone or in none', () => {
    expect(busy(file(event('DTSTART:20260306T150000Z', 'DTEND:20260306T160000Z')))).toEqual([
      '03-06T15:00 03-06T16:00',
    ]);
    const inZone = event('DTSTART;TZID=Work:20260309T100000', 'DURATION:PT45M');
    expect(busy(file(toronto, inZone))).toEqual(['03-09T14:00 03-09T14:45']);
    // The file does not define the zone, but its name is known.
    const paris = event('DTSTART;TZID=Europe/Paris:20260306T100000', 'DTEND;TZID=Europe/Paris:20260306T110000');
    expect(busy(file(paris))).toEqual(['03-06T09:00 03-06T10:00']);
    expect(busy(file(event('DTSTART:20260306T100000', 'DTEND:20260306T110000')))).toEqual(['03-06T15:00 03-06T16:00']);
  });

  it('are whole days of the member’s zone for events by the day, also over the change to summer time', () => {
    const days = event('DTSTART;VALUE=DATE:20260307', 'DTEND;VALUE=DATE:20260309');
    expect(busy(file(days))).toEqual(['03-07T05:00 03-09T04:00']);
    expect(busy(file(event('DTSTART;VALUE=DATE:20260310')))).toEqual(['03-10T04:00 03-11T04:00']);
  });

  it('leave out what is free, cancelled, without length, outside of the window, or one of our interviews', () => {
    const times = ['DTSTART:20260306T150000Z', 'DTEND:20260306T160000Z'];
    expect(busy(file(event(...times, 'TRANSP:TRANSPARENT')))).toEqual([]);
    expect(busy(file(event(...times, 'STATUS:CANCELLED')))).toEqual([]);
    expect(busy(file(event('DTSTART:20260306T150000Z')))).toEqual([]);
    expect(busy(file(event('DTSTART:20260201T150000Z', 'DTEND:20260201T160000Z')))).toEqual([]);
    expect(busy(file(event(...times)).replace('UID:a', 'UID:0199f0c2-0000-7000-8000-000000000001@entrevue'))).toEqual(
      [],
    );
  });

  it('repeat, except for those that were left out, moved or cancelled', () => {
    const weekly = event(
      'DTSTART;TZID=Work:20260105T090000',
      'DTEND;TZID=Work:20260105T093000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TH,FR,SA',
      'EXDATE;TZID=Work:20260305T090000',
    );
    const moved = event(
      'RECURRENCE-ID;TZID=Work:20260306T090000',
      'DTSTART;TZID=Work:20260306T140000',
      'DTEND;TZID=Work:20260306T150000',
    );
    const gone = event(
      'RECURRENCE-ID;TZID=Work:20260307T090000',
      'DTSTART;TZID=Work:20260307T090000',
      'STATUS:CANCELLED',
    );
    // At 9:00 by the clock: 14:00 UTC in winter, 13:00 in summer.
    expect(busy(file(toronto, weekly, moved, gone)).sort()).toEqual([
      '03-06T19:00 03-06T20:00',
      '03-09T13:00 03-09T13:30',
    ]);
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=3', ['03-06', '03-09']],
    ['FREQ=DAILY;BYDAY=MO,FR', ['03-06', '03-09']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', ['03-05']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', ['03-08']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU', []],
    ['FREQ=DAILY;COUNT=100', []],
    ['FREQ=MONTHLY;BYDAY=2SA', []],
    ['FREQ=MONTHLY;BYDAY=1FR', ['03-06']],
    ['FREQ=WEEKLY;BYDAY=FR;UNTIL=20260307T000000Z', ['03-06']],
  ])('of a long series (%s) are found in few steps', (rule, days) => {
    const series = file(event('DTSTART:20200101T120000Z', 'DURATION:PT1H', `RRULE:${rule}`));
    expect(busy(series).map((span) => span.slice(0, 5))).toEqual(days);
  });

  it('are not counted without end', () => {
    const lasting = (rule: string): string => file(event('DTSTART:20200101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`));
    const monthly = lasting('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR');
    expect(() => busy(monthly)).toThrow(TooManyRepetitions);
    const work = { repetitions: 10_000, until: performance.now() - 1 };
    expect(() => busySpans(monthly, window, work)).toThrow(TooManyRepetitions);
    // The library would look for a next time of some of these for ever.
    for (const rule of [
      'SECONDLY',
      'HOURLY;BYMONTH=2;BYMONTHDAY=31',
      'DAILY;BYMONTH=2;BYMONTHDAY=31',
      'DAILY;INTERVAL=7;BYDAY=TU',
      'YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=MO',
    ]) {
      expect(() => busy(lasting(`FREQ=${rule}`))).toThrow('not read');
    }
    expect(() => busy('BEGIN:VCALENDAR')).toThrow();
  });
});

describe('joined busy times', () => {
  it('say nothing about how many events there are', () => {
    const spans = [
      { start: 50, end: 60 },
      { start: 10, end: 20 },
      { start: 20, end: 30 },
      { start: 12, end: 15 },
    ];
    expect(joined(spans)).toEqual([
      { start: 10, end: 30 },
      { start: 50, end: 60 },
    ]);
  });
});
