import { dot, LatentSpace } from './latent-space.js';
import { NameIndex } from './name-index.js';
import { learnTranslations, translateBy } from './translations.js';
import { Vocabulary } from './vocabulary.js';
import { nameWords, oneGender, withoutBrackets, withoutExclusion, wordsOf } from './words.js';

const vocabularyOf = (...names: readonly string[]): Vocabulary => {
  const vocabulary = new Vocabulary(() => []);
  for (const name of names) for (const word of wordsOf(name)) vocabulary.add(word);
  return vocabulary;
};

describe('words', () => {
  it('are read once where a title names both genders', () => {
    expect(oneGender('directeur technique/directrice technique')).toBe('directeur technique');
    expect(oneGender('hygiène/sécurité')).toBe('hygiène/sécurité');
    expect(wordsOf('Infirmier / Infirmière de bloc').map(({ folded }) => folded)).toEqual(['infirmier', 'bloc']);
  });

  it('in brackets can be left out, unless they are all', () => {
    expect(withoutBrackets('Java (programmation informatique)')).toBe('Java');
    expect(withoutBrackets('(RN)')).toBe('(RN)');
    expect(withoutBrackets("Professeur d'éducation physique et sportive -EPS-")).toBe(
      "Professeur d'éducation physique et sportive",
    );
  });

  it('of what a name shuts out are no words of the name', () => {
    expect(withoutExclusion('Computer engineers (except software engineers)')).toBe('Computer engineers');
    expect(withoutExclusion('Electronics Engineers, Except Computer')).toBe('Electronics Engineers');
    expect(withoutExclusion('Ingénieurs informaticiens (sauf en logiciel)')).toBe('Ingénieurs informaticiens');
    expect(withoutExclusion('Exceptional needs teacher')).toBe('Exceptional needs teacher');
    expect(withoutExclusion('Sauf-conduit')).toBe('Sauf-conduit');
  });

  it('tell that a name is of the rest of a group, in either language', () => {
    expect(nameWords('Autres techniciens')[0]).toBe(nameWords('Other technicians')[0]);
    expect(nameWords('Autres techniciens')).toHaveLength(2);
    expect(nameWords('Techniciens et autres')).toHaveLength(1);
  });

  it('tell the trade from the pronoun', () => {
    expect(wordsOf('IT officer').map(({ folded }) => folded)).toEqual(['it', 'officer']);
    expect(wordsOf('how it works').map(({ folded }) => folded)).not.toContain('it');
  });
});

describe('a vocabulary', () => {
  it('finds a word by its other forms and by nearly the same letters', () => {
    const vocabulary = vocabularyOf('infirmier', 'soudeur', 'comptable');
    const found = (text: string): readonly string[] =>
      vocabulary.variants(wordsOf(text)[0]!).map(({ word }) => vocabulary.wordAt(word).folded);
    expect(found('infirmières')).toEqual(['infirmier']);
    expect(found('infirmeir')).toEqual(['infirmier']);
    expect(found('xylophone')).toEqual([]);
  });

  it('knows no word by the properties of every object', () => {
    expect(wordsOf('constructor toString __proto__').length).toBeGreaterThan(0);
    expect(vocabularyOf('constructor').variants(wordsOf('constructor')[0]!)).toHaveLength(1);
  });
});

describe('translations', () => {
  it('are learnt from names in both languages', () => {
    const translate = translateBy(
      learnTranslations([
        { fr: ['soudeu', 'acier'], en: ['steel', 'welder'] },
        { fr: ['soudeu'], en: ['welder'] },
        { fr: ['soudeu', 'bois'], en: ['wood', 'welder'] },
        { fr: ['table', 'bois'], en: ['wood', 'table'] },
      ]),
    );
    expect(translate('soudeu')[0]?.[0]).toBe('welder');
    expect(translate('welder')[0]?.[0]).toBe('soudeu');
    expect(translate('bois')[0]?.[0]).toBe('wood');
    expect(translate('unknown')).toEqual([]);
  });
});

describe('an index of names', () => {
  const names = ['chef de projet', 'chef cuisinier', 'analyste de données'];
  const vocabulary = new Vocabulary(() => []);
  for (const name of names) vocabulary.count(wordsOf(name));
  const index = new NameIndex(
    names.map((name, owner) => ({ owner, words: wordsOf(name), worth: 1 })),
    vocabulary,
    names.length,
  );
  const search = (text: string, measure: 'cosine' | 'coverage'): readonly number[] => {
    const into = new Float32Array(names.length);
    index.search({ words: wordsOf(text) }, measure, into);
    return [...into];
  };

  it('gives 1 for the very name, less for a part, nothing for others', () => {
    const [project, cook, analyst] = search('chef de projet', 'cosine');
    expect(project).toBeCloseTo(1);
    expect(cook).toBeGreaterThan(0);
    expect(cook).toBeLessThan(0.7);
    expect(analyst).toBe(0);
  });

  it('tells whom it found, and forgets them with the next search', () => {
    const { owners, likeness } = index.find({ words: wordsOf('chef de projet') }, 'cosine');
    expect([...owners].sort()).toEqual([0, 1]);
    expect(likeness[2]).toBe(0);
    const next = index.find({ words: wordsOf('analyste') }, 'cosine');
    expect([...next.owners]).toEqual([2]);
    expect([...next.likeness.subarray(0, 2)]).toEqual([0, 0]);
  });

  it('counts a word of the query once for a name, by the best of what stands for it', () => {
    const [, cook] = search('cuisinier', 'cosine');
    const [, twice] = search('cuisinier cuisinière cuisiniers', 'cosine');
    expect(twice).toBeCloseTo(cook!);
  });

  it('sees a whole name inside a sentence', () => {
    expect(search('nous cherchons une personne, analyste de données, à Laval', 'coverage')[2]).toBeCloseTo(1);
  });
});

describe('a latent space', () => {
  it.each([3, 4, 9])('multiplies vectors of length %i from any place', (length) => {
    const one = Float32Array.from({ length }, (_, at) => at + 1);
    const rows = Float32Array.from({ length: 2 * length }, (_, at) => (at < length ? 100 : 2));
    expect(dot(one, rows, length)).toBe(length * (length + 1));
  });

  it('puts words of the same documents near each other, and knows how much it knows', () => {
    const bag = (...words: readonly string[]) => new Map(words.map((word) => [word, 1]));
    const { space } = LatentSpace.learn(
      [
        bag('nurse', 'infirmier', 'care'),
        bag('nurse', 'infirmier', 'hospital'),
        bag('weld', 'soudeur', 'steel'),
        bag('weld', 'soudeur', 'care'),
        bag('steel', 'hospital', 'care'),
      ],
      2,
    );
    const near = (one: string, other: string): number => {
      const left = space.place(bag(one));
      const right = space.place(bag(other));
      return left.reduce((sum, value, at) => sum + value * right[at]!, 0);
    };
    expect(near('nurse', 'infirmier')).toBeGreaterThan(near('nurse', 'soudeur'));
    expect(Math.hypot(...space.place(bag('nurse')))).toBeCloseTo(1, 4);
    expect(Math.hypot(...space.place(bag('nurse', 'unheard')))).toBeLessThan(0.9);
    expect(Math.hypot(...space.place(bag('unheard')))).toBe(0);
  });
});
