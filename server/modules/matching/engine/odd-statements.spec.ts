import type { MatchResult } from '../domain/match-result.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { analyseJob } from './analysis/analyse-job.js';
import { explainMatch } from './explain-match.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = new CurrentOntology().get();
const explain = (person: Partial<SeekerProfile>, job: Partial<JobPosting> & { readonly title: string }): MatchResult =>
  explainMatch(seekerProfile(person), jobPosting(job), ontology);
const listed = (skill: string, requirement: string): string =>
  explain({ skills: [skill] }, { title: 'Poste', requirements: [requirement] }).reasons.fr.join('\n');

/** Statements that were wrong when matches were read aloud, with others of the same kind. */
describe('another product of one entry of the lexicon is close, never present', () => {
  it.each([
    ['Suite Office', 'Bureautique', 'suite Office'],
    ['Microsoft 365', 'Bureautique', 'Microsoft 365'],
    ['Freshdesk', 'Zendesk', 'Freshdesk'],
    ['Redux', 'MobX', 'Redux'],
    ['Pipedrive', 'Zoho', 'Pipedrive'],
    ['MariaDB', 'PostgreSQL', 'MariaDB'],
    ['Adobe Illustrator', 'Adobe Photoshop', 'Adobe Illustrator'],
    ['Scie à onglets', 'Scie circulaire', 'scie à onglets'],
  ])('%s where %s is required', (skill, requirement, shown) => {
    expect(listed(skill, requirement)).toContain(`Proche\u00A0: ${shown}`);
  });

  it.each([
    ['Excel', 'Microsoft Excel'],
    ['MS Office', 'Suite Office'],
    ['ReactJS', 'React'],
    ['JS', 'JavaScript'],
    ['AWS', 'Amazon Web Services'],
    ['Salesforce', 'Logiciel CRM'],
    ['Zendesk', 'Zendesk'],
  ])('but %s is %s', (skill, requirement) => {
    expect(listed(skill, requirement)).toMatch(/«/);
    expect(listed(skill, requirement)).not.toMatch(/Proche/);
  });

  it('the product that is required is quoted, whichever the person names first', () => {
    const { reasons } = explain({ skills: ['Freshdesk', 'Zendesk'] }, { title: 'Poste', requirements: ['Zendesk'] });
    expect(reasons.fr.join()).toMatch(/^Zendesk\u00A0: le profil dit «\u00A0Zendesk/);
  });
});

describe('a licence has its own name', () => {
  it.each([
    ['RCR', 'RCR', 'RCR'],
    ['Premiers soins', 'Premiers soins', 'premiers soins'],
  ])('%s', (skill, requirement, shown) => {
    expect(listed(skill, requirement)).toMatch(new RegExp(`^${shown}\\u00A0: le profil`, 'iu'));
  });

  it('is told as what it is if the posting asks for another of its entry, and is no gap', () => {
    const { reasons, gaps } = explain({ skills: ['RCR'] }, { title: 'Poste', requirements: ['Premiers soins'] });
    expect(reasons.fr.join()).toContain('Proche\u00A0: RCR');
    expect(gaps.fr.join()).not.toMatch(/soins/);
  });

  it('an OTIMROEPMQ permit is asked for once', () => {
    const { gaps } = explain(
      { title: 'Technologue en imagerie médicale' },
      { title: 'Technologue en imagerie médicale', requirements: ['Permis de l’OTIMROEPMQ'] },
    );
    expect(gaps.fr.filter((gap) => /permis/i.test(gap))).toHaveLength(1);
  });

  it('a lifeguard is a « sauveteur » in Québec', () => {
    expect(ontology.name('occupation/lifeguard')).toMatchObject({ fr: expect.stringMatching(/^sauveteur/) });
  });
});

describe('a certificate of competency is the CCQ card only in construction', () => {
  const cards = (description: string): readonly string[] =>
    analyseJob(jobPosting({ title: 'Poste', description }), ontology).needs.flatMap(({ among }) =>
      among.map(({ concept }) => concept.id),
    );

  it.each([
    'Nous exigeons le certificat de compétence pour le transport d’écoliers.',
    'Certificat de compétence en conduite d’autobus obligatoire.',
    'Certificat de compétence en français exigé.',
  ])('not: %s', (description) => {
    expect(cards(description)).not.toContain('skill/ccq-card');
  });

  it('but: carte de compétence CCQ', () => {
    expect(cards('Carte de compétence CCQ obligatoire.')).toContain('skill/ccq-card');
  });
});
