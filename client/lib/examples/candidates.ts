import type { MaskedCandidate, OpenCandidate } from '@modules/identity/http/candidates.contract';
import { portrait } from './pictures';

/** A seeker as a recruiter's screen gets them, masked and open, for stories and specs. */
export const maskedCamille: MaskedCandidate = {
  id: '0199f0c2-0000-7000-8000-00000000b001',
  is_masked: true,
  user_type: 'JOB_SEEKER',
  full_name: 'C*** T***',
  location: 'Montréal',
  bio: 'Infirmière aux soins intensifs, je cherche une équipe de nuit où l’on apprend les uns des autres et…',
  experience:
    'Huit ans aux soins intensifs, dont trois comme assistante-chef. J’ai monté la formation des nouvelles recrues et réduit de moitié les erreurs de…',
  skills: ['Soins intensifs', 'Suivi de plaies', 'Triage', 'Enseignement clinique'],
  years_experience: 8,
  availability: null,
  avatar_url: null,
  email: null,
  phone: null,
  interaction_status: { type: 'NO_CONTACT' },
  profile: { skills: ['Soins intensifs', 'Suivi de plaies', 'Triage', 'Enseignement clinique'], experience: null },
  video_profiles: [
    { id: '0199f0c2-0000-7000-8000-00000000e001', kind: 'VIDEO', title: 'Présentation', duration: 161 },
    { id: '0199f0c2-0000-7000-8000-00000000e005', kind: 'VIDEO', title: 'Une réalisation', duration: 92 },
  ],
  video_for_sale: true,
  reservation_price: 1,
  may_reserve: 'NOW',
  may_reserve_from: null,
};

export const openCamille: OpenCandidate = {
  ...maskedCamille,
  is_masked: false,
  video_for_sale: false,
  full_name: 'Camille Tremblay',
  title: 'Infirmière clinicienne',
  email: 'camille@exemple.ca',
  phone: '514 555-0142',
  location: 'Montréal, QC',
  bio: 'Infirmière aux soins intensifs, je cherche une équipe de nuit où l’on apprend les uns des autres et où l’on prend le temps de faire bien.',
  avatar_url: portrait,
  experience:
    'Huit ans aux soins intensifs, dont trois comme assistante-chef. J’ai monté la formation des nouvelles recrues et réduit de moitié les erreurs de dosage.\n\nAuparavant, deux ans à l’urgence.',
  availability: 'Dans deux semaines',
  resume: {
    url: '/api/users/0199f0c2-0000-7000-8000-00000000b001/resume?v=1',
    name: 'CV Camille Tremblay.pdf',
    size: 248_000,
    uploaded_at: '2026-11-02T12:00:00.000Z',
  },
  interaction_status: {
    type: 'RESERVED',
    created_at: '2026-11-11T12:00:00.000Z',
    expires_at: '2026-11-14T12:00:00.000Z',
  },
  profile: {
    title: 'Infirmière clinicienne',
    skills: maskedCamille.skills,
    experience: 'Huit ans aux soins intensifs.',
    years_experience: 8,
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
    },
    open_to_remote: false,
  },
};

/** Open permanently: a match does not expire. */
export const matchedCamille: OpenCandidate = {
  ...openCamille,
  interaction_status: { type: 'MATCHED', created_at: '2026-11-10T12:00:00.000Z', expires_at: null },
};
