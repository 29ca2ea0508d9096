import type { User } from '@modules/identity/http/users.contract';
import { portrait } from './pictures';

/** Accounts as their owners see them, for stories and specs. */
export const camille: User = {
  id: '0199f0c2-0000-7000-8000-00000000b001',
  email: 'camille@exemple.ca',
  full_name: 'Camille Tremblay',
  user_type: 'JOB_SEEKER',
  phone: null,
  location: 'Montréal, QC',
  bio: 'Infirmière aux soins intensifs, je cherche une équipe de nuit.',
  avatar_url: null,
  skills: ['Soins intensifs', 'Suivi de plaies', 'Triage'],
  title: 'Infirmière clinicienne',
  experience: 'Huit ans aux soins intensifs, dont trois comme assistante-chef.\n\nAuparavant, deux ans à l’urgence.',
  language: 'fr',
  theme: 'dark',
  notification_preferences: { email_messages: true, email_updates: true, email_applications: true },
  profile_visible: true,
  video_sale_allowed: null,
  approval_status: 'APPROVED',
  email_verified: true,
  has_password: true,
  resume: null,
  company: null,
  profile: {
    skills: ['Soins intensifs', 'Suivi de plaies', 'Triage'],
    title: 'Infirmière clinicienne',
    experience: 'Huit ans aux soins intensifs, dont trois comme assistante-chef.',
    years_experience: 8,
    availability: null,
    salary_range: null,
    work_type_preference: null,
    company_size_preference: null,
    industry_preference: null,
    job_preferences: null,
    open_to_remote: null,
  },
  consents_missing: [],
  created_at: '2026-11-01T12:00:00.000Z',
};

/** Just registered, with an empty profile. */
export const newcomer: User = {
  ...camille,
  id: '0199f0c2-0000-7000-8000-00000000b002',
  full_name: 'Noor Haddad',
  email: 'noor@exemple.ca',
  location: null,
  bio: null,
  title: null,
  skills: [],
  experience: null,
  profile: { ...camille.profile, title: null, skills: [], experience: null, years_experience: null },
};

export const nadia: User = {
  ...newcomer,
  id: '0199f0c2-0000-7000-8000-00000000a001',
  full_name: 'Nadia Lefebvre',
  email: 'nadia@montblanc.ca',
  user_type: 'RECRUITER',
  company: { id: '0199f0c2-0000-7000-8000-00000000c001', name: 'Hôpital Mont-Blanc', logo_url: null },
};

export const oscar: User = {
  ...newcomer,
  id: '0199f0c2-0000-7000-8000-00000000d001',
  full_name: 'Oscar Bélanger',
  email: 'oscar@entrevue.example',
  user_type: 'OPERATOR',
};

/** A complete profile. */
export const complete: User = {
  ...camille,
  phone: '514 555-0142',
  avatar_url: portrait,
  resume: {
    url: '/api/users/0199f0c2-0000-7000-8000-00000000b001/resume?v=0199f0c2-0000-7000-8000-00000000f001',
    name: 'CV Camille Tremblay.pdf',
    size: 248_000,
    uploaded_at: '2026-11-02T12:00:00.000Z',
  },
  profile: {
    ...camille.profile,
    availability: 'Dans deux semaines',
    salary_range: '38 $ à 48 $ de l’heure',
    work_type_preference: 'Quatre jours',
    company_size_preference: '1000+',
    industry_preference: 'Santé',
    job_preferences: {
      contract: ['FULL_TIME', 'PART_TIME'],
      night_shifts: true,
      weekends: false,
      languages: ['Français', 'Anglais (intermédiaire)'],
      stationnement: 'nécessaire',
    },
    open_to_remote: false,
  },
};
