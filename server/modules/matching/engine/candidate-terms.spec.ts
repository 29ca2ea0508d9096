import { sectors } from '../lexicon/sectors/index.js';
import {
  foldedWords,
  lexiconWords,
  placeParts,
  placeTerms,
  searchPieces,
  skillTerms,
  withBroader,
} from './candidate-terms.js';
import { buildOntology } from './ontology/ontology.js';

const ontology = buildOntology(sectors);

describe('what an entry of a list of skills stands for', () => {
  it.each([
    ['React', 'react.js'],
    ['Soins intensifs', 'Critical care'],
    ['Service à la clientèle', 'Customer service'],
  ])('is the same for « %s » and « %s »', (one, other) => {
    expect(skillTerms(one, ontology)).toEqual(skillTerms(other, ontology));
    expect(skillTerms(one, ontology)[0]).toMatch(/^skill\//);
  });

  it('is its words where the lexicon does not know it, however they are written', () => {
    expect(skillTerms('Ovnilogie  Féline', ontology)).toEqual(['text/ovnilogie-feline']);
    expect(skillTerms('ovnilogie feline', ontology)).toEqual(['text/ovnilogie-feline']);
    expect(skillTerms(' … ', ontology)).toEqual([]);
  });
});

describe('a search', () => {
  const shown = (search: string) =>
    searchPieces(search, ontology).map(({ text, concepts }) => [text.trim(), ...concepts]);

  it('is cut into names and the words between them', () => {
    const [name, rest] = shown('registered nurse zanvel');
    expect(name?.[0]).toBe('registered nurse');
    expect(name?.[1]).toMatch(/^occupation\//);
    expect(rest).toEqual(['zanvel']);
  });

  it('names the same in both languages', () => {
    expect(shown('infirmière')[0]?.slice(1)).toEqual(shown('nurse')[0]?.slice(1));
  });

  it('is nothing where nothing is asked', () => {
    expect(shown(' -- ')).toEqual([]);
  });

  it('knows what a concept is a kind of', () => {
    const web = withBroader(['occupation/front-end-developer'], ontology);
    expect(web).toEqual([
      'occupation/front-end-developer',
      'occupation/software-developer',
      'occupation/web-developer',
    ]);
  });
});

describe('a place', () => {
  it('is the word that is shown, and a town and a province of the list', () => {
    expect(placeTerms('Montréal', 'Montréal, 12 kanaristreet')).toEqual({
      town: 'Montréal',
      terms: ['montreal', 'province/qc', 'qc', 'town/montreal'],
    });
  });

  it('takes nothing out of a street', () => {
    const { town, terms } = placeTerms('12', '12 rue Laval, kanaristreet');
    expect(town).toBeNull();
    expect(terms).not.toContain('town/laval');
    expect(terms.join(' ')).not.toMatch(/laval|kanari/);
  });

  it('keeps a word that no list knows, and its province', () => {
    expect(placeTerms('Kuujjuaq', 'Kuujjuaq, Québec')).toEqual({
      town: null,
      terms: ['kuujjuaq', 'province/qc', 'qc'],
    });
  });

  it.each([
    [
      'Montréal, QC',
      [
        { words: ['montreal'], key: 'town/montreal' },
        { words: ['qc'], key: 'province/qc' },
      ],
    ],
    ['québ', [{ words: ['queb'], key: null }]],
    [
      'Kuujjuaq, Québec',
      [
        { words: ['kuujjuaq'], key: null },
        { words: ['quebec'], key: 'province/qc' },
      ],
    ],
    ['Ontario', [{ words: ['ontario'], key: 'province/on' }]],
    ['St-Jérôme', [{ words: ['saint', 'jerome'], key: 'town/saint-jerome' }]],
    [' , ', []],
  ])('is looked for by « %s »', (text, parts) => {
    expect(placeParts(text)).toEqual(parts);
  });
});

it('words are folded, and those of the lexicon are long enough to be mistyped', () => {
  expect(foldedWords('Éric l’Œuvre-2')).toEqual(['eric', 'l', 'oeuvre', '2']);
  const words = lexiconWords(ontology);
  expect(words.has('infirmiere')).toBe(true);
  expect([...words].every((word) => word.length >= 4)).toBe(true);
});
