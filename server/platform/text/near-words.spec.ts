import { nearestWords } from './near-words.js';

describe('what a misspelt word may have meant', () => {
  it('is the nearest word, or those that are equally near', () => {
    expect(nearestWords('soudur', ['soudage', 'soudeur', 'solde'])).toEqual(['soudeur']);
    expect(nearestWords('comptabke', ['comptable', 'comptables'])).toEqual(['comptable']);
    expect(nearestWords('conducteurr', ['producteur', 'conducteur'])).toEqual(['conducteur']);
  });

  it('is nothing where every word is too far, the sooner the shorter it is', () => {
    expect(nearestWords('chien', ['chef', 'client'])).toEqual([]);
    expect(nearestWords('xylophoniste', ['telephoniste', 'graphiste'])).toEqual([]);
    expect(nearestWords('chef', [])).toEqual([]);
  });
});
