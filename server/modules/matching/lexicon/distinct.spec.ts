import { buildOntology } from '../engine/ontology/ontology.js';
import { labelKey } from './label-key.js';
import { sectors } from './sectors/index.js';
import type { ConceptId, ConceptKind } from './concept.js';

const ontology = buildOntology(sectors);
const owners = new Map<string, ConceptId>();
for (const { id, kind, labels } of ontology.concepts.values()) {
  for (const label of labels) owners.set(`${kind} ${label.language} ${labelKey(label).join(' ')}`, id);
}
const conceptOf = (kind: ConceptKind, text: string, language: 'fr' | 'en'): ConceptId | undefined => {
  const label = { text, language, feminine: null, isQuebec: false, isExact: false, isName: false, isUnsure: false };
  return owners.get(`${kind} ${language} ${labelKey(label).join(' ')}`);
};

/** From this similarity on, one concept counts as the other. */
const THE_SAME = 0.7;

describe('occupations that are not one', () => {
  it.each([
    ['denturologiste', 'orthodontiste', 'fr'],
    ['audioprothésiste', 'audiologiste', 'fr'],
    ['kinésiologue', 'entraîneur', 'fr'],
    ['aide-cuisinier', 'plongeur', 'fr'],
    ['préposé aux bénéficiaires', 'infirmier auxiliaire', 'fr'],
    ['opérateur de machines à commande numérique', 'machiniste', 'fr'],
    ['naturopathe', 'acupuncteur', 'fr'],
    ['ferrailleur', 'monteur d’acier de structure', 'fr'],
    ['réviseur', 'interprète', 'fr'],
    ['cascadeur', 'assistant-réalisateur', 'fr'],
    ['sertisseur', 'horloger', 'fr'],
    ['styliste personnel', 'vendeur de chaussures', 'fr'],
    ['fossoyeur', 'directeur de cimetière', 'fr'],
    ['CNC operator', 'machinist', 'en'],
    ['toxicologist', 'virologist', 'en'],
    ['saddler', 'tanner', 'en'],
    ['orderly', 'licensed practical nurse', 'en'],
    ['supply chain analyst', 'supply teacher', 'en'],
    ['vice-president sales', 'chief financial officer', 'en'],
    ['hearing instrument practitioner', 'audiologist', 'en'],
  ] as const)('%s and %s', (one, other, language) => {
    const [first, second] = [conceptOf('occupation', one, language), conceptOf('occupation', other, language)];
    expect(first).toBeDefined();
    expect(second).toBeDefined();
    expect(first).not.toBe(second);
    expect(ontology.worth(first!).get(second!) ?? 0).toBeLessThan(THE_SAME);
    expect(ontology.worth(second!).get(first!) ?? 0).toBeLessThan(THE_SAME);
  });
});

describe('skills that are not one', () => {
  it.each([
    ['relevé d’emploi', 'feuillets T4', 'fr'],
    ['carte CCQ', 'carte ASP Construction', 'fr'],
    ['permis classe 1', 'permis classe 5', 'fr'],
    ['green roofs', 'hydroponics', 'en'],
  ] as const)('%s and %s', (one, other, language) => {
    const [first, second] = [conceptOf('skill', one, language), conceptOf('skill', other, language)];
    expect(first).toBeDefined();
    expect(second).toBeDefined();
    expect(first).not.toBe(second);
  });
});

describe('labels that people see', () => {
  it.each([
    ['flight-attendant', 'agent ou agente de bord', 'flight attendant'],
    ['truck-driver', 'camionneur ou camionneuse', 'truck driver'],
    ['real-estate-broker', 'courtier immobilier ou courtière immobilière', 'real estate broker'],
    ['nursing-aide', 'préposé ou préposée aux bénéficiaires', 'orderly'],
    ['childcare-director', 'directeur ou directrice de CPE', 'daycare director'],
    ['farmer', 'agriculteur ou agricultrice', 'farmer'],
    ['pipefitter', 'tuyauteur ou tuyauteuse', 'pipefitter'],
    ['interior-designer', 'designer d’intérieur', 'interior designer'],
  ])('of %s are Québec’s', (id, fr, en) => {
    expect(ontology.name(`occupation/${id}`)).toEqual({ fr, en });
  });

  it('of first aid are « premiers soins »', () => {
    expect(ontology.name('skill/first-aid').fr).toBe('premiers soins');
  });
});
