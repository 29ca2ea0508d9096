import { statedYears } from './stated-years.js';
import { withoutPeriods, yearsWorked } from './work-periods.js';

const now = new Date('2025-11-25T12:00:00Z');

it.each<[string, readonly string[], number | null]>([
  ['years', ['Soudeur, 2015 – 2019'], 4],
  ['months of one calendar', ['Soudeur, janv. 2018 à déc. 2019'], 2],
  ['English months', ['Welder, May 2019 – April 2025'], 6],
  ['until today', ['Soudeuse depuis 2020'], 5],
  ['a position that goes on', ['Soudeuse, 01/2023 – aujourd’hui'], 2],
  ['two at once', ['Soudeur, 2015 – 2019', 'Formateur, 2016 – 2018'], 4],
  ['a gap', ['Soudeur, 2010 – 2012', 'Soudeur, 2020 – 2022'], 4],
  ['a word that ends like a month', ['CHSLD Saint-Joseph 2018 – 2025'], 7],
  ['an end before its beginning', ['Soudeur, 2019 – 2015'], null],
  ['the future', ['Soudeur, 2030 – 2035'], null],
  ['no dates', ['Soudeur'], null],
])('counts the years of %s', (_, lines, years) => {
  expect(yearsWorked(lines, now)?.years ?? null).toBe(years);
});

it('takes the dates out of a line', () => {
  expect(withoutPeriods('Soudeur, Atelier Roy, 2015 – 2019')).toBe('Soudeur, Atelier Roy');
});

it.each<[string, number | null]>([
  ['Plus de 12 ans d’expérience en soudage', 12],
  ['8+ years of experience', 8],
  ['10 years of nursing experience', 10],
  ['Expérience : 6 ans', 6],
  ['J’ai 34 ans', null],
  ['Programme de 3 ans', null],
])('the line « %s » states: %s', (line, years) => {
  expect(statedYears([line])?.years ?? null).toBe(years);
});
