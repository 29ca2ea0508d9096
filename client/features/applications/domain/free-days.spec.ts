import { freeDays } from './free-days';

it('groups free times by the day of the reader’s own clock', () => {
  const times = ['2026-03-09T13:00:00.000Z', '2026-03-10T03:30:00.000Z', '2026-03-10T04:00:00.000Z'];
  expect(freeDays(times, 'America/Toronto', 'fr')).toEqual([
    {
      day: '2026-03-09',
      label: 'lundi 9 mars',
      times: [
        { time: times[0], label: '9\u00A0h' },
        { time: times[1], label: '23\u00A0h\u00A030' },
      ],
    },
    { day: '2026-03-10', label: 'mardi 10 mars', times: [{ time: times[2], label: '0\u00A0h' }] },
  ]);
  expect(freeDays(times, 'Europe/Paris', 'fr').map(({ day }) => day)).toEqual(['2026-03-09', '2026-03-10']);
});

it('names the zone of an hour that comes twice', () => {
  const times = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z'];
  expect(
    freeDays(times, 'America/Toronto', 'en')[0]?.times.map(({ label }) => label.replaceAll('\u00A0', ' ')),
  ).toEqual(['1:30 a.m. EDT', '1:30 a.m. EST', '2:30 a.m.']);
});
