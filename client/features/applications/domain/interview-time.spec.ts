import { fieldsIn, instantIn } from '../../../lib/zone-time';
import { momentHere, momentIn } from './interview-time';

it.each([
  ['2026-11-19', '14:30', 'America/Toronto', '2026-11-19T19:30:00.000Z'],
  ['2026-07-20', '14:30', 'America/Toronto', '2026-07-20T18:30:00.000Z'],
  ['2026-07-20', '09:00', 'America/St_Johns', '2026-07-20T11:30:00.000Z'],
  ['2026-07-20', '09:00', 'America/Vancouver', '2026-07-20T16:00:00.000Z'],
  ['2026-07-20', '00:15', 'Europe/Paris', '2026-07-19T22:15:00.000Z'],
  // Clocks go forward at 2:00 on 8 March 2026: 2:30 does not exist and is read as 3:30.
  ['2026-03-08', '02:30', 'America/Toronto', '2026-03-08T07:30:00.000Z'],
  // Clocks go back at 2:00 on 1 November 2026: 1:30 comes twice; the first, in summer time, is used.
  ['2026-11-01', '01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
])('%s at %s in %s is %s', (date, time, zone, instant) => {
  expect(instantIn(date, time, zone)).toBe(instant);
});

it.each(['America/Toronto', 'America/St_Johns', 'Asia/Kolkata', 'UTC'])('parses in %s what it wrote', (zone) => {
  for (const time of ['00:00', '11:45', '23:59'])
    expect(fieldsIn(instantIn('2026-12-31', time, zone), zone)).toEqual({ date: '2026-12-31', time });
});

it('shows the time in the interview’s zone, and the reader’s own if it differs', () => {
  const time = '2026-11-19T19:30:00.000Z';
  expect(momentIn(time, 'America/Toronto', 'fr')).toMatch(/jeudi 19 novembre 2026.*14\sh\s30.*HNE/u);
  expect(momentIn(time, 'America/Toronto', 'en')).toMatch(/Thursday, November 19, 2026.*2:30\sp\.m\.\sEST/u);
  expect(momentHere(time, 'America/Toronto', 'America/Halifax', 'en')).toMatch(/3:30\sp\.m\.\sAST/u);
  expect(momentHere(time, 'America/Toronto', 'America/New_York', 'en')).toBeNull();
});
