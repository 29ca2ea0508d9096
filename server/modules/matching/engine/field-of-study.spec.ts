import { CurrentOntology } from '../lexicon/current-ontology.js';
import { analyseJob } from './analysis/analyse-job.js';
import { explainMatch } from './explain-match.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = new CurrentOntology().get();

/** Levels of the skills that a requirement asks for, by name. */
function levelsOf(requirement: string, language: 'fr' | 'en'): Readonly<Record<string, string>> {
  const job = analyseJob(jobPosting({ title: 'Poste', language, requirements: [requirement] }), ontology);
  const asked = job.needs.flatMap(({ among }) => among).filter(({ concept }) => concept.type !== 'licence');
  return Object.fromEntries(asked.map(({ concept, level }) => [ontology.name(concept.id)[language], level]));
}

describe('a field of study is not the skill of its name', () => {
  it.each([
    ['Accounting degree', 'en'],
    ['Degree in accounting or finance', 'en'],
    ['Formation en secrétariat ou en bureautique', 'fr'],
    ['Diplôme en comptabilité', 'fr'],
  ] as const)('%s', (requirement, language) => {
    expect(Object.values(levelsOf(requirement, language)).filter((level) => level !== 'inferred')).toEqual([]);
  });

  it.each([
    ['Comptabilité et facturation', 'fr', 'tenue de livres'],
    ['Experience in accounting', 'en', 'bookkeeping'],
    ['Bonne connaissance de la bureautique', 'fr', 'suite Office'],
  ] as const)('but %s asks for it', (requirement, language, skill) => {
    expect(levelsOf(requirement, language)[skill]).toBe('required');
  });

  it('is neither a reason nor a gap', () => {
    const job = jobPosting({ title: 'Adjoint administratif', requirements: ['Formation en bureautique'] });
    const with365 = explainMatch(seekerProfile({ title: 'Commis', skills: ['Microsoft 365'] }), job, ontology);
    const without = explainMatch(seekerProfile({ title: 'Commis', skills: ['Classement'] }), job, ontology);
    expect(
      [...with365.reasons.fr, ...without.gaps.fr].filter((text) => /suite office|bureautique/i.test(text)),
    ).toEqual([]);
  });
});

describe('names that share no entry with something else', () => {
  it.each([
    ['systèmes de composants', 'Storybook', 'fr'],
    ['automatisation de tâches bureautiques', 'Power Automate', 'fr'],
    ['désescalade', 'intervention de crise', 'fr'],
    ['carte FAST', 'transport transfrontalier', 'fr'],
    ['FAST card', 'cross-border transport', 'en'],
  ] as const)('%s is not %s', (one, other, language) => {
    const ids = [one, other].map((text) => {
      const found = [...ontology.concepts.values()].find(
        ({ kind, labels }) =>
          kind === 'skill' && labels.some((label) => label.language === language && label.text === text),
      );
      return found?.id;
    });
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBeDefined();
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('a certificate of competency for school buses is not the card of construction trades', () => {
    const job = analyseJob(
      jobPosting({
        title: 'Chauffeur d’autobus scolaire',
        description: 'Nous payons le certificat de compétence pour le transport d’écoliers.',
      }),
      ontology,
    );
    expect(job.needs.flatMap(({ among }) => among.map(({ concept }) => concept.id))).not.toContain('skill/ccq-card');
  });
});
