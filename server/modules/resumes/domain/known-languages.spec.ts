import { languagesIn } from './known-languages.js';

const names = (lines: readonly string[], isSection: boolean) => languagesIn(lines, isSection).map(({ en }) => en);

it('finds the languages of their section, not those that are denied', () => {
  expect(names(['Français (langue maternelle), anglais : courant', 'Espagnol : aucun'], true)).toEqual([
    'French',
    'English',
  ]);
});

it('counts a language elsewhere only beside a level', () => {
  expect(names(['Fluent in Spanish and English'], false)).toEqual(['English', 'Spanish']);
  expect(names(['Traduction de contrats anglais'], false)).toEqual([]);
});
