import { sectors } from '../lexicon/sectors/index.js';
import { analyseJob } from './analysis/analyse-job.js';
import { analyseSeeker } from './analysis/analyse-seeker.js';
import { explainMatch } from './explain-match.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { buildOntology } from './ontology/ontology.js';
import { factParts } from './retrieve/fact-parts.js';
import { indexedJob, readJobFact } from './retrieve/indexed-job.js';
import { languagePart } from './score/language-part.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);
const asking = (...requirements: string[]): JobPosting =>
  jobPosting({ title: 'Développeuse ou développeur web', requirements });
const having = (...skills: string[]): SeekerProfile => seekerProfile({ title: 'Développeuse web', skills });
const gapsOf = (person: SeekerProfile, job: JobPosting): string =>
  explainMatch(person, job, ontology).gaps.fr.join(' | ');
const skillsOf = (person: SeekerProfile, job: JobPosting): number =>
  explainMatch(person, job, ontology).parts.skills.value;

describe('skills of which a posting says that one is enough', () => {
  it.each([
    ['AWS ou Azure', 'AWS'],
    ['AWS or Azure', 'Azure'],
    ['Expérience d’AWS ou d’Azure', 'AWS'],
    ['PostgreSQL, MongoDB ou Redis', 'MongoDB'],
    ['AWS et/ou Azure', 'Azure'],
    ['Java, Python ou autre', 'Python'],
    ['Java, Python, ou l’équivalent', 'Java'],
    ['Java, Python or similar', 'Java'],
    ['Au moins un langage parmi Java, Python et Go', 'Python'],
    ['One of: Java, Python', 'Python'],
    ['Message queues such as Redis, RabbitMQ or Kafka', 'Redis'],
    ['Files de messages (Redis ou Kafka)', 'Redis'],
    ['Files de messages, par exemple Redis ou Kafka', 'Redis'],
    ['Files de messages comme Redis', 'Redis'],
  ])('« %s » is met by %s', (requirement, skill) => {
    expect(gapsOf(having(skill), asking(requirement))).toBe('');
    expect(gapsOf(having(), asking(requirement))).not.toBe('');
  });

  it.each([
    ['AWS et Azure', 'AWS', 'Azure'],
    ['AWS, Azure', 'AWS', 'Azure'],
    ['Docker, AWS et Azure', 'AWS', 'Docker | Azure'],
    ['Docker et AWS ou Azure', 'AWS', 'Docker'],
    ['AWS. Ou Azure', 'AWS', 'Azure'],
    ['AWS ; Docker ou Azure', 'Docker', 'AWS'],
    ['Files de messages (Redis, Kafka)', 'Kafka', 'Redis'],
    ['Message queues such as Redis or Kafka, Docker', 'Redis', 'Docker'],
    ['Files de messages : Redis ou Kafka, Docker', 'Kafka', 'Docker'],
  ])('« %s » asks for more than %s', (requirement, skill, missing) => {
    const gaps = gapsOf(having(skill), asking(requirement));
    for (const gap of missing.split(' | ')) expect(gaps).toContain(gap);
  });

  it('are one gap, called by all of them, or by what they are examples of', () => {
    const gaps = (requirement: string) => explainMatch(having(), asking(requirement), ontology).gaps;
    expect(gaps('AWS ou Azure')).toEqual({ fr: ['AWS ou Azure'], en: ['AWS or Azure'] });
    expect(gaps('Java, Python, Go, Docker ou Azure')).toEqual({
      fr: ['Java, Python, Go ou autre'],
      en: ['Java, Python, Go or another'],
    });
    expect(gaps('Message queues such as Redis or Kafka')).toEqual({
      fr: ['files de messages'],
      en: ['message queues'],
    });
  });

  it('count as much as one, whichever it is and however many somebody has', () => {
    const job = asking('Java, Python ou Go', 'Docker');
    const [one, other, both] = [having('Java'), having('Python'), having('Java', 'Python')];
    expect(skillsOf(one, job)).toBe(skillsOf(both, job));
    expect(skillsOf(other, job)).toBe(skillsOf(both, job));
    expect(skillsOf(both, job)).toBeGreaterThan(skillsOf(having(), job));
    expect(gapsOf(having('Java', 'Docker'), job)).toBe('');
  });

  it('are told with the quote that meets them, once', () => {
    const { evidence } = explainMatch(having('Azure', 'AWS'), asking('AWS ou Azure'), ontology);
    expect(evidence.filter(({ part }) => part === 'skills')).toHaveLength(1);
  });

  it('raise the score by what it is raised by when one is added', () => {
    const job = asking('Java, Python ou Go', 'Docker');
    const before = explainMatch(having('Docker'), job, ontology);
    const raise = before.raises.find(({ text }) => text.fr.includes('Java, Python ou Go'));
    const after = explainMatch(having('Docker', 'Python'), job, ontology);
    expect(after.match_score - before.match_score).toBe(raise?.points);
  });

  it('are asked all the same where they are asked by themselves, and nothing is left to choose then', () => {
    const job = asking('Java', 'Un atout : Java ou Python');
    expect(gapsOf(having('Python'), job)).toBe('Java');
    expect(gapsOf(having('Java'), job)).toBe('');
  });

  it('may be languages', () => {
    const job = asking('Français ou anglais parlé');
    const result = explainMatch(having('Anglais'), job, ontology);
    expect(result.parts.language.value).toBe(result.parts.language.max);
    expect(explainMatch(having('Espagnol'), asking('Allemand ou mandarin parlé'), ontology).gaps.fr).toEqual([
      'allemand ou mandarin',
    ]);
  });

  it('are the same languages once the posting is in the index', () => {
    const position = factParts.indexOf('language');
    for (const requirement of ['Français ou anglais parlé', 'Français et anglais parlés']) {
      const job = analyseJob(asking(requirement), ontology);
      const read = readJobFact(indexedJob(job, ontology).facts[position]!, position, ontology).job;
      for (const skill of ['Anglais', 'Espagnol']) {
        const seeker = analyseSeeker(having(skill), ontology);
        expect(languagePart(seeker, read, ontology).credit).toBe(languagePart(seeker, job, ontology).credit);
      }
    }
  });
});
