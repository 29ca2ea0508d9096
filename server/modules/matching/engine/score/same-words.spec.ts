import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { analyseJob } from '../analysis/analyse-job.js';
import { analyseSeeker } from '../analysis/analyse-seeker.js';
import { explainMatch } from '../explain-match.js';
import { isWorthProposing } from '../model.js';
import { indexedJob, questionOfJob } from '../retrieve/indexed-job.js';
import { indexedSeeker, questionOfSeeker } from '../retrieve/indexed-seeker.js';
import { jobIndex, seekerIndex } from '../retrieve/market-index.js';
import { jobPosting, seekerProfile } from '../spec-texts/blank.js';

const ontology = new CurrentOntology().get();
const id = '0190a000-0000-7000-8000-000000000001';

describe('a title that both sides say in the same words', () => {
  const cases = [
    ['Opérateur de dameuse', 'Opératrice de dameuse au mont Sainte-Anne, de 2015 à 2020.', 'Opératrice de dameuse'],
    ['Agent de gestion financière', 'Agente de gestion financière. Suivi des budgets.', 'Agente de gestion financière'],
    ['Snow groomer operator - nights', 'Snow groomer operator, four winters.', 'Snow groomer operator'],
  ] as const;

  it.each(cases)('%s counts for the occupation, is quoted, and is proposed', (title, experience, quote) => {
    const job = jobPosting({ title });
    const result = explainMatch(seekerProfile({ experience }), job, ontology);
    const { value, max } = result.parts.occupation;
    expect(value / max).toBeGreaterThan(0.9);
    expect(isWorthProposing(result)).toBe(true);
    const [evidence] = result.evidence.filter(({ part }) => part === 'occupation');
    expect(evidence?.seeker.text).toContain(quote);
    expect(title).toContain(evidence?.job.text);
  });

  it.each(cases)('%s is found from either side', (title, experience) => {
    const job = analyseJob(jobPosting({ title }), ontology);
    const seeker = analyseSeeker(seekerProfile({ experience }), ontology);
    const jobs = jobIndex(ontology);
    jobs.put({ id, ...indexedJob(job, ontology) });
    const seekers = seekerIndex(ontology);
    seekers.put({ id, ...indexedSeeker(seeker, ontology) });
    expect(jobs.find(questionOfSeeker(seeker, ontology), 5)[0]?.points).toBeGreaterThan(35);
    expect(seekers.find(questionOfJob(job, ontology), 5)[0]?.points).toBeGreaterThan(35);
  });

  it('is not theirs who work beside one', () => {
    const profile = seekerProfile({ experience: 'Comptable pour un opérateur de dameuse.' });
    const { evidence } = explainMatch(profile, jobPosting({ title: 'Opérateur de dameuse' }), ontology);
    expect(evidence.filter(({ part }) => part === 'occupation')).toEqual([]);
  });
});
