import { editDistance } from './edit-distance.js';

describe('the edit distance of two words', () => {
  it.each([
    ['soudeur', 'soudeur', 0],
    ['soudeur', 'soudeurs', 1],
    ['soudur', 'soudeur', 1],
    ['sodueur', 'soudeur', 1],
    ['soudeurr', 'soudeur', 1],
    ['soubeur', 'soudeur', 1],
    ['developeur', 'developpeur', 1],
    ['infirmiere', 'infirmeire', 1],
    ['infrimeir', 'infirmier', 2],
    ['plombier', 'lpomibre', 3],
    ['', 'abc', 3],
    ['', 'chef', 4],
  ])('%s and %s: %i', (one, other, errors) => {
    expect(editDistance(one, other, 4)).toBe(errors);
    expect(editDistance(other, one, 4)).toBe(errors);
  });

  it('is not calculated beyond the maximum', () => {
    expect(editDistance('soudeur', 'comptable', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });
});
