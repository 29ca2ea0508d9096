import { isList, isOverfull, withAdded } from './chip-list';

describe('a list of chips', () => {
  it('splits a pasted list', () => {
    expect(withAdded([], 'React, TypeScript;Node.js\nGo\r\n\tPython')).toEqual([
      'React',
      'TypeScript',
      'Node.js',
      'Go',
      'Python',
    ]);
    expect(isList('soins intensifs')).toBe(false);
    expect(isList('a\nb')).toBe(true);
  });

  it('drops blanks and duplicates, ignoring accents and case', () => {
    expect(withAdded(['Pédiatrie'], ' pediatrie , , Triage,triage')).toEqual(['Pédiatrie', 'Triage']);
  });

  it('stops at the max, and reports it', () => {
    expect(withAdded(['a', 'b'], 'c, d', 3)).toEqual(['a', 'b', 'c']);
    expect(isOverfull(['a', 'b'], 'c, d', 3)).toBe(true);
    expect(isOverfull(['a', 'b'], 'c, A', 3)).toBe(false);
  });
});
