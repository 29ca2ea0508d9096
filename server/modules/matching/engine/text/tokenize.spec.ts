import { tokenize } from './tokenize.js';

const content = (text: string): string[] =>
  tokenize(text)
    .filter(({ isFunction }) => !isFunction)
    .map(({ fr }) => fr);

describe('the words of a text', () => {
  it('keep their place in the text as it was given', () => {
    const text = 'L’infirmière d’urgence, à l’hôpital : C++, Node.js et .NET.';
    for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).toBe(token.raw);
    expect(tokenize(text).map(({ folded }) => folded)).toEqual(
      'l infirmiere d urgence a l hopital c++ node js et .net'.split(' '),
    );
  });

  it.each([
    'préposé(e) aux bénéficiaires',
    'Préposé·e aux bénéficiaires',
    'préposée aux bénéficiaires',
    'préposé-e aux bénéficiaires',
    'préposé.e.s aux bénéficiaires',
    'Préposés et préposées aux bénéficiaires',
    'préposé/préposée aux bénéficiaires',
    'PRÉPOSÉ / PRÉPOSÉE AUX BÉNÉFICIAIRES',
    'un préposé ou une préposée aux bénéficiaires',
  ])('are the same whatever the way gender is written: %s', (text) => {
    expect(content(text)).toEqual(content('préposé aux bénéficiaires'));
  });

  it('covers both forms of a doublet', () => {
    const text = 'Poste : infirmier ou infirmière auxiliaire';
    const nurse = tokenize(text)[1]!;
    expect(text.slice(nurse.start, nurse.end)).toBe('infirmier ou infirmière');
  });

  it('does not merge words that only look alike', () => {
    expect(content('soins et soin')).toHaveLength(1);
    expect(content('vente et achat')).toEqual(['vent', '&', 'achat']);
    expect(content('chef chefs')).toHaveLength(2);
  });

  it('knows where a name ends', () => {
    const broken = (text: string): string[] =>
      tokenize(text)
        .filter(({ breakBefore }) => breakBefore)
        .map(({ raw }) => raw);
    expect(broken('Soins, plaies. Suivi')).toEqual(['Soins', 'plaies', 'Suivi']);
    expect(broken('Infirmière - soins intensifs')).toEqual(['Infirmière', 'soins']);
    expect(broken('aide-soignant CI/CD Node.js 3.5')).toEqual(['aide']);
  });

  it('passes over articles, prepositions and elisions', () => {
    expect(content('le suivi des plaies de l’enfant')).toEqual(content('suivi plaie enfant'));
    expect(
      tokenize("the nurse's aide")
        .filter(({ isFunction }) => !isFunction)
        .map(({ en }) => en),
    ).toEqual(['nurse', 'aide']);
    expect(content('R&D')).toEqual(['r', '&', 'd']);
  });
});
