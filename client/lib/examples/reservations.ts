import type { ReservationAnswer } from '@modules/reservations/http/reservations.contract';
import type { Language } from '../i18n';
import { developer, nurse } from './jobs';
import { portrait } from './pictures';

/** Requests from the server, as of the stories' clock: 12 November 2026, 10:00 in Montréal. */
const boreal = { id: '0199f0c2-0000-7000-8000-00000000c002', name: 'Studio Boréal', logo_url: null };
const montBlanc = { id: '0199f0c2-0000-7000-8000-00000000c001', name: 'Hôpital Mont-Blanc', logo_url: null };
const camille = {
  id: '0199f0c2-0000-7000-8000-00000000b001',
  is_masked: false,
  full_name: 'Camille Tremblay',
  location: 'Montréal, QC',
  avatar_url: portrait,
};
const masked = (language: Language): ReservationAnswer['target_user'] => ({
  ...camille,
  is_masked: true,
  full_name: language === 'fr' ? 'Candidat·e' : 'Candidate',
  location: 'Montréal',
  avatar_url: null,
});

const id = (number: number): string => `0199f0c2-0000-7000-8000-0000000007${String(number).padStart(2, '0')}`;

/** Requested 27 hours ago: 45 of 72 hours are left. */
export function pendingRequest(language: Language, changes: Partial<ReservationAnswer> = {}): ReservationAnswer {
  const french = language === 'fr';
  return {
    id: id(1),
    status: 'ACTIVE',
    credits_reserved: 1,
    reserved_at: '2026-11-11T12:00:00.000Z',
    created_at: '2026-11-11T12:00:00.000Z',
    expires_at: '2026-11-14T12:00:00.000Z',
    resolved_at: null,
    user: { id: '0199f0c2-0000-7000-8000-00000000a002', full_name: 'Louis Gagnon', company: boreal },
    target_user: camille,
    match: null,
    job: {
      id: developer.id,
      title: french ? 'Développement full stack' : 'Full-stack development',
      location: 'Montréal, QC',
      salary_range: null,
      salary_min: null,
      salary_max: null,
      salary_period: null,
      status: 'ACTIVE',
    },
    message: french
      ? 'Votre projet React nous a impressionnés. On aimerait en parler, à distance ou au bureau.'
      : 'Your React project impressed us. We would like to talk about it, remotely or at the office.',
    salary: french ? '88 000 à 102 000 $' : '$88,000 to $102,000',
    decline_reason: null,
    allowed_actions: ['MATCHED', 'REJECTED'],
    may_reserve: 'NOW',
    may_reserve_from: null,
    may_reopen: false,
    hidden_from_company: false,
    ...changes,
  };
}

/** No posting, message or pay; less than a day is left. */
export function bareRequest(language: Language, changes: Partial<ReservationAnswer> = {}): ReservationAnswer {
  return pendingRequest(language, {
    id: id(2),
    user: { id: '0199f0c2-0000-7000-8000-00000000a003', full_name: 'Nadia Lefebvre', company: montBlanc },
    expires_at: '2026-11-12T15:38:00.000Z',
    reserved_at: '2026-11-09T15:38:00.000Z',
    job: null,
    message: null,
    salary: null,
    ...changes,
  });
}

export function acceptedRequest(language: Language, changes: Partial<ReservationAnswer> = {}): ReservationAnswer {
  const request = pendingRequest(language);
  return {
    ...request,
    id: id(3),
    status: 'MATCHED',
    resolved_at: '2026-11-10T15:00:00.000Z',
    match: {
      id: '0199f0c2-0000-7000-8000-00000000d009',
      status: 'MATCHED',
      hired_at: null,
      job: { id: nurse.id, title: request.job?.title ?? '', company: boreal },
    },
    allowed_actions: ['HIRED', 'CANCELLED'],
    ...changes,
  };
}

export function hiredRequest(language: Language, changes: Partial<ReservationAnswer> = {}): ReservationAnswer {
  const accepted = acceptedRequest(language);
  return {
    ...accepted,
    id: id(4),
    status: 'HIRED',
    match: accepted.match && { ...accepted.match, status: 'HIRED', hired_at: '2026-11-11T15:00:00.000Z' },
    allowed_actions: [],
    ...changes,
  };
}

/** Declined with a reason; the profile is masked again for the company. */
export function declinedRequest(language: Language, changes: Partial<ReservationAnswer> = {}): ReservationAnswer {
  return bareRequest(language, {
    id: id(5),
    status: 'REJECTED',
    resolved_at: '2026-11-12T12:00:00.000Z',
    decline_reason:
      language === 'fr' ? 'Je cherche un horaire de jour seulement.' : 'I am looking for day shifts only.',
    allowed_actions: [],
    may_reserve: 'LATER',
    may_reserve_from: '2026-12-12T12:00:00.000Z',
    may_reopen: true,
    ...changes,
  });
}

/**
 * The same requests as the recruiter gets them: with the recruiter's actions, and masked people once a request has
 * ended.
 */
export const asRecruiter = {
  pending: (language: Language) => pendingRequest(language, { allowed_actions: ['CANCELLED'] }),
  accepted: (language: Language) => acceptedRequest(language),
  hired: (language: Language) => hiredRequest(language),
  declined: (language: Language) => declinedRequest(language, { target_user: masked(language), may_reopen: false }),
  expired: (language: Language) =>
    declinedRequest(language, {
      id: id(6),
      status: 'EXPIRED',
      decline_reason: null,
      target_user: masked(language),
      may_reopen: false,
    }),
};
