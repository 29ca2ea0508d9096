import { Spelling } from './spelling.js';
import { wordsOf } from './words.js';

describe('spelling', () => {
  const spelling = new Spelling();
  for (const [text, language, times] of [
    ['infirmière', 'fr', 9],
    ['fabrication', 'fr', 9],
    ['conducteur', 'fr', 5],
    ['conductor', 'en', 50],
    ['agente', 'fr', 9],
    ['arête', 'fr', 1],
    ['C3PO', 'en', 1],
  ] as const) {
    for (let count = 0; count < times; count += 1) spelling.add(wordsOf(text)[0]!, language);
  }
  const corrected = (text: string, language: 'fr' | 'en' | null = 'fr'): readonly string[] =>
    spelling.correct(wordsOf(text), language).map(({ folded }) => folded);

  it.each([
    ['infirmeire', 'infirmiere'],
    ['ffabrivatiom', 'fabrication'],
    ['agete', 'agente'],
  ])('corrects %s to %s', (wrong, right) => {
    expect(corrected(wrong)).toEqual([right]);
  });

  it('leaves what is known in any form, what is near nothing, what is short and what has figures', () => {
    expect(corrected('infirmiers fabrications zouk agn 3CPO')).toEqual([
      'infirmiers',
      'fabrications',
      'zouk',
      'agn',
      '3cpo',
    ]);
  });

  it('prefers words of the language that is written', () => {
    expect(corrected('conducttor', 'fr')).toEqual(['conductor']);
    expect(corrected('conducter', 'fr')).toEqual(['conducteur']);
    expect(corrected('conducter', 'en')).toEqual(['conductor']);
  });

  it('knows a word that comes later', () => {
    expect(corrected('tonelier')).toEqual(['tonelier']);
    spelling.add(wordsOf('tonnelier')[0]!, null);
    expect(corrected('tonelire')).toEqual(['tonnelier']);
  });
});
