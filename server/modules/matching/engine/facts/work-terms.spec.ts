import { findWorkTerms } from './work-terms.js';

describe('how work is arranged', () => {
  it.each([
    ['FULL_TIME', ['FULL_TIME']],
    ['Temps plein ou temps partiel', ['FULL_TIME', 'PART_TIME']],
    ['full-time, evenings and weekends', ['FULL_TIME', 'EVENINGS', 'WEEKENDS']],
    ['Quart de nuit', ['NIGHTS']],
    ['Stage de quatre mois', ['INTERNSHIP']],
    ['Contrat de six mois', ['CONTRACT']],
    ['Une fin de semaine sur deux', ['WEEKENDS']],
    ['dès maintenant', []],
  ])('is read in: %s', (text, expected) => {
    expect([...findWorkTerms(text).named]).toEqual(expected);
  });

  it('knows what is excluded, and when anything suits', () => {
    expect([...findWorkTerms('De jour, pas de nuit').excluded]).toEqual(['NIGHTS']);
    expect([...findWorkTerms('no weekends').excluded]).toEqual(['WEEKENDS']);
    expect(findWorkTerms('Horaire flexible').open).toBe(true);
    expect(findWorkTerms('any shift').open).toBe(true);
  });
});
