import type { ReportTargetAnswer } from '@modules/messaging/http/report-target.contract';

const id = (end: string): string => `0199f0c2-0000-7000-8000-00000000${end}`;

const recruiter = { id: id('a001'), full_name: 'Nadia Lefebvre' };
const seeker = { id: id('b001'), full_name: 'Camille Roy' };

/** Reported content as operators open it, for stories and specs. */
export const reportTargets = {
  message: {
    type: 'MESSAGE',
    messages: [
      {
        id: id('e001'),
        sender: recruiter,
        content: 'Bonjour, votre profil nous intéresse.',
        sent_at: '2026-11-10T14:00:00.000Z',
        removed: false,
        reported: false,
      },
      {
        id: id('e002'),
        sender: recruiter,
        content: 'Pour l’uniforme, envoyez 200 $ à cette adresse avant vendredi.',
        sent_at: '2026-11-10T14:05:00.000Z',
        removed: false,
        reported: true,
      },
      {
        id: id('e003'),
        sender: seeker,
        content: null,
        sent_at: '2026-11-10T14:09:00.000Z',
        removed: true,
        reported: false,
      },
    ],
  },
  job: {
    type: 'JOB',
    job: {
      id: id('0001'),
      title: 'Emballeuse ou emballeur à domicile',
      status: 'PAUSED',
      company: { id: id('c001'), name: 'Hôpital Mont-Blanc' },
      department: 'Entrepôt',
      location: 'Laval, QC',
      salary_range: '900 $ par jour',
      description: 'Travaillez de chez vous, sans expérience.',
      requirements: ['Un compte bancaire'],
      benefits: [],
    },
  },
  company: {
    type: 'COMPANY',
    company: {
      id: id('c009'),
      name: 'Emplois Éclair',
      website: 'https://emplois-eclair.example/',
      location: null,
      industry: 'Placement',
      description: 'Des emplois pour tout le monde.',
      culture: ['Vite'],
      benefits: [],
      removed: true,
    },
  },
  profile: {
    type: 'PROFILE',
    profile: {
      ...seeker,
      user_type: 'JOB_SEEKER',
      suspended: false,
      visible: false,
      company: null,
      location: 'Montréal, QC',
      bio: 'Infirmière aux soins intensifs.',
      experience: 'Huit ans aux soins intensifs.',
      skills: ['Soins intensifs', 'Triage'],
    },
  },
} satisfies Record<string, ReportTargetAnswer>;
