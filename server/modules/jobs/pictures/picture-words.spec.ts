import type { PublicCompany } from '../queries/public-company.query.js';
import type { PublicJob } from '../queries/public-job.query.js';
import { companyPictureWords, jobPictureWords } from './picture-words.js';

const job: PublicJob = {
  id: '1',
  title: 'Soudeuse-monteuse',
  department: null,
  description: null,
  requirements: [],
  benefits: [],
  video_questions: [],
  salary_min: null,
  salary_max: null,
  salary_period: null,
  salary_currency: null,
  salary_range: null,
  location: 'Laval, QC',
  remote: false,
  language: 'fr',
  job_type: 'FULL_TIME',
  publishedAt: new Date(0),
  validThrough: new Date(1),
  isOpen: true,
  hasContent: true,
  company: { id: '2', name: 'Aciers  Roux\n', logoUrl: null, location: null },
  resembles: null,
};
const company = (jobs: number): PublicCompany => ({
  company: {
    ...job.company,
    name: 'Aciers Roux',
    industry: 'Métallurgie',
    description: null,
    size: null,
    founded: null,
    website: null,
    culture: [],
    benefits: [],
  },
  jobs: Array.from({ length: jobs }, (_, n) => ({ id: String(n), title: 'Soudeuse', location: null })),
  resembles: null,
});

describe('the words of a share picture', () => {
  it('name the job, its company and what is known of it, in the language of the link', () => {
    expect(jobPictureWords(job, 'fr')).toEqual({
      title: 'Soudeuse-monteuse',
      subtitle: 'Aciers Roux',
      facts: 'Laval, QC · Temps plein',
      slogan: 'Présentez-vous en vidéo, décidez qui vous rencontre.',
    });
    expect(jobPictureWords(job, 'en').facts).toBe('Laval, QC · Full time');
  });

  it('are cut where a picture ends, between letters', () => {
    const { title } = jobPictureWords({ ...job, title: '👩🏽‍🏭'.repeat(200) }, 'fr');
    expect([...title].length).toBeLessThanOrEqual(110);
    expect(title.endsWith('…')).toBe(true);
    expect(title.isWellFormed()).toBe(true);
  });

  it('count the open jobs of a company', () => {
    expect(companyPictureWords(company(3), 'fr')).toMatchObject({
      title: 'Aciers Roux',
      subtitle: 'Métallurgie',
      facts: 'Offres ouvertes\u00A0: 3',
    });
    expect(companyPictureWords(company(0), 'en').facts).not.toMatch(/\d/);
  });
});
