import { distanceKm, readLocation } from './locations.js';

describe('a place', () => {
  it.each([
    ['Montréal, QC', 'Montréal', 'QC'],
    ['MONTREAL (Québec) H2X 1Y4', 'Montréal', 'QC'],
    ['Grand Montréal', 'Montréal', 'QC'],
    ['Québec, QC', 'Québec', 'QC'],
    ['Ville de Québec', 'Québec', 'QC'],
    ['St-Jérôme', 'Saint-Jérôme', 'QC'],
    ['Ste-Thérèse, Québec', 'Sainte-Thérèse', 'QC'],
    ['Chicoutimi', 'Saguenay', 'QC'],
    ['Laval or Montréal', 'Laval', 'QC'],
    ['Toronto, ON', 'Toronto', 'ON'],
    ['Val-d’Or', "Val-d'Or", 'QC'],
  ])('is read in %s', (text, name, province) => {
    const { place, province: found } = readLocation(text);
    expect([place?.name, found]).toEqual([name, province]);
  });

  it('that we do not know keeps its province and its words', () => {
    expect(readLocation('Kuujjuaq, QC J0M 1C0')).toEqual({ place: null, province: 'QC', words: 'kuujjuaq qc' });
    expect(readLocation('Ailleurs')).toEqual({ place: null, province: null, words: 'ailleurs' });
  });

  it('is as far from another as the map says', () => {
    const km = (one: string, other: string): number => distanceKm(readLocation(one).place!, readLocation(other).place!);
    expect(km('Montréal', 'Longueuil')).toBeLessThan(10);
    expect(Math.round(km('Montréal', 'Québec') / 10)).toBe(23);
    expect(km('Montréal', 'Montréal')).toBe(0);
  });
});
