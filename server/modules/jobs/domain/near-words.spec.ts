import { nearestWords, wordDistance } from './near-words.js';

describe('the distance of two words', () => {
  it.each([
    ['soudeur', 'soudeur', 0],
    ['soudur', 'soudeur', 1],
    ['sodueur', 'soudeur', 1],
    ['soudeurr', 'soudeur', 1],
    ['soubeur', 'soudeur', 1],
    ['developeur', 'developpeur', 1],
    ['infrimeir', 'infirmier', 2],
    ['', 'chef', 4],
  ])('%s, %s: %i', (a, b, distance) => {
    expect(wordDistance(a, b)).toBe(distance);
    expect(wordDistance(b, a)).toBe(distance);
  });
});

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
