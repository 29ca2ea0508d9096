import { foldText } from './fold.js';
import { stemEnglish } from './stem-english.js';
import { stemFrench } from './stem-french.js';

const french = (word: string): string => stemFrench(foldText(word));
const english = (word: string): string => stemEnglish(foldText(word));

describe('a French stem', () => {
  it.each([
    ['infirmier', 'infirmière', 'infirmiers', 'infirmières', 'INFIRMIERE'],
    ['développeur', 'développeuse', 'développeurs', 'développeuses'],
    ['préposé', 'préposée', 'préposés', 'préposées'],
    ['technicien', 'technicienne', 'techniciens', 'techniciennes'],
    ['directeur', 'directrice', 'directrices'],
    ['acheteur', 'acheteuse', 'acheteurs'],
    ['ingénieur', 'ingénieure', 'ingénieures'],
    ['boucher', 'bouchère', 'bouchers'],
    ['administratif', 'administrative', 'administratives'],
    ['principal', 'principale', 'principaux'],
    ['professionnel', 'professionnelle', 'professionnels'],
    ['maçon', 'maçonne', 'maçons'],
    ['chef', 'cheffe', 'chefs'],
    ['adjoint', 'adjointe', 'adjointes'],
    ['journal', 'journaux'],
    ['travail', 'travaux'],
    ['caissier', 'caissière'],
    ['sœur', 'soeurs'],
  ])('is one for %s and its other forms', (first, ...others) => {
    for (const other of others) expect(french(other)).toBe(french(first));
  });

  it.each([
    ['soudeur', 'soudage'],
    ['infirmier', 'infirmerie'],
    ['comptable', 'comptabilité'],
    ['cuisinier', 'cuisine'],
    ['vente', 'vendeur'],
  ])('tells %s from %s', (one, another) => {
    expect(french(one)).not.toBe(french(another));
  });
});

describe('an English stem', () => {
  it.each([
    ['nurse', 'nurses'],
    ['company', 'companies'],
    ['salesman', 'saleswoman', 'salesperson', 'salespeople'],
    ['waiter', 'waitress', 'waitresses'],
    ['organization', 'organisation', 'organizations'],
    ['center', 'centre', 'centres'],
    ['labeling', 'labelling'],
    ['color', 'colour'],
    ['box', 'boxes'],
    ['catalog', 'catalogue'],
  ])('is one for %s and its other forms', (first, ...others) => {
    for (const other of others) expect(english(other)).toBe(english(first));
  });

  it.each([
    ['nurse', 'nursing'],
    ['bus', 'bu'],
    ['analysis', 'analysi'],
    ['business', 'busines'],
    ['human', 'hu'],
  ])('tells %s from %s', (one, another) => {
    expect(english(one)).not.toBe(english(another));
  });
});
