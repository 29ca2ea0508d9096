import { buildOntology } from '../ontology/ontology.js';
import { sectors } from '../../lexicon/sectors/index.js';
import { candidatesOfConcepts, candidatesOfItems, ExactNames } from './candidates.js';
import { knowledgeOf } from './knowledge.js';
import { Ranker } from './ranker.js';
import { topOf } from './top-of.js';
import type { RankItem } from './rank-item.js';
import { learnSimilarity } from './similarity-model.js';

const model = learnSimilarity(knowledgeOf(buildOntology(sectors)));
const exact = new ExactNames(model.concepts);

const rankerOf = (items: readonly RankItem[]): Ranker => new Ranker(model, candidatesOfItems(items, model, exact));
const title = (id: string, text: string, lang: 'fr' | 'en'): RankItem => ({ id, kind: 'title', lang, text });

const postings: readonly RankItem[] = [
  {
    id: 'nurse',
    kind: 'job',
    lang: 'en',
    title: 'Registered Nurse',
    description: 'Provides bedside care and administers medication in our intensive care unit.',
    requirements: ['Wound care', 'Critical care experience'],
  },
  {
    id: 'cook',
    kind: 'job',
    lang: 'fr',
    title: 'Cuisinier',
    description: 'Prépare les plats du jour.',
    requirements: ['Hygiène et salubrité alimentaires'],
  },
  {
    id: 'driver',
    kind: 'job',
    lang: 'fr',
    title: 'Chauffeur de camion',
    description: 'Livre des marchandises partout au Québec.',
    requirements: ['Permis de classe 1'],
  },
  {
    id: 'welder',
    kind: 'job',
    lang: 'en',
    title: 'Welder',
    description: 'Welds steel parts.',
    requirements: ['TIG welding'],
  },
];

describe('ranking', () => {
  it('puts what is called so first before what is also called so', () => {
    const ranker = rankerOf([
      title('a', 'Statistician', 'en'),
      title('a', 'Data analyst', 'en'),
      title('b', 'Data analyst', 'en'),
    ]);
    expect(ranker.rank(title('q', 'Data analysts', 'en'), 2)).toEqual(['b', 'a']);
    expect(ranker.rank(title('q', 'Statisticians', 'en'), 2)).toEqual(['a', 'b']);
  });

  it('counts the spellings of one name once when it looks for the concept that a candidate is', () => {
    const ranker = rankerOf([
      title('repairer', 'réparateur de montres/réparatrice de montres', 'fr'),
      title('repairer', 'réparateur de montres', 'fr'),
      title('repairer', 'réparatrice de montres', 'fr'),
      title('watchmaker', 'horloger/horlogère', 'fr'),
    ]);
    const { main } = ranker.parts(title('q', 'Horloger', 'fr'));
    expect(main[0]).toBeLessThan(0.9);
    expect(main[1]).toBeCloseTo(1);
  });

  it('prefers, of two candidates with the searched name, the one with more names', () => {
    const ranker = rankerOf([
      title('a group', 'Photographers', 'en'),
      title('occupation', 'photographer', 'en'),
      title('occupation', 'studio photographer', 'en'),
      title('occupation', 'portrait artist', 'en'),
    ]);
    expect(ranker.rank(title('q', 'Photographers', 'en'), 2)).toEqual(['occupation', 'a group']);
  });

  const across = rankerOf(postings);

  it.each([
    ['infirmière clinicienne', ['soins intensifs', 'soins des plaies'], 'nurse'],
    ['Soudeuse-monteuse', ['soudage TIG'], 'welder'],
    ['Cuisinière', ['cuisson'], 'cook'],
    ['Camionneuse', ['conduite de camion'], 'driver'],
  ])('puts the posting of a %s first, whatever its language', (name, skills, first) => {
    const person: RankItem = { id: 'p', kind: 'profile', lang: 'fr', title: name, skills, experience: '' };
    expect(across.rank(person, 4)[0]).toBe(first);
  });

  it('is the same every time, and for both genders', () => {
    const nurse: RankItem = { id: 'p', kind: 'profile', lang: 'fr', title: 'infirmière clinicienne', skills: [] };
    const order = across.rank(nurse, 4);
    expect(across.rank({ ...nurse, title: 'infirmier clinicien' }, 4)).toEqual(order);
    expect(rankerOf(postings).rank(nurse, 4)).toEqual(order);
    expect([...rankerOf([...postings].reverse()).rank(nurse, 4)]).toEqual(order);
  });

  it('forgives typing errors', () => {
    const candidates = rankerOf([
      title('nurse', 'infirmière', 'fr'),
      title('plumber', 'plombier', 'fr'),
      title('electrician', 'électricien', 'fr'),
      title('accountant', 'comptable', 'fr'),
    ]);
    for (const [wrong, right] of [
      ['infirmeire', 'nurse'],
      ['plonbier', 'plumber'],
      ['electricein', 'electrician'],
      ['comtable', 'accountant'],
    ] as const) {
      expect(candidates.rank(title('q', wrong, 'fr'), 1)).toEqual([right]);
    }
  });

  it('finds the skills that a sentence speaks of', () => {
    const skills = new Ranker(
      model,
      candidatesOfConcepts(model, (id) => id.startsWith('skill/')),
    );
    const found = skills.rank(
      { id: 'q', kind: 'text', lang: 'en', text: 'You will clean and dress wounds: wound care.' },
      5,
    );
    expect(found).toContain('skill/wound-care');
  });

  it('has candidates of one id once, by their best name', () => {
    const one = rankerOf([title('a', 'plombier', 'fr'), title('a', 'plumber', 'en'), title('b', 'electrician', 'en')]);
    expect(one.rank(title('q', 'plumber', 'en'), 10)).toEqual(['a', 'b']);
  });

  it('knows a classification again that is ranked as a file in the other language', () => {
    const known = model.concepts
      .filter(({ concept }) => concept.kind === 'occupation')
      .map(({ concept, names }) => ({
        id: concept.id,
        french: names.find(({ language }) => language === 'fr')!,
        english: names.filter(({ language }) => language === 'en'),
      }))
      .filter(({ english }) => english.length >= 3)
      .slice(0, 30);
    const file = rankerOf(known.flatMap(({ id, english }) => english.map(({ text }) => title(id, text, 'en'))));
    const right = known.filter(({ id, french }) => file.rank(title('q', french.text, 'fr'), 1)[0] === id);
    expect(right.length).toBeGreaterThanOrEqual(29);
  });

  it('answers for what it knows nothing of', () => {
    expect(across.rank(title('q', 'zzyzx', 'fr'), 2)).toHaveLength(2);
    expect(across.rank({ id: 'q', kind: 'text', text: '' }, 2)).toHaveLength(2);
  });
});

describe('the best of many', () => {
  it('are the highest, of equals the first', () => {
    expect(topOf(Float32Array.from([0, 3, 1, 3, 2]), 3)).toEqual([1, 3, 4]);
    expect(topOf(Float32Array.from([1, 1, 1]), 2)).toEqual([0, 1]);
    expect(topOf(new Float32Array(0), 5)).toEqual([]);
    expect(topOf(Float32Array.from([0, 3, 1, 3, 2]), 2, Int32Array.from([4, 3, 2, 1]))).toEqual([1, 3]);
    expect(topOf(Float32Array.from([5, 1, 2]), 2, Int32Array.from([1, 2]))).toEqual([2, 1]);
  });
});
