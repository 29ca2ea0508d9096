import { masculine } from './masculine.js';

describe('one form for both genders', () => {
  it.each([
    ['dompteur', 'dompteuse'],
    ['sculpteurs', 'sculptrices'],
    ['souffleur', 'souffleuse'],
    ['ingénieur', 'ingénieure'],
    ['heureux', 'heureuse'],
    ['cuisinier', 'cuisinière'],
    ['horloger', 'horlogère'],
    ['technicien', 'technicienne'],
    ['vigneron', 'vigneronne'],
    ['professionnel', 'professionnelle'],
    ['créatif', 'créative'],
    ['employé', 'employée'],
    ['certifiés', 'certifiées'],
    ['adjoint', 'adjointe'],
    ['assistant', 'assistante'],
    ['français', 'française'],
    ['québécois', 'québécoise'],
  ])('%s and %s', (one, other) => {
    expect(masculine(other)).toBe(masculine(one));
  });

  it.each(['welding', 'kite', 'taming', 'plomberie', 'vitrage', 'menuiserie', 'bus'])('leaves %s alone', (word) => {
    expect(masculine(word)).toBe(word);
  });
});
