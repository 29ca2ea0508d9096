import { sectors } from '../../lexicon/sectors/index.js';
import type { Concept } from '../../lexicon/concept.js';
import { buildOntology, ontologyOf } from '../ontology/ontology.js';
import { isWordOfOccupation, linkText } from './link-text.js';

const ontology = buildOntology(sectors);

function found(text: string, isListItem = false): string[] {
  return linkText(text, ontology, { language: null, isListItem })
    .mentions.filter(({ isNegated, isUnsure }) => !isNegated && !isUnsure)
    .map(({ concept, start, end }) => `${concept.id.split('/')[1]}: ${text.slice(start, end)}`);
}

describe('linking a text to concepts', () => {
  it.each([
    ['Infirmière clinicienne, CLSC', ['clinical-nurse: Infirmière clinicienne']],
    ['Infirmier(ère) clinicien(ne)', ['clinical-nurse: Infirmier(ère) clinicien(ne)']],
    ['Un infirmier ou une infirmière auxiliaire', ['licensed-practical-nurse: infirmier ou une infirmière auxiliaire']],
    ['Registered Nurse, Intensive Care', ['registered-nurse: Registered Nurse', 'critical-care: Intensive Care']],
    ['PRÉPOSÉ(E) AUX BÉNÉFICIAIRES', ['nursing-aide: PRÉPOSÉ(E) AUX BÉNÉFICIAIRES']],
    ['Assurer le suivi des plaies complexes à domicile', ['wound-care: suivi des plaies complexes']],
    ['full stack developer', ['full-stack-developer: full stack developer']],
    ['Fullstack developer', ['full-stack-developer: Fullstack developer']],
    ['Développeuse full-stack', ['full-stack-developer: Développeuse full-stack']],
    ['gestion quotidienne des stocks', ['inventory-management: gestion quotidienne des stocks']],
    ['Nous cherchons une RN d’expérience', ['registered-nurse: RN']],
    ['Built with C++, Node.js and PostgreSQL', ['cpp: C++', 'nodejs: Node.js', 'postgresql: PostgreSQL']],
  ])('reads %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('takes the longest name of each kind, and lets a skill stand inside an occupation', () => {
    expect(found('infirmière en soins intensifs')).toEqual([
      'critical-care-nurse: infirmière en soins intensifs',
      'critical-care: soins intensifs',
    ]);
  });

  it('does not cross a full stop or a comma', () => {
    expect(found('Soins. Intensifs')).toEqual([]);
    expect(found('Service, clientèle')).toEqual([]);
  });

  it('marks what is denied', () => {
    expect(found('Je n’ai pas d’expérience en soins intensifs, mais je connais le triage')).toEqual(['triage: triage']);
    expect(found('No experience with Kubernetes. I know Docker')).toEqual(['docker: Docker']);
    expect(found('Not only Kubernetes')).toEqual(['kubernetes: Kubernetes']);
  });

  it('believes an ambiguous word in a list of skills only', () => {
    expect(found('Go', true)).toEqual(['go-language: Go']);
    expect(found('Go to the office every day')).toEqual([]);
  });

  it('sees whether the words speak of one person or of many', () => {
    const plural = (text: string): boolean[] =>
      linkText(text, ontology, { language: null, isListItem: false })
        .mentions.filter(({ concept }) => concept.kind === 'occupation')
        .map(({ isPlural }) => isPlural);
    expect(plural('Infirmière autorisée')).toEqual([false]);
    expect(plural('Collaboration avec les infirmières autorisées')).toEqual([true]);
    expect(plural('working with registered nurses and a pharmacist')).toEqual([true, false]);
  });

  it.each([
    'Apprendre vite et bien',
    'I react quickly to problems',
    'React to alarms within two minutes',
    'Excel in customer relations',
    'I excel under pressure',
    'Fournir deux références',
    'Travailler aux États-Unis',
    'Organiser des cérémonies de mariage',
    'Proposer des défis réels',
    'Service de garde en milieu scolaire',
    'Passeport canadien valide',
    'Maître de cérémonie',
    'Sage et posée, je travaille bien',
    'Vue panoramique sur le fleuve',
    'Oracle et devins de la Grèce',
    'le sas d’entrée du laboratoire',
    'washing windows and doors',
    'a swift answer, in unity of purpose',
    'Nous avançons vers notre avantage',
    'the postman of the village',
  ])('reads no product in « %s »', (text) => {
    const products = linkText(text, ontology, { language: null, isListItem: false }).mentions.filter(
      ({ concept }) => concept.kind === 'skill' && !['practice', 'trait', 'language'].includes(concept.type),
    );
    expect(products.map(({ concept }) => concept.id)).toEqual([]);
    expect(found(text).filter((each) => /youtube|tea-|securities|citizenship|legal-practice/.test(each))).toEqual([]);
  });

  it.each([
    ['Maîtrise d’Excel et de Word', ['Excel', 'Word']],
    ['react, node et typescript', ['react', 'typescript']],
    ['Built with React and Redux', ['React', 'Redux']],
    ['I know Docker', ['Docker']],
    ['Administration de SAP et de Linux', ['SAP', 'Linux']],
    ['cérémonie du thé', ['cérémonie du thé']],
  ])('reads the products in « %s »', (text, expected) => {
    expect(found(text).map((each) => each.split(': ')[1])).toEqual(expected);
  });

  it.each([
    ['Excel', ['excel: Excel']],
    ['Excel avancé', ['excel: Excel']],
    ['react', ['react: react']],
    ['Excel in meetings', []],
  ])('judges the list entry « %s » by its length', (text, expected) => {
    expect(found(text, true).filter((each) => !each.startsWith('meeting'))).toEqual(expected);
  });

  it('keeps capitals where they are the name', () => {
    expect(found('we rn need people')).toEqual([]);
  });
});

describe('names that several concepts have', () => {
  const concept = (id: string, kind: Concept['kind'], ...names: readonly string[]): Concept => ({
    id: `${kind}/${id}`,
    kind,
    sector: 'taxonomy',
    type: 'practice',
    labels: names.map((text) => ({
      language: 'en',
      text,
      feminine: null,
      isQuebec: false,
      isExact: false,
      isName: false,
      isUnsure: false,
    })),
    broader: [],
    related: [],
    skills: [],
    source: 'test',
  });
  const shared = ontologyOf(
    'test',
    [
      concept('projectionist', 'occupation', 'projectionist', 'usher', 'stoker'),
      concept('bailiff', 'occupation', 'bailiff', 'usher'),
      concept('boiler', 'occupation', 'stoker'),
      concept('hides', 'occupation', 'hides, skins and leather manager'),
      concept('sector', 'skill', 'follow the sector', 'teaching'),
      concept('teaching', 'skill', 'teaching'),
      concept('assistant', 'occupation', 'teaching assistant'),
    ],
    [],
  );
  const named = (text: string, isTitle = false): readonly string[] =>
    linkText(text, shared, { language: 'en', isListItem: false, isTitle }).mentions.map(({ concept: { id } }) => id);

  it('are those of each occupation that may be called so', () => {
    expect(named('usher')).toEqual(['occupation/bailiff', 'occupation/projectionist']);
  });

  it('belong to whoever is called so first', () => {
    expect(named('stoker')).toEqual(['occupation/boiler']);
    expect(named('teaching')).toEqual(['skill/teaching']);
  });

  it('may have a comma in a title, and in no sentence', () => {
    expect(named('Hides, skins and leather manager', true)).toEqual(['occupation/hides']);
    expect(named('Hides, skins and leather manager')).toEqual([]);
  });

  it('say nothing of skills that are only words of an occupation', () => {
    const text = linkText('Teaching assistant, teaching', shared, { language: 'en', isListItem: false });
    const skills = text.mentions.filter((mention) => mention.concept.kind === 'skill');
    expect(skills.map((mention) => [mention.start, isWordOfOccupation(mention, text)])).toEqual([
      [0, true],
      [20, false],
    ]);
  });
});
