import type { MatchAnswer, MatchExplanation, MatchesPage } from '@modules/matching/http/matches.contract';
import type { Review } from '@modules/matching/http/reviews.contract';
import type { Language } from '../i18n';
import type { PostedMatch } from '../posted-match';
import { developer, nurse } from './jobs';

/** Matches from the server: reasons and gaps in the reader's language, quotes in their own. */
const seeker = {
  id: '0199f0c2-0000-7000-8000-00000000b001',
  is_masked: false,
  full_name: 'Camille Tremblay',
  location: 'Montréal, QC',
  bio: null,
  experience: 'Huit ans aux soins intensifs, dont trois comme assistante-chef.',
  skills: ['Soins intensifs', 'Suivi de plaies'],
  years_experience: 8,
  availability: null,
  avatar_url: null,
  email: 'camille@exemple.ca',
  phone: null,
  interaction_status: { type: 'NO_CONTACT' },
  video_profiles: [],
  reservation_price: null,
  may_reserve: null,
  may_reserve_from: null,
};

const quote = (text: string, words: string) => ({
  text,
  marks: [{ start: text.indexOf(words), end: text.indexOf(words) + words.length }],
});

function link(
  part: 'skills' | 'experience',
  concept: string,
  own: ReturnType<typeof quote>,
  asked: ReturnType<typeof quote>,
): MatchAnswer['evidence'][number] {
  return {
    part,
    concept,
    source: part === 'skills' ? 'skills' : 'experience',
    quote: own.text,
    seeker_quote: own.text,
    seeker_marks: own.marks,
    job_source: 'requirements',
    job_quote: asked.text,
    job_marks: asked.marks,
  };
}

const jobOf = (job: typeof nurse): PostedMatch['job'] => ({
  id: job.id,
  title: job.title,
  location: job.location,
  salary_range: job.salary_range,
  salary_min: job.salary_min,
  salary_max: job.salary_max,
  salary_period: job.salary_period,
  job_type: job.job_type,
  remote: job.remote,
  status: job.status,
  company: job.company,
  contact_user_id: job.contact_user_id,
});

export function nurseMatch(language: Language, changes: Partial<PostedMatch> = {}): PostedMatch {
  const french = language === 'fr';
  return {
    id: '0199f0c2-0000-7000-8000-00000000d001',
    status: 'PENDING',
    match_score: 92,
    compatibility_score: 81,
    reasons: french
      ? ['Vous avez huit ans aux soins intensifs ; l’offre en demande cinq.', 'Votre métier est celui de l’offre.']
      : [
          'You have eight years in intensive care; the posting asks for five.',
          'Your occupation is the one of the posting.',
        ],
    gaps: [french ? 'Certification ACLS' : 'ACLS certification'],
    evidence: [
      link(
        'experience',
        french ? 'soins intensifs' : 'critical care',
        quote('Huit ans aux soins intensifs, dont trois comme assistante-chef.', 'Huit ans aux soins intensifs'),
        quote('5 ans aux soins intensifs', 'soins intensifs'),
      ),
      link(
        'skills',
        french ? 'suivi de plaies' : 'wound care',
        quote('Suivi de plaies', 'Suivi de plaies'),
        quote('Suivi de plaies complexes', 'Suivi de plaies'),
      ),
    ],
    job: jobOf(nurse),
    reservation_id: null,
    company: nurse.company,
    user: seeker,
    created_at: '2026-11-12T08:00:00.000Z',
    computed_at: '2026-11-12T08:00:00.000Z',
    is_mutual: false,
    allowed_actions: ['ACCEPTED', 'REJECTED'],
    unlock_price: null,
    introduction: null,
    review: null,
    ...changes,
  };
}

/** A company paid to be first and wrote a message. */
export function introducedMatch(language: Language, changes: Partial<PostedMatch> = {}): PostedMatch {
  return nurseMatch(language, {
    introduction: {
      message:
        language === 'fr'
          ? 'Nos nuits manquent d’une personne comme vous. Venez voir l’unité quand vous voulez.'
          : 'Our nights need somebody like you. Come and see the unit whenever you like.',
      introduced_at: '2026-11-12T08:00:00.000Z',
    },
    ...changes,
  });
}

/** Both sides said yes. */
export function mutualMatch(language: Language, changes: Partial<PostedMatch> = {}): PostedMatch {
  return nurseMatch(language, {
    status: 'MATCHED',
    is_mutual: true,
    allowed_actions: ['HIRED', 'CANCELLED'],
    ...changes,
  });
}

/** From a reservation without a posting. */
export function agreedMatch(language: Language, changes: Partial<MatchAnswer> = {}): MatchAnswer {
  return {
    ...mutualMatch(language),
    id: '0199f0c2-0000-7000-8000-00000000d009',
    match_score: 0,
    compatibility_score: 0,
    reasons: [],
    gaps: [],
    evidence: [],
    job: null,
    reservation_id: '0199f0c2-0000-7000-8000-000000000703',
    ...changes,
  };
}

export function openReview(language: Language): Review {
  return {
    status: 'OPEN',
    message: language === 'fr' ? 'Mon expérience en pédiatrie compte-t-elle ?' : 'Does my time in paediatrics count?',
    answer: null,
    asked_at: '2026-11-13T15:00:00.000Z',
    answered_at: null,
  };
}

export function answeredReview(language: Language): Review {
  return {
    ...openReview(language),
    status: 'ANSWERED',
    answer:
      language === 'fr'
        ? 'Nous avons relu votre profil et l’offre. Votre expérience en pédiatrie est comptée ; il manque la certification ACLS.'
        : 'We read your profile and the posting again. Your time in paediatrics is counted; the ACLS certification is missing.',
    answered_at: '2026-11-16T15:00:00.000Z',
  };
}

export function developerMatch(language: Language): PostedMatch {
  return nurseMatch(language, {
    id: '0199f0c2-0000-7000-8000-00000000d002',
    status: 'ACCEPTED',
    match_score: 64,
    reasons: [
      language === 'fr'
        ? 'Vous connaissez TypeScript ; l’offre le demande.'
        : 'You know TypeScript; the posting asks for it.',
    ],
    gaps: ['React', 'PostgreSQL'],
    evidence: [],
    job: jobOf(developer),
    company: developer.company,
    created_at: '2026-11-02T08:00:00.000Z',
    allowed_actions: [],
  });
}

export function matchesPageOf(matches: readonly MatchAnswer[]): MatchesPage {
  return {
    matches: [...matches],
    total: matches.length,
    page: 1,
    limit: 20,
    counts: { PENDING: 1, ACCEPTED: 1, MATCHED: 0, REJECTED: 0, HIRED: 0, CANCELLED: 0 },
  };
}

export function explanation(language: Language): MatchExplanation {
  const french = language === 'fr';
  const { match_score, compatibility_score, reasons, gaps, evidence, computed_at } = nurseMatch(language);
  return {
    match_score,
    compatibility_score,
    reasons,
    gaps,
    evidence,
    score_parts: {
      skills: { value: 38, max: 42 },
      occupation: { value: 22, max: 25 },
      experience: { value: 15, max: 15 },
      location: { value: 9, max: 10 },
      salary: { value: 7, max: 8 },
      language: { value: 1, max: 0 },
      availability: { value: 0, max: 0 },
    },
    raises: [
      { points: 4, text: french ? 'avec la certification ACLS' : 'with the ACLS certification' },
      {
        points: 2,
        text: french ? 'si vous indiquez vos disponibilités de nuit' : 'if you say that you can work nights',
      },
    ],
    notice: french
      ? 'Ce score est calculé par ordinateur. Il ne refuse personne, et une personne peut le revoir.'
      : 'A computer works this score out. It rejects nobody, and a person can review it.',
    model_version: '2026.11',
    ontology_version: '2026.11',
    computed_at,
  };
}
