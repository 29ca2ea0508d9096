import { straightLine, townNamed } from './towns.js';

describe('a town named without doubt', () => {
  it.each([
    ['Montréal, QC', 'Montréal'],
    ['MONTREAL (Québec) H2X 1Y4', 'Montréal'],
    ['Laval', 'Laval'],
    ['Québec, QC', 'Québec'],
    ['Québec (Québec) G1K 3A7, Canada', 'Québec'],
    ['Ville de Québec', 'Québec'],
    ['Ste-Thérèse, Québec', 'Sainte-Thérèse'],
    ['Chicoutimi, QC', 'Saguenay'],
    ['Toronto, ON', 'Toronto'],
  ])('is read in %s', (text, name) => {
    expect(townNamed(text)?.name).toBe(name);
  });

  it.each([
    ['', 'an empty text'],
    ['Québec', 'the province or the city'],
    ['Québec, Canada', 'the province'],
    ['Chibougamau, Québec', 'a town that we do not know'],
    ['Laval ou Montréal', 'two towns'],
    ['Montréal, Laval', 'two towns'],
    ['Grand Montréal', 'a region'],
    ['Saint-Georges, NB', 'a town of another province'],
    ['Richmond, QC', 'a town of another province'],
    ['Burnaby, BC', 'a town that we do not know'],
    ['London', 'a town without its province'],
    ['Télétravail', 'no place'],
  ])('is not read in « %s »: %s', (text) => {
    expect(townNamed(text)).toBeNull();
  });
});

describe('a straight line between two towns', () => {
  it.each([
    ['Laval, QC', 'Montréal, QC', { from: 'Laval', to: 'Montréal', km: 13 }],
    ['Lévis', 'Québec, QC', { from: 'Lévis', to: 'Québec', km: 3 }],
    ['Sherbrooke', 'Montréal', { from: 'Sherbrooke', to: 'Montréal', km: 130 }],
    ['Repentigny', 'Longueuil', { from: 'Repentigny', to: 'Longueuil', km: 25 }],
    ['Hull', 'Gatineau, QC', { from: 'Gatineau', to: 'Gatineau', km: 0 }],
  ])('from %s to %s', (from, to, line) => {
    expect(straightLine(from, to)).toEqual(line);
  });

  it('is unknown if one of them is', () => {
    expect(straightLine('Kuujjuaq, QC', 'Montréal')).toBeNull();
    expect(straightLine('Montréal', 'Québec')).toBeNull();
  });
});
