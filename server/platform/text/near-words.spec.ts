import { nearestWords } from './near-words.js';

describe('suggestions for a misspelt word', () => {
  it('are the nearest word, or all that are equally near', () => {
    expect(nearestWords('soudur', ['soudage', 'soudeur', 'solde'])).toEqual(['soudeur']);
    expect(nearestWords('comptabke', ['comptable', 'comptables'])).toEqual(['comptable']);
    expect(nearestWords('conducteurr', ['producteur', 'conducteur'])).toEqual(['conducteur']);
  });

  it('are empty if every word is too far; short words must be nearer', () => {
    expect(nearestWords('chien', ['chef', 'client'])).toEqual([]);
    expect(nearestWords('xylophoniste', ['telephoniste', 'graphiste'])).toEqual([]);
    expect(nearestWords('chef', [])).toEqual([]);
  });
});
