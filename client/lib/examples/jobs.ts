import type { JobDetail, OwnJob } from '@modules/jobs/http/jobs.contract';

/** Postings from the server, for stories and specs. A posting keeps its own language. */
const company = {
  id: '0199f0c2-0000-7000-8000-00000000c001',
  name: 'Hôpital Mont-Blanc',
  logo_url: null,
  location: 'Montréal, QC',
  response_rate: { percent: 86, within_days: 14, over_days: 90, applications: 42 },
};

const base = {
  department: 'Soins intensifs',
  description:
    'Au sein d’une équipe de douze personnes, vous surveillez des patients ventilés, ajustez les perfusions et accompagnez les familles.\n\nUne semaine de jumelage à l’arrivée.\n- Horaire de nuit, trois jours sur sept\n- Stationnement payé',
  requirements: [
    '5 ans aux soins intensifs',
    'Permis de l’OIIQ',
    'Suivi de plaies complexes',
    'Certification ACLS',
    'Français',
    'Anglais',
  ],
  benefits: ['Régime de retraite', 'Formation payée'],
  salary_min: 78_000,
  salary_max: 92_000,
  salary_period: 'YEAR',
  salary_currency: 'CAD',
  salary_range: '78 000 $ à 92 000 $',
  location: 'Montréal, QC',
  remote: false,
  language: 'fr',
  job_type: 'FULL_TIME',
  status: 'ACTIVE',
  created_at: '2026-11-09T14:00:00.000Z',
  updated_at: '2026-11-10T14:00:00.000Z',
  published_at: '2026-11-10T14:00:00.000Z',
  expires_at: '2026-12-10T14:00:00.000Z',
  company_id: company.id,
  company,
  contact_user_id: '0199f0c2-0000-7000-8000-00000000a001',
} as const;

const id = (number: number): string => `0199f0c2-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

const asked = ['Pourquoi les soins intensifs?', 'Racontez une garde difficile.'];

function detail(number: number, changes: Partial<JobDetail> & { title: string }): JobDetail {
  return {
    ...base,
    requirements: [...base.requirements],
    benefits: [...base.benefits],
    video_questions: [...asked],
    id: id(number),
    is_open: true,
    applied: false,
    match: null,
    company_resembles: null,
    ...changes,
  };
}

export const nurse = detail(1, { title: 'Infirmière clinicienne, soins intensifs' });

export const developer = detail(2, {
  title: 'Senior Full Stack Developer',
  language: 'en',
  department: 'Product',
  description: 'You will lead the move of our booking engine to TypeScript and mentor two people. We ship every day.',
  requirements: ['React', 'TypeScript', 'PostgreSQL'],
  video_questions: [],
  location: 'Toronto, ON',
  remote: true,
  salary_min: 105_000,
  salary_max: 130_000,
  company: { ...company, id: '0199f0c2-0000-7000-8000-00000000c002', name: 'Studio Boréal', response_rate: null },
  published_at: '2026-11-12T09:00:00.000Z',
});

export const longTitle = detail(3, {
  title: 'Conseillère ou conseiller en développement organisationnel et en gestion des talents, bilingue',
  job_type: 'CONTRACT',
  salary_min: null,
  salary_max: null,
  salary_range: null,
  description: null,
  requirements: [],
  benefits: [],
  video_questions: [],
  department: null,
});

export const jobs: readonly JobDetail[] = [nurse, developer, longTitle];

/** A posting as its own company sees it. */
export function ownJob(job: JobDetail, changes: Partial<OwnJob> = {}): OwnJob {
  const { is_open: _open, applied: _applied, match: _match, video_questions: _asked, ...posting } = job;
  return {
    ...posting,
    views: 148,
    applications_count: 0,
    matches_count: 12,
    hired_count: 0,
    _count: { applications: 0 },
    salary_readable: true,
    allowed_actions: ['EDIT', 'PAUSE', 'REMOVE'],
    ...changes,
  };
}
