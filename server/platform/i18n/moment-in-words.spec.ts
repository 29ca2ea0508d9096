import { hoursInFrench, momentInWords } from './moment-in-words.js';

const at = (hour: number, minute = 0): Date => new Date(Date.UTC(2026, 0, 19, hour + 5, minute));
const montreal = { timeZone: 'America/Toronto' };
const plain = (text: string): string => text.replace(/\s/gu, ' ');

describe('a moment in words', () => {
  it.each([
    [at(9), 'lundi 19 janvier 2026 à 9 h'],
    [at(9, 30), 'lundi 19 janvier 2026 à 9 h 30'],
    [at(14, 5), 'lundi 19 janvier 2026 à 14 h 05'],
    [at(20), 'lundi 19 janvier 2026 à 20 h'],
    [at(0), 'lundi 19 janvier 2026 à 0 h'],
  ])('has French hours, without minutes on the hour', (moment, words) => {
    expect(plain(momentInWords(moment, 'fr', montreal))).toBe(words);
  });

  it('has minutes in English, and its time zone if requested', () => {
    expect(plain(momentInWords(at(9), 'en', montreal))).toBe('Monday, January 19, 2026 at 9:00 a.m.');
    expect(plain(momentInWords(at(9), 'fr', { ...montreal, namesZone: true }))).toBe('lundi 19 janvier 2026 à 9 h HNE');
  });

  it('does not change correct hours', () => {
    expect(hoursInFrench('à 14 h 30, puis à 8 h')).toBe('à 14 h 30, puis à 8 h');
  });
});
