import { sectors } from '../lexicon/sectors/index.js';
import { explainMatch } from './explain-match.js';
import { buildOntology } from './ontology/ontology.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);

describe('licences', () => {
  const explain = (held: string, required: string) =>
    explainMatch(
      seekerProfile({ title: 'Chauffeur', skills: [held] }),
      jobPosting({ title: 'Chauffeur', requirements: [required] }),
      ontology,
    );

  it.each([
    ['Permis de classe 1', 'Permis de classe 1', 'class 1 licence'],
    ['Permis de classe 3', 'Permis de classe 3', 'class 3 licence'],
    ['Permis de classe 4A', 'Permis de classe 4A', 'class 4A licence'],
    ['Permis poids lourd', 'Permis poids lourd', 'heavy vehicle licence'],
    ['Carte de cariste', 'Carte de cariste', 'forklift licence'],
  ])('« %s » is shown by its own name', (held, fr, en) => {
    const { reasons } = explain(held, held);
    expect(reasons.fr.join('\n').toLowerCase()).toContain(`${fr.toLowerCase()}\u00A0:`);
    expect(reasons.en.join('\n').toLowerCase()).toContain(`${en.toLowerCase()}:`);
  });

  it('of an unknown class is no class 1', () => {
    expect(explain('Permis poids lourd', 'Permis de classe 1').gaps.fr[0]).toBe(
      'requis\u00A0: permis de conduire de classe 1',
    );
    expect(explain('Permis de classe 1', 'Permis poids lourd').gaps.fr.join()).not.toContain('requis');
    expect(explain('Permis de classe 4C', 'Permis de classe 4A').gaps.fr[0]).toContain('4A');
  });

  it.each([
    ['Certification Azure', 'Certification AWS', /Certification AWS\u00A0:/],
    ['CEH', 'CISSP', /CISSP\u00A0:/],
    ['DEP en pâtisserie', 'DEP en boulangerie', /DEP en boulangerie\u00A0:/],
    ['AEC en comptabilité', 'DEC en techniques de comptabilité et de gestion', /DEC en techniques[^:]*\u00A0:/],
  ])('%s is not called %s', (held, required, claim) => {
    expect(explain(held, required).reasons.fr.join('\n')).not.toMatch(claim);
  });

  it('that drives no vehicle: a truck is no licence', () => {
    const { reasons } = explain('Camion porteur', 'Permis de classe 3');
    expect(reasons.fr.join()).not.toContain('Permis de classe 3\u00A0:');
  });
});
