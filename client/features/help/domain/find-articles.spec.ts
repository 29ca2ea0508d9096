import { exampleArticles } from '../pages/example-articles';
import { linePartsOf, parseArticle } from './article';
import { findArticles, indexOf } from './find-articles';

const index = indexOf(exampleArticles);
const namesFor = (words: string): string[] => findArticles(index, words).map(({ name }) => name);

describe('the search of the help', () => {
  it('finds words by their beginning, without accents, and articles named so first', () => {
    expect(namesFor('CREDIT')).toEqual(['credits-and-refunds']);
    expect(namesFor('entreprise')).toEqual(['the-72-hours', 'what-is-masked', 'credits-and-refunds']);
    expect(namesFor('reservation 72')).toEqual(['what-is-masked']);
    expect(namesFor('edit')).toEqual([]);
  });

  it('finds no address behind a link, and nothing for signs alone', () => {
    expect(namesFor('reservations')).toEqual([]);
    expect(namesFor(' ?! ')).toEqual([]);
  });
});

describe('an article', () => {
  it('begins with a title and a lead', () => {
    expect(parseArticle('your-data', '# Mes données\n\nEn bref.\n\n## Un\n\nTexte.\n')).toEqual({
      name: 'your-data',
      title: 'Mes données',
      lead: 'En bref.',
      body: '## Un\n\nTexte.',
    });
    for (const file of ['Mes données\n\nEn bref.\n\nTexte.', '# Mes données\n\n## Un\n\nTexte.', '# Mes données\n'])
      expect(() => parseArticle('your-data', file)).toThrow('your-data');
  });

  it('has links to pages of this site, and no others', () => {
    expect(linePartsOf('Ouvrez [Compte](/settings/account), puis [x](javascript:alert(1)).')).toEqual([
      { text: 'Ouvrez ', href: null },
      { text: 'Compte', href: '/settings/account' },
      { text: ', puis [x](javascript:alert(1)).', href: null },
    ]);
  });
});
