import type {
  ApplicationDetail,
  Interview,
  JobApplicationsPage,
  Offer,
  OwnApplication,
  OwnApplicationDetail,
  ReceivedApplication,
} from '@modules/applications/http/applications.contract';
import type { Language } from '../i18n';
import { matchedCamille } from './candidates';
import { interviewersOf } from './free-times';

/** Applications from the server, as of the stories' clock: 12 November 2026, 10:00 in Montréal. */
const montBlanc = { id: '0199f0c2-0000-7000-8000-00000000c001', name: 'Hôpital Mont-Blanc', logo_url: null };
const boreal = { id: '0199f0c2-0000-7000-8000-00000000c002', name: 'Studio Boréal', logo_url: null };
const id = (number: number): string => `0199f0c2-0000-7000-8000-0000000009${String(number).padStart(2, '0')}`;
const say = (language: Language, fr: string, en: string): string => (language === 'fr' ? fr : en);

export const applicationJob = (language: Language): JobApplicationsPage['job'] => ({
  id: '0199f0c2-0000-7000-8000-000000000001',
  title: say(language, 'Infirmière clinicienne, soins intensifs', 'Clinical nurse, intensive care'),
  location: 'Montréal, QC',
  salary_range: say(language, '78 000 $ à 92 000 $', '$78,000 to $92,000'),
  salary_min: 78_000,
  salary_max: 92_000,
  salary_period: 'YEAR',
  job_type: 'FULL_TIME',
  status: 'ACTIVE',
  is_open: true,
  company: montBlanc,
  contact_user_id: '0199f0c2-0000-7000-8000-00000000a001',
});

/** A team's own stages with the standard ones of other states, as the board gets them. */
export const teamStages: readonly [JobApplicationsPage['stages'][number], ...JobApplicationsPage['stages'][number][]] =
  [
    { id: 'PENDING', name: { fr: 'Nouvelle', en: 'New' }, maps_to: 'PENDING', count: 1 },
    { id: 'call', name: { fr: 'Appel de présélection', en: 'Screening call' }, maps_to: 'REVIEWED', count: 1 },
    { id: 'trial', name: { fr: 'Quart d’essai', en: 'Trial shift' }, maps_to: 'REVIEWED', count: 0 },
    { id: 'panel', name: { fr: 'Comité de sélection', en: 'Selection panel' }, maps_to: 'INTERVIEW', count: 1 },
    { id: 'OFFERED', name: { fr: 'Offre', en: 'Offer' }, maps_to: 'OFFERED', count: 1 },
    { id: 'ACCEPTED', name: { fr: 'Acceptée', en: 'Accepted' }, maps_to: 'ACCEPTED', count: 1 },
    { id: 'REJECTED', name: { fr: 'Refusée', en: 'Declined' }, maps_to: 'REJECTED', count: 1 },
  ];

export const letter = (language: Language): string =>
  say(
    language,
    'Bonjour,\n\nVotre unité forme ses recrues au chevet : c’est ce que je fais depuis trois ans, et j’aimerais le faire de nuit.\n\nCamille Tremblay',
    'Hello,\n\nYour unit trains its recruits at the bedside: I have been doing that for three years, and would love to do it at night.\n\nCamille Tremblay',
  );

export const interviewOf = (language: Language, changes: Partial<Interview> = {}): Interview => ({
  id: id(51),
  status: 'SCHEDULED',
  scheduled_at: '2026-11-19T19:30:00.000Z',
  duration_minutes: 45,
  time_zone: 'America/Toronto',
  type: 'VIDEO',
  location: 'https://rencontre.example/mont-blanc',
  notes: say(language, 'Avec l’assistante-chef de nuit.', 'With the assistant head nurse of the night shift.'),
  proposed_slots: [],
  free_until: null,
  interviewers: [{ id: '0199f0c2-0000-7000-8000-00000000a001', name: 'Renée Gagnon' }],
  has_recordings: false,
  ics_url: `/api/applications/${id(3)}/interviews/${id(51)}.ics`,
  sequence: 1,
  ...changes,
});

export const proposedInterview = (language: Language): Interview =>
  interviewOf(language, {
    id: id(52),
    status: 'PROPOSED',
    type: 'IN_PERSON',
    location: '12, rue de l’Église, Montréal',
    proposed_slots: ['2026-11-19T19:30:00.000Z', '2026-11-20T14:00:00.000Z', '2026-11-23T21:00:00.000Z'],
  });

/** The candidate may choose a free time of two interviewers. */
export const freeInterview = (language: Language): Interview =>
  interviewOf(language, {
    id: id(53),
    status: 'PROPOSED',
    scheduled_at: '2026-11-26T04:59:00.000Z',
    free_until: '2026-11-26T04:59:00.000Z',
    interviewers: interviewersOf()
      .slice(0, 2)
      .map(({ id: person, name }) => ({ id: person, name })),
  });

const pay = (language: Language): string => say(language, '84 000 $ par an', '$84,000 a year');

export const offerOf = (language: Language, changes: Partial<Offer> = {}): Offer => ({
  version: 1,
  state: 'OPEN',
  pay: pay(language),
  salary: pay(language),
  start_date: '2026-12-07',
  note: say(
    language,
    'Une semaine de jumelage, puis trois nuits sur sept.',
    'A week of pairing, then three nights of seven.',
  ),
  made_at: '2026-11-11T18:00:00.000Z',
  expires_at: '2026-11-19T04:59:59.000Z',
  answer: null,
  answer_note: null,
  answered_at: null,
  ...changes,
});

const answered = (answer: 'ACCEPTED' | 'QUESTION', note: string | null): Partial<Offer> => ({
  answer,
  answer_note: note,
  answered_at: '2026-11-12T13:00:00.000Z',
  ...(answer !== 'QUESTION' && { state: answer }),
});
const question = (language: Language): Partial<Offer> =>
  answered('QUESTION', say(language, 'Le quart de nuit est-il fixe?', 'Is the night shift fixed?'));

function own(number: number, language: Language, changes: Partial<OwnApplication>): OwnApplication {
  return {
    id: id(number),
    status: 'PENDING',
    cover_letter: letter(language),
    video_profile_id: null,
    applied_at: '2026-11-09T14:00:00.000Z',
    created_at: '2026-11-09T14:00:00.000Z',
    updated_at: '2026-11-09T14:00:00.000Z',
    viewed_at: null,
    job: applicationJob(language),
    interviews: [],
    offer: null,
    reason: null,
    refusal_text: null,
    closed_at: null,
    closed_reason: null,
    allowed_actions: [],
    is_archived: false,
    expected_reply_days: 3.5,
    may_message: true,
    ...changes,
  };
}

const seen = { viewed_at: '2026-11-10T13:00:00.000Z', updated_at: '2026-11-11T14:00:00.000Z' };
const elsewhere = (language: Language): OwnApplication['job'] => ({
  ...applicationJob(language),
  id: '0199f0c2-0000-7000-8000-000000000002',
  title: say(language, 'Développement full stack', 'Full-stack development'),
  company: boreal,
});

/** As the candidate sees their own. */
export const ownApplications = {
  sent: (language: Language) => own(1, language, { allowed_actions: ['WITHDRAW'] }),
  reviewed: (language: Language) =>
    own(2, language, { ...seen, status: 'REVIEWED', job: elsewhere(language), cover_letter: null }),
  interview: (language: Language) =>
    own(3, language, { ...seen, status: 'INTERVIEW', interviews: [interviewOf(language)] }),
  slots: (language: Language) =>
    own(4, language, { ...seen, status: 'INTERVIEW', interviews: [proposedInterview(language)] }),
  offer: (language: Language) =>
    own(5, language, {
      ...seen,
      status: 'OFFERED',
      interviews: [interviewOf(language, { status: 'DONE', scheduled_at: '2026-11-10T19:30:00.000Z' })],
      offer: offerOf(language),
      allowed_actions: ['ANSWER_OFFER'],
    }),
  offerAsked: (language: Language) =>
    own(9, language, {
      ...seen,
      status: 'OFFERED',
      offer: offerOf(language, question(language)),
      allowed_actions: ['ANSWER_OFFER'],
    }),
  offerAccepted: (language: Language) =>
    own(10, language, { ...seen, status: 'OFFERED', offer: offerOf(language, answered('ACCEPTED', null)) }),
  offerWithdrawn: (language: Language) =>
    own(11, language, { ...seen, status: 'OFFERED', offer: offerOf(language, { state: 'WITHDRAWN' }) }),
  offerExpired: (language: Language) =>
    own(12, language, {
      ...seen,
      status: 'OFFERED',
      offer: offerOf(language, { state: 'EXPIRED', expires_at: '2026-11-11T23:00:00.000Z' }),
    }),
  ended: (language: Language) =>
    own(13, language, {
      ...seen,
      status: 'REVIEWED',
      is_archived: true,
      closed_at: '2026-11-12T13:00:00.000Z',
      closed_reason: 'JOB_PAUSED',
      job: { ...elsewhere(language), status: 'PAUSED', is_open: false },
    }),
  accepted: (language: Language) =>
    own(6, language, { ...seen, status: 'ACCEPTED', offer: offerOf(language), job: elsewhere(language) }),
  refused: (language: Language) =>
    own(7, language, {
      ...seen,
      status: 'REJECTED',
      is_archived: true,
      reason: say(
        language,
        'Nous avons retenu une personne qui a déjà travaillé en soins coronariens. Votre façon d’enseigner nous a marqués.',
        'We chose somebody who has worked in coronary care before. The way you teach stayed with us.',
      ),
      refusal_text: say(
        language,
        'L’équipe vous remercie du temps que vous avez consacré à votre candidature. Elle ne la retient pas cette fois.\n\nBonne continuation.',
        'The team thanks you for the time you gave to your application. It was not selected this time.\n\nWe wish you all the best.',
      ),
    }),
  withdrawn: (language: Language) =>
    own(8, language, {
      status: 'WITHDRAWN',
      is_archived: true,
      may_message: false,
      allowed_actions: ['APPLY_AGAIN'],
      updated_at: '2026-11-10T14:00:00.000Z',
    }),
} as const;

/** In the stages of `teamStages`. */
function stageOf(status: ReceivedApplication['status']): ReceivedApplication['stage'] {
  const stage = teamStages.find(({ maps_to: state }) => state === status) ?? teamStages[0];
  const moves = { PENDING: ['call', 'trial', 'panel', 'REJECTED'], REVIEWED: ['trial', 'panel', 'REJECTED'] };
  const open = status === 'PENDING' || status === 'REVIEWED' ? moves[status] : [];
  return {
    id: stage.id,
    name: stage.name,
    maps_to: stage.maps_to,
    since: '2026-11-09T14:00:00.000Z',
    version: 3,
    moves: open,
    bulk_moves: open.filter((id) => id !== 'REJECTED'),
  };
}

function received(number: number, language: Language, changes: Partial<ReceivedApplication>): ReceivedApplication {
  const {
    is_archived: _archived,
    expected_reply_days: _days,
    may_message: _may,
    ...shared
  } = own(number, language, {});
  return {
    ...shared,
    user: { ...matchedCamille, interaction_status: { ...matchedCamille.interaction_status, type: 'APPLICATION_SENT' } },
    match_score: 87,
    review_average: null,
    accept_price: 2,
    told_at: null,
    undo_seconds_left: null,
    blind_review: 'NONE',
    allowed_actions: ['REVIEWED', 'INTERVIEW', 'ACCEPT', 'REJECTED'],
    stage: stageOf(changes.status ?? 'PENDING'),
    ...changes,
  };
}

const person = (number: number, full_name: string): ReceivedApplication['user'] => ({
  ...matchedCamille,
  id: id(80 + number),
  full_name,
  avatar_url: null,
  interaction_status: { ...matchedCamille.interaction_status, type: 'APPLICATION_SENT' },
});

/** As the company sees them. */
export const receivedApplications = {
  fresh: (language: Language) => received(1, language, {}),
  reviewed: (language: Language) =>
    received(2, language, {
      ...seen,
      status: 'REVIEWED',
      user: person(1, 'Noor Haddad'),
      match_score: 71,
      review_average: 3.25,
      cover_letter: null,
      accept_price: 0,
      allowed_actions: ['INTERVIEW', 'ACCEPT', 'REJECTED'],
    }),
  interview: (language: Language) =>
    received(3, language, {
      ...seen,
      status: 'INTERVIEW',
      user: person(2, 'Élise Bouchard-Villeneuve de la Durantaye'),
      match_score: 64,
      interviews: [interviewOf(language), proposedInterview(language)],
      allowed_actions: ['ADD_INTERVIEW', 'OFFERED', 'ACCEPT', 'REJECTED'],
    }),
  offered: (language: Language) =>
    received(4, language, {
      ...seen,
      status: 'OFFERED',
      user: person(3, 'Samuel Roy'),
      match_score: null,
      offer: offerOf(language),
      allowed_actions: ['CHANGE_OFFER', 'ACCEPT', 'REJECTED', 'WITHDRAW_OFFER'],
    }),
  offerAsked: (language: Language) =>
    received(7, language, {
      ...seen,
      status: 'OFFERED',
      user: person(6, 'Ana Roy'),
      offer: offerOf(language, question(language)),
      allowed_actions: ['CHANGE_OFFER', 'ACCEPT', 'REJECTED', 'WITHDRAW_OFFER'],
    }),
  offerAccepted: (language: Language) =>
    received(8, language, {
      ...seen,
      status: 'OFFERED',
      user: person(7, 'Ben Cyr'),
      offer: offerOf(language, answered('ACCEPTED', say(language, 'Avec joie!', 'Gladly!'))),
      allowed_actions: ['ACCEPT', 'REJECTED'],
    }),
  ended: (language: Language) =>
    received(9, language, {
      ...seen,
      status: 'REVIEWED',
      user: person(8, 'Maude Caron'),
      closed_at: '2026-11-12T13:00:00.000Z',
      closed_reason: 'JOB_PAUSED',
      allowed_actions: [],
    }),
  accepted: (language: Language) =>
    received(5, language, { ...seen, status: 'ACCEPTED', user: person(4, 'Inès Moreau'), allowed_actions: [] }),
  refused: (language: Language) =>
    received(6, language, {
      ...seen,
      status: 'REJECTED',
      user: person(5, 'Luc Gervais'),
      reason: ownApplications.refused(language).reason,
      refusal_text: ownApplications.refused(language).refusal_text,
      told_at: '2026-11-12T15:04:32.000Z',
      undo_seconds_left: 272,
      allowed_actions: ['UNDO_REJECTED'],
    }),
} as const;

/** History of an application, oldest first. */
export function historyOf(name: keyof typeof receivedApplications): ApplicationDetail['history'] {
  const sent = {
    at: '2026-11-09T14:00:00.000Z',
    by: 'CANDIDATE',
    from: null,
    to: 'PENDING',
    note: null,
    closed_reason: null,
  } as const;
  const { status, reason, closed_reason } = receivedApplications[name]('fr');
  if (status === 'PENDING') return [sent];
  const at = '2026-11-11T14:00:00.000Z';
  const step = { at, by: 'COMPANY', from: 'PENDING', to: status, note: reason, closed_reason: null } as const;
  if (closed_reason === null) return [sent, step];
  const end = {
    at: '2026-11-12T13:00:00.000Z',
    by: 'SYSTEM',
    from: status,
    to: status,
    note: null,
    closed_reason,
  } as const;
  return [sent, step, end];
}

/** One of the reader's ended applications, with the posting as it was then. */
export const ownDetail = (language: Language): OwnApplicationDetail => ({
  ...ownApplications.ended(language),
  history: historyOf('ended'),
  posting: {
    title: elsewhere(language).title,
    company_name: boreal.name,
    department: null,
    description: say(
      language,
      'Vous bâtissez des écrans que des gens utilisent chaque matin, avec une équipe de six.',
      'You build screens that people use every morning, in a team of six.',
    ),
    requirements: ['TypeScript', 'PostgreSQL'],
    benefits: [say(language, 'Quatre semaines de vacances', 'Four weeks of vacation')],
    location: 'Montréal, QC',
    remote: true,
    job_type: 'FULL_TIME',
    salary_range: say(language, '85 000 $ à 98 000 $', '$85,000 to $98,000'),
    language,
  },
});
