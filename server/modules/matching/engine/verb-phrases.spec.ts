import { sectors } from '../lexicon/sectors/index.js';
import { analyseJob } from './analysis/analyse-job.js';
import { analyseSeeker } from './analysis/analyse-seeker.js';
import { explainMatch } from './explain-match.js';
import { buildOntology } from './ontology/ontology.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);
const claimed = (experience: string): string[] =>
  [...analyseSeeker(seekerProfile({ title: 'Agent', experience }), ontology).claims.keys()].map(
    (id) => id.split('/')[1]!,
  );
const asked = (description: string): string[] =>
  [...analyseJob(jobPosting({ title: 'Agent', description }), ontology).requirements.values()]
    .filter(({ place }) => place)
    .map(({ concept }) => concept.id.split('/')[1]!);

it('do not come from nouns in -ing: « building services » is not what builds services', () => {
  expect(claimed('I build services in Python. I clean products. I operated the room.')).not.toEqual(
    expect.arrayContaining(['facilities-management']),
  );
  expect(asked('You will build services in Python.')).not.toContain('facilities-management');
});

describe('a verb and its object', () => {
  it.each([
    ['Je tiens les livres de trois PME.', 'bookkeeping'],
    ['I keep the books for two garages.', 'bookkeeping'],
    ['J’ai tenu les livres d’un atelier pendant six ans.', 'bookkeeping'],
    ['Kept the books of a small company.', 'bookkeeping'],
    ['Responsable de tenir les livres.', 'bookkeeping'],
    ['Tient les livres d’une PME.', 'bookkeeping'],
    ['I answered the phone and kept the books.', 'bookkeeping'],
    ['Je conduis un chariot élévateur depuis 2015.', 'forklift-operation'],
    ['I drove a forklift in a warehouse.', 'forklift-operation'],
    ['Je prépare les commandes.', 'order-picking'],
    ['I have managed the inventory of a store.', 'inventory-management'],
    ['Je gère les stocks.', 'inventory-management'],
  ])('name the skill: « %s » is %s', (text, id) => expect(claimed(text)).toContain(id));

  it.each([
    'Ma patronne tient les livres.',
    'My sister keeps the books.',
    'The accountant keeps the books.',
    'Notre comptable tient les livres.',
    'Le logiciel tient les livres.',
    'He keeps the books.',
    'Vous tenez les livres.',
    'We pay a firm to keep the books.',
    'Je ne tiens pas les livres.',
    'Je n’ai jamais tenu les livres.',
    'I never kept the books.',
    'I don’t keep the books.',
    'I hardly keep any books.',
    'J’aimerais tenir les livres.',
    'I would like to keep the books.',
    'J’aurais voulu tenir les livres.',
    'J’apprends à tenir les livres.',
    'I will keep the books next year.',
    'If I kept the books, I would tell you.',
  ])('of somebody else, denied or wished for is no skill: « %s »', (text) =>
    expect(claimed(text)).not.toContain('bookkeeping'),
  );

  it.each([
    ['Vous tiendrez les livres de la société.', 'bookkeeping'],
    ['You will keep the books.', 'bookkeeping'],
    ['Tenir les livres.', 'bookkeeping'],
    ['Vous soudez des pièces d’acier.', 'welding'],
    ['You weld steel frames.', 'welding'],
  ])('are asked for: « %s » asks for %s', (text, id) => expect(asked(text)).toContain(id));

  it.each([
    'Nous tenons les livres de 200 entreprises.',
    'We keep the books of 200 companies.',
    'Our accountant keeps the books.',
  ])('tell what the employer does: « %s »', (text) => expect(asked(text)).not.toContain('bookkeeping'));

  it('close the gap', () => {
    const job = jobPosting({ title: 'Adjoint', requirements: ['Tenue de livres', 'Paie'] });
    const person = seekerProfile({ title: 'Adjoint', experience: 'Je tiens les livres d’un garage.' });
    const { gaps, reasons } = explainMatch(person, job, ontology);
    expect(gaps.fr).not.toContain('tenue de livres');
    expect(reasons.fr.join()).toContain('Tenue de livres');
    expect(reasons.en.join()).toContain('Bookkeeping');
  });
});

describe('a verb alone', () => {
  it.each([
    ['Je soude depuis 2012.', 'welding'],
    ['I weld.', 'welding'],
    ['J’ai soudé pendant dix ans.', 'welding'],
    ['I cook for a residence of 80 people.', 'cooking'],
    ['Je sais coudre.', 'sewing'],
    ['I translated two novels.', 'translation'],
  ])('names the trade of the person: « %s » is %s', (text, id) => expect(claimed(text)).toContain(id));

  it.each([
    ['Mon père soude.', 'welding'],
    ['I cook at home for my family.', 'cooking'],
    ['J’apprends à souder.', 'welding'],
    ['Je suis passée de l’éprouvette à l’usine.', 'machining'],
    ['Une enseigne nationale de quincaillerie.', 'teaching'],
  ])('is no skill of theirs: « %s »', (text, id) => expect(claimed(text)).not.toContain(id));
});
