import { sectors } from '../../lexicon/sectors/index.js';
import { buildOntology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';
import { credentials } from './credential-list.js';
import { credentialsIn, withIncluded } from './credentials.js';

const keysIn = (text: string, isPerson = true): string[] =>
  credentialsIn(text, foldText(text), isPerson).map(({ credential }) => credential.key);

describe('the list of credentials', () => {
  it('names skills of the lexicon that are licences', () => {
    const { concepts } = buildOntology(sectors);
    for (const { concept } of credentials) if (concept) expect(concepts.get(concept)?.type).toBe('licence');
  });

  it.each([
    ['Permis de conduire valide', ['class-5']],
    ['Valid driver’s licence', ['class-5']],
    ['Permis de conduire de classe 1', ['class-1']],
    ['Chauffeur classe 1', ['class-1']],
    ['Permis de conduire (classe 3)', ['class-3']],
    ['Permis de classe 1 ou 3', ['class-1', 'class-3']],
    ['Class 2 licence', ['class-2']],
    ['AZ licence', ['class-1']],
    ['Permis de conduire de classe 4A', ['class-4a']],
    ['Permis classe 4B', ['class-4b']],
    ['Class 4C licence', ['class-4c']],
    ['Permis de classe 4', ['class-4']],
    ['Permis poids lourd', ['heavy']],
    ['Heavy vehicle licence', ['heavy']],
    ['Licence RBQ', ['rbq']],
    ['Carte de compétence de la CCQ', ['ccq']],
    ['CCQ competency card', ['ccq']],
    ['Carte d’apprenti de la CCQ', ['ccq']],
    ['Certificat de compétence compagnon de la CCQ', ['ccq-journeyman']],
    ['Carte CCQ compagnon', ['ccq-journeyman']],
    ['CCQ journeyman card', ['ccq-journeyman']],
    ['Carte ASP Construction', ['asp']],
    ['Cours de santé et sécurité générale sur les chantiers de construction', ['asp']],
    ['Cartes CWB toutes positions', ['cwb']],
    ['Certificat du MAPAQ', ['mapaq']],
    ['Food handler certificate', ['mapaq']],
    ['Membre en règle de l’OIIQ', ['oiiq']],
    ['Inscrite à l’Ordre des infirmières et infirmiers du Québec', ['oiiq']],
    ['Ordre des infirmières et infirmiers auxiliaires du Québec', ['oiiaq']],
    ['Membre de l’OIIAQ', ['oiiaq']],
    ['Physiothérapeute, membre de l’OPPQ', ['oppq']],
    ['Psychoéducatrice, membre de l’OPPQ', ['psychoeducator']],
    ['Membre du CMQ', ['cmq']],
    ['Collège des médecins du Québec', ['cmq']],
    ['Pharmacienne, OPQ', ['pharmacist']],
    ['Psychologue, OPQ', ['psychologist']],
    ['Membre de l’Ordre des ingénieurs du Québec', ['oiq']],
    ['Permis de la SAAQ', ['class-5']],
    ['Permis de l’AMF', ['amf']],
    ['Attestation de la CNESST', ['cnesst']],
    ['Premiers soins et RCR', ['first-aid']],
    ['Secourisme en milieu de travail', ['first-aid']],
    ['First aid and CPR', ['first-aid']],
    ['Permis d’agent de sécurité (BSP)', ['bsp', 'bsp']],
    ['Carte de cariste', ['forklift']],
    ['Forklift certification', ['forklift']],
    ['Électricien, licence C', ['electrician']],
    ['Titre de CPA', ['cpa']],
    ['Membre du Barreau du Québec', ['bar']],
    ['Brevet d’enseignement', ['teaching']],
    ['Membre de la CMEQ', ['cmeq']],
    ['Membre de la CMMTQ', ['cmmtq']],
  ])('reads « %s »', (text, keys) => expect(keysIn(text)).toEqual(keys));

  it.each([
    'Inspectrice à la CNESST pendant dix ans dans la région',
    'Agent aux services à la clientèle de la SAAQ depuis 2015',
    'Vérificateur à l’AMF, dossiers complexes et enquêtes',
    'Développeur ASP.NET et C#',
    'Travaux de première classe',
    'Licence C et Python',
    'Permis de construction',
  ])('reads nothing in « %s »', (text) => expect(keysIn(text)).toEqual([]));

  it('takes a title that says so from people only', () => {
    expect(keysIn('Registered nurse')).toEqual(['oiiq']);
    expect(keysIn('Registered nurse', false)).toEqual([]);
  });

  it('knows which permit includes which', () => {
    const all = ['class-1', 'class-3', 'class-4', 'class-4b', 'class-4c', 'class-5', 'heavy'];
    expect([...withIncluded(['class-1'])].sort()).toEqual(all);
    expect([...withIncluded(['heavy'])].sort()).toEqual(['class-5', 'heavy']);
    expect([...withIncluded(['class-5'])]).toEqual(['class-5']);
  });
});
