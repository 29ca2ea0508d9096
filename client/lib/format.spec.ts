import { jest } from '@jest/globals';
import {
  asWritten,
  durationInWords,
  formatAge,
  formatBytes,
  formatChange,
  formatDay,
  formatHours,
  formatDate,
  formatDateTime,
  formatTime,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRemaining,
  formatSalary,
} from './format';

/** Replaces no-break spaces, which are correct but invisible in an expectation. */
const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ') ?? null;

const HOUR = 3_600_000;
const now = new Date('2026-11-12T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * HOUR);

it('writes numbers in the format of each language', () => {
  expect(plain(formatNumber(1_240, 'fr'))).toBe('1 240');
  expect(formatNumber(1_240, 'en')).toBe('1,240');
  expect(plain(formatPercent(0.85, 'fr'))).toBe('85 %');
  expect(formatPercent(0.85, 'en')).toBe('85%');
  expect(plain(formatPercent(0.09975, 'fr', 3))).toBe('9,975 %');
  expect([40, -1, 0].map((value) => formatChange(value, 'fr'))).toEqual(['+40', '\u22121', '0']);
  expect(formatList(['a', 'b', 'c'], 'fr')).toBe('a, b et c');
});

it('writes prices', () => {
  expect(plain(formatPrice(299, 'fr'))).toBe('299 $');
  expect(plain(formatPrice(29.9, 'fr'))).toBe('29,90 $');
  expect(formatPrice(299, 'en')).toBe('$299.00 CAD');
});

it.each([
  [{ min: 78_000, max: 92_000, period: 'YEAR' as const }, '78 000 à 92 000 $ par an', '$78,000 to $92,000 a year'],
  [{ min: 25.5, max: null, period: 'HOUR' as const }, 'à partir de 25,50 $ de l’heure', 'from $25.50 an hour'],
  [{ min: 30.5, max: 49.8, period: 'HOUR' as const }, '30,50 à 49,80 $ de l’heure', '$30.50 to $49.80 an hour'],
  [{ min: 28, max: 32.5, period: 'HOUR' as const }, '28,00 à 32,50 $ de l’heure', '$28.00 to $32.50 an hour'],
  [{ min: null, max: 60_000 }, 'jusqu’à 60 000 $', 'up to $60,000'],
  [{ min: 50_000, max: 50_000 }, '50 000 $', '$50,000'],
  [{ min: null, max: null, period: 'YEAR' as const }, null, null],
])('writes the salary %j', (salary, french, english) => {
  expect(plain(formatSalary(salary, 'fr'))).toBe(french);
  expect(plain(formatSalary(salary, 'en'))).toBe(english);
});

it('writes dates', () => {
  expect(plain(formatDate(now, 'fr'))).toBe('12 novembre 2026');
  expect(formatDate(now.toISOString(), 'en')).toBe('November 12, 2026');
  expect(plain(formatDate(now, 'fr', 'short'))).toBe('12 nov. 2026');
  expect(plain(formatTime(new Date(2026, 10, 12, 14, 5), 'fr'))).toBe('14 h 05');
  expect(plain(formatTime(new Date(2026, 10, 12, 9, 0), 'fr'))).toBe('9 h');
  expect(plain(formatTime(new Date(2026, 10, 12, 9, 30), 'fr'))).toBe('9 h 30');
  expect(plain(formatTime(new Date(2026, 10, 12, 14, 5), 'en'))).toMatch(/^2:05 p\.?m\.?$/i);
  expect(plain(formatDateTime(now, 'fr'))).toMatch(/^12 novembre 2026 à \d/);
});

it.each([
  [0, 'aujourd’hui', 'today'],
  [1, 'hier', 'yesterday'],
  [2, 'il y a 2 jours', '2 days ago'],
  [6, 'il y a 6 jours', '6 days ago'],
  [7, 'il y a 1 semaine', '1 week ago'],
  [20, 'il y a 2 semaines', '2 weeks ago'],
  [29, 'il y a 4 semaines', '4 weeks ago'],
  [-1, 'aujourd’hui', 'today'],
])('describes the age of %p days', (days, french, english) => {
  expect(plain(formatAge(daysAgo(days), 'fr', now))).toBe(french);
  expect(plain(formatAge(daysAgo(days), 'en', now))).toBe(english);
});

it('writes the date of anything a month old', () => {
  expect(plain(formatAge(daysAgo(31), 'fr', now))).toBe('le 12 octobre 2026');
  expect(plain(formatAge(daysAgo(31), 'en', now))).toBe('October 12, 2026');
});

it.each([
  [0, '0:00', '0 seconde', '0 seconds'],
  [61.9, '1:01', '1 minute et 1 seconde', '1 minute and 1 second'],
  [161, '2:41', '2 minutes et 41 secondes', '2 minutes and 41 seconds'],
  [3_723, '1:02:03', '1 heure, 2 minutes et 3 secondes', '1 hour, 2 minutes and 3 seconds'],
  [NaN, '0:00', '0 seconde', '0 seconds'],
])('writes and describes a duration of %p seconds', (seconds, clock, french, english) => {
  expect(formatDuration(seconds)).toBe(clock);
  expect(plain(durationInWords(seconds, 'fr'))).toBe(french);
  expect(plain(durationInWords(seconds, 'en'))?.replace(', and', ' and')).toBe(english);
});

it.each([
  [45 * HOUR, '1 jour et 21 heures', '45 h'],
  [24 * HOUR, '1 jour', '24 h'],
  [2.5 * HOUR, '2 heures et 30 minutes', '2 h'],
  [38 * 60_000, '38 minutes', '38 min'],
  [20_000, '1 minute', '1 min'],
  [-5, '0 minute', '0 min'],
])('describes a remaining time of %p ms', (left, words, short) => {
  expect(plain(formatRemaining(left, 'fr'))).toBe(words);
  expect(plain(formatRemaining(left, 'fr', 'short'))).toBe(short);
});

it.each([
  [0, '0 o', '0 bytes'],
  [900, '900 o', '900 bytes'],
  [48 * 1024 ** 2, '48 Mo', '48 MB'],
  [1.25 * 1024 ** 3, '1,3 Go', '1.3 GB'],
])('writes %p bytes', (bytes, french, english) => {
  expect(plain(formatBytes(bytes, 'fr'))).toBe(french);
  expect(plain(formatBytes(bytes, 'en'))).toBe(english);
});

it.each([
  [0.5, '0,5 heure', '0.5 hours'],
  [26.5, '26,5 heures', '26.5 hours'],
  [75, '3,1 jours', '3.1 days'],
])('describes a duration of %p hours', (hours, french, english) => {
  expect(plain(formatHours(hours, 'fr'))).toBe(french);
  expect(plain(formatHours(hours, 'en'))).toBe(english);
});

it('writes a date without a time as that day in every time zone', () => {
  expect(plain(formatDay('2026-03-03', 'fr', 'UTC'))).toBe('3 mars');
  expect(plain(formatDay('2026-03-03', 'en', 'UTC'))).toBe('Mar 3');
});

it('reads a date without a time as that day everywhere, and an instant as the day in the reader’s zone', () => {
  // No format was made for this offset before.
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(61);
  const asked = jest.spyOn(Intl, 'DateTimeFormat');
  expect(plain(formatDate('2025-10-24', 'fr'))).toBe('24 octobre 2025');
  expect(asked).toHaveBeenLastCalledWith('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });
  formatDate('2025-10-24T00:30:00.000Z', 'fr');
  expect(asked).toHaveBeenLastCalledWith('fr-CA', { dateStyle: 'long' });
  asked.mockRestore();
  offset.mockRestore();
});

it('writes the first of a month, and times with their zone, in the usual way', () => {
  expect(formatDate('2026-12-01', 'fr')).toBe('1er décembre 2026');
  expect(formatDate('2026-12-11', 'fr')).toBe('11 décembre 2026');
  expect(formatDay('2026-05-01', 'fr', 'UTC')).toBe('1er mai');
  expect(formatDate('2026-12-01', 'en')).toBe('December 1, 2026');
  expect(asWritten('Dec 1, 2:30 p.m. EST')).toBe('Dec 1, 2:30\u00a0p.m.\u00a0EST');
});
