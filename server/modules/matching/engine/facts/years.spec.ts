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
    ['Vingt-cinq ans d’expérience', 25],
    ['Thirty two years of experience', 32],
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

  it.each([
    ['Soudeuse à l’arc, 6 ans, structures d’acier', 6],
    ['Poseur de planchers 9 ans puis estimateur 2 ans', 9],
    ['Pastry cook, four years, hotel kitchens', 4],
    ['Retired postal worker, 31 years', 31],
    ['Arboriste, 22 ans dans les parcs de la ville', 22],
    ['Concierge, 2014-2019, école primaire', 5],
    ['Baker, 2010 to 2016.\nHead baker, 2014 to 2020.', 10],
  ])('are read from a history of work: %s', (text, years) => {
    const read = findYears(text, 'history').map((each) => each.years);
    expect(Math.max(...read)).toBe(years);
  });

  it.each([
    'Soudeuse, 34 ans, mère de deux enfants',
    'Plumber. I left school 12 years ago',
    'Concierge, puis trois ans à la maison',
    'DEC en soins infirmiers, trois ans, obtenu de soir',
    'Baccalauréat en sociologie, 2014-2017',
    'Éducatrice d’enfants de 4 ans',
  ])('are not read from a history where they are an age or another span: %s', (text) => {
    expect(findYears(text, 'history')).toEqual([]);
  });

  it.each([
    ['Deux ans en cuisine de collectivité', 2],
    ['Three years of Kotlin', 3],
    ['Two to four years', 2],
  ])('are read from one thing that is asked: %s', (text, years) => {
    expect(findYears(text, 'requirement')[0]?.years).toBe(years);
  });

  it.each(['18 ans et plus', 'Three years of university', 'Programme de 2 ans'])(
    'are not read from something else that is asked: %s',
    (text) => expect(findYears(text, 'requirement')).toEqual([]),
  );

  it.each([
    'Notre maison existe depuis trente-deux ans et compte une soixantaine d’employés',
    'We have 40 years of experience in roofing',
    'L’entreprise est en affaires depuis 25 ans',
    'Forts de nos 25 ans d’expérience, nous livrons partout',
    'Our family business has served the region for 30 years',
    'Fondée par deux sœurs et ouverte depuis 12 ans',
    'Crew of four with a landscaper who has done this for thirty years',
    'Expérience auprès des 5 à 12 ans',
    'Experience with children aged 3 to 5 years',
    'Permis de conduire classe 5 depuis deux ans',
  ])('are not read from the years of an employer, a child or a licence: %s', (text) => {
    expect(findYears(text, 'description')).toEqual([]);
    expect(findYears(text, 'requirement')).toEqual([]);
  });

  it.each([
    ['Nous cherchons une personne qui a 5 ans d’expérience', 5],
    ['We require 3 years of experience', 3],
    ['Joignez notre équipe, 2 ans d’expérience en cuisine', 2],
    ['You bring 4 years of experience to our team', 4],
  ])('are read where an employer asks for them: %s', (text, years) => {
    expect(findYears(text, 'description')[0]?.years).toBe(years);
  });
});

it('the length of the work is no requirement', () => {
  const years = (text: string): readonly number[] => findYears(text, 'description').map((found) => found.years);
  expect(years('Vous accompagnez un groupe de huit enfants pendant deux ans.')).toEqual([]);
  expect(years('You will follow the same families for three years.')).toEqual([]);
  expect(years('Vous avez travaillé en cuisine pendant deux ans.')).toEqual([2]);
});
