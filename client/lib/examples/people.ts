import type { User } from '@modules/identity/http/users.contract';

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
  experience: 'Huit ans aux soins intensifs, dont trois comme assistante-chef.\n\nAuparavant, deux ans à l’urgence.',
  language: 'fr',
  theme: 'dark',
  notification_preferences: { email_messages: true, email_updates: true, email_applications: true },
  profile_visible: true,
  approval_status: 'APPROVED',
  email_verified: true,
  company: null,
  profile: {
    skills: ['Soins intensifs', 'Suivi de plaies', 'Triage'],
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
  created_at: '2026-11-01T12:00:00.000Z',
};

/** Just registered: nothing told yet. */
export const newcomer: User = {
  ...camille,
  id: '0199f0c2-0000-7000-8000-00000000b002',
  full_name: 'Noor Haddad',
  email: 'noor@exemple.ca',
  location: null,
  bio: null,
  skills: [],
  experience: null,
  profile: { ...camille.profile, skills: [], experience: null, years_experience: null },
};

export const nadia: User = {
  ...newcomer,
  id: '0199f0c2-0000-7000-8000-00000000a001',
  full_name: 'Nadia Lefebvre',
  email: 'nadia@montblanc.ca',
  user_type: 'RECRUITER',
  company: { id: '0199f0c2-0000-7000-8000-00000000c001', name: 'Hôpital Mont-Blanc', logo_url: null },
};
