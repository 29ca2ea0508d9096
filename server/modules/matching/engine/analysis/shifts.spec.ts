import { buildOntology } from '../ontology/ontology.js';
import { jobPosting } from '../spec-texts/blank.js';
import { analyseJob } from './analyse-job.js';

const ontology = buildOntology([]);
const shifts = (description: string, language: 'fr' | 'en'): readonly string[] => [
  ...analyseJob(jobPosting({ title: 'Poste', description, language }), ontology).shifts.keys(),
];

describe('the shifts that a posting asks for', () => {
  it.each([
    ['Une fin de semaine sur deux', 'fr', ['WEEKENDS']],
    ['Disponibilité de soir ou de nuit', 'fr', ['EVENINGS', 'NIGHTS']],
    ['Vous devez être libre les fins de semaine.', 'fr', ['WEEKENDS']],
    ['Nursing home, evenings', 'en', ['EVENINGS']],
    ['Night shift from Monday to Thursday', 'en', ['NIGHTS']],
  ] as const)('%s', (text, language, expected) => expect(shifts(text, language)).toEqual(expected));

  it.each([
    ['Vous êtes à la maison les fins de semaine.', 'fr'],
    ['Aucun travail de nuit, pas de fin de semaine.', 'fr'],
    ['Fermé les fins de semaine.', 'fr'],
    ['Toutes les fins de semaine de congé', 'fr'],
    ['Five days on the road, home every weekend.', 'en'],
    ['No nights and no weekends.', 'en'],
    ['Weekends off', 'en'],
  ] as const)('are not those that are free: %s', (text, language) => expect(shifts(text, language)).toEqual([]));
});
