import { cut, firstWord, initials } from './mask.js';

describe('masking', () => {
  it.each([
    ['Camille Tremblay', 'C*** T***'],
    ['Jean-François d’Arc', 'J*** F*** D***'],
    ['élodie', 'É***'],
    ['e\u0301lodie', 'E\u0301***'],
    ['Maria de la Cruz Hernandez Lopez', 'M*** D*** L***'],
    ['李小龍', '李***'],
    ['(Max) 🎥', 'M***'],
    ['🎥', '***'],
  ])('shows %j as %j', (name, shown) => {
    expect(initials(name)).toBe(shown);
  });

  it.each([
    ['Montréal, QC H2X 1Y4', 'Montréal'],
    ['Saint-Jérôme (Laurentides)', 'Saint-Jérôme'],
    ['  Québec  ', 'Québec'],
    ['Laval/Montréal', 'Laval'],
  ])('keeps of the place %j only %j', (location, word) => {
    expect(firstWord(location)).toBe(word);
  });

  it('cuts to the length, ellipsis included, and not inside a character', () => {
    expect(cut('x'.repeat(100), 100)).toBe('x'.repeat(100));
    expect(cut('x'.repeat(101), 100)).toBe(`${'x'.repeat(99)}…`);
    expect(cut('👩‍💻'.repeat(40), 100)).toBe(`${'👩‍💻'.repeat(19)}…`);
    expect(cut('e\u0301'.repeat(60), 100)).toBe(`${'e\u0301'.repeat(49)}…`);
    expect(cut('one two', 5)).toBe('one…');
  });
});
