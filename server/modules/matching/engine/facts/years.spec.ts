import { findYears } from './years.js';

describe('years of experience', () => {
  it.each([
    ['5+ years of critical care experience required', 5],
    ['Huit ans aux soins intensifs, dont trois comme assistante-chef', 8],
    ['3 à 5 ans d’expérience', 3],
    ['Minimum de cinq (5) années d’expérience pertinente', 5],
    ['at least two years experience in a similar role', 2],
    ['Expérience : 4 ans', 4],
    ['Infirmière depuis 12 ans', 12],
    ['J’ai 8 ans d’expérience en cuisine', 8],
    ['10 years as a line cook', 10],
    ['1 an d’expérience', 1],
    ['2-3 years of hands-on experience', 2],
    ['15 ans de métier', 15],
    ['Caissière pendant trois ans', 3],
  ])('are read in: %s', (text, years) => {
    expect(findYears(text)[0]?.years).toBe(years);
  });

  it.each([
    'J’ai 32 ans',
    'Femme de 45 ans, infirmière',
    'I am 29 years old',
    'Âgé de 52 ans en bonne santé',
    'aged 40 years',
    '32 ans',
    'Entreprise fondée il y a 20 ans',
    'Programme de 3 ans',
    'Né en 1980',
  ])('are never read from an age or from another span of time: %s', (text) => {
    expect(findYears(text)).toEqual([]);
  });

  it('come with the place that says so', () => {
    const text = 'Requis : 5+ years of experience';
    const [found] = findYears(text);
    expect(text.slice(found?.start, found?.end)).toBe('5+ years');
  });
});
