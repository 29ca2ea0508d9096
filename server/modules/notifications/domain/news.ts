import type { Kind } from './kinds.js';

interface NewsTraits {
  readonly kind: Kind;
  /** Whether this module sends an email about it. False if another module does. */
  readonly byEmail: boolean;
}

const siteOnly = (kind: Kind) => ({ kind, byEmail: false }) as const;
const siteAndEmail = (kind: Kind) => ({ kind, byEmail: true }) as const;

/** Every text of the notification centre. The names are stored in rows, so never rename one. */
export const newsTraits = {
  NEW_MESSAGES: siteAndEmail('message'),
  SCHEDULED_MESSAGE_REFUSED: siteAndEmail('message'),
  NEW_APPLICATION: siteOnly('application'),
  NOTE_MENTION: siteOnly('application'),
  APPLICATION_WITHDRAWN: siteOnly('application'),
  APPLICATION_REVIEWED: siteOnly('application'),
  APPLICATION_REJECTED: siteOnly('application'),
  APPLICATION_ACCEPTED: siteOnly('application'),
  APPLICATION_ENDED_JOB_REMOVED: siteOnly('application'),
  APPLICATION_ENDED_JOB_PAUSED: siteOnly('application'),
  APPLICATION_ENDED_JOB_EXPIRED: siteOnly('application'),
  APPLICATION_ENDED_JOB_FILLED: siteOnly('application'),
  APPLICATION_ENDED_JOB_CANCELLED: siteOnly('application'),
  APPLICATION_ENDED_COMPANY_CLOSED: siteOnly('application'),
  ANSWERS_ASKED: siteAndEmail('application'),
  APPLICATION_WAITS: siteAndEmail('application'),
  STAGE_REMINDER: siteAndEmail('application'),
  TIMES_TO_PROPOSE: siteAndEmail('interview'),
  OFFER_MADE: siteOnly('application'),
  OFFER_CHANGED: siteOnly('application'),
  OFFER_WITHDRAWN: siteOnly('application'),
  OFFER_EXPIRED: siteOnly('application'),
  OFFER_LAPSED: siteOnly('application'),
  OFFER_ACCEPTED: siteOnly('application'),
  OFFER_DECLINED: siteOnly('application'),
  OFFER_QUESTION: siteOnly('application'),
  INTERVIEW: siteOnly('interview'),
  INTERVIEW_REMINDER: siteOnly('interview'),
  INTERVIEWER_REMINDER: siteOnly('interview'),
  INTERVIEWER_ADDED: siteOnly('interview'),
  INTERVIEWER_MOVED: siteOnly('interview'),
  INTERVIEWER_CANCELLED: siteOnly('interview'),
  INTERVIEWER_REMOVED: siteOnly('interview'),
  RECORDING_READY: siteAndEmail('interview'),
  RECORDING_FAILED: siteAndEmail('interview'),
  RESERVED: siteOnly('reservation'),
  RESERVATION_ACCEPTED: siteOnly('reservation'),
  RESERVATION_DECLINED: siteOnly('reservation'),
  RESERVATION_EXPIRED_SEEKER: siteOnly('reservation'),
  RESERVATION_EXPIRED_RECRUITER: siteOnly('reservation'),
  RESERVATION_CANCELLED_SEEKER: siteOnly('reservation'),
  RESERVATION_CANCELLED_RECRUITER: siteOnly('reservation'),
  RESERVATION_HIRED_SEEKER: siteOnly('reservation'),
  RESERVATION_HIRED_RECRUITER: siteOnly('reservation'),
  RESERVATION_REOPENED: siteOnly('reservation'),
  MATCHES_PROPOSED: siteOnly('match'),
  INTRODUCED: siteAndEmail('match'),
  MATCH_ACCEPTED: siteAndEmail('match'),
  MATCHED: siteAndEmail('match'),
  VIDEO_READY: siteOnly('video'),
  VIDEO_FAILED: siteAndEmail('video'),
  SOUND_READY: siteOnly('video'),
  SOUND_FAILED: siteAndEmail('video'),
  VIDEO_BOUGHT: siteAndEmail('video'),
  PROFILE_SHARED: siteOnly('application'),
  REPORT_ACTIONED: siteAndEmail('report'),
  REPORT_DISMISSED: siteAndEmail('report'),
  COMPANY_VERIFIED: siteAndEmail('company'),
  COMPANY_REFUSED: siteAndEmail('company'),
  JOB_ALERT: siteAndEmail('job_alert'),
  SAVED_JOB_CHANGED: siteOnly('job_alert'),
  SAVED_JOB_ENDED: siteOnly('job_alert'),
  CANDIDATE_ALERT: siteAndEmail('candidate_alert'),
  WEEKLY_DIGEST: siteAndEmail('digest'),
  // Billing sends the email.
  LOW_BALANCE: siteOnly('credits'),
} as const satisfies Record<string, NewsTraits>;

export type News = keyof typeof newsTraits;
/** News for which this module sends emails. */
export type WrittenNews = {
  [N in News]: (typeof newsTraits)[N]['byEmail'] extends true ? N : never;
}[News];

export const kindOf = (news: News): Kind => newsTraits[news].kind;

/**
 * Values in a text. Only public words, such as a posting's title or a company's name. `starts_at` with `time_zone` is shown as
 * `{when}`, in the reader's language.
 */
export type NewsParams = Readonly<Record<string, string | number>>;

/** For example, the applications to one posting. */
export interface NewsGroup {
  readonly key: string;
  /** Page of all of them, for two or more. */
  readonly path: string;
}

/** One notification for one person. The same event, person and kind are stored once, ever. */
export interface NotificationInput {
  readonly accountId: string;
  readonly news: News;
  readonly eventKey: string;
  readonly params: NewsParams;
  readonly path: string;
  /** The person it is about, if any: deleting that account deletes the notification. */
  readonly aboutId?: string;
  /** Until it is read, further events of the same group are counted in it instead of becoming notifications of their own. */
  readonly group?: NewsGroup;
}

/** News with a text for several events of a group, `NOTIFICATIONS.<news>_MANY`. */
export const countedNews = [
  'NEW_APPLICATION',
  'APPLICATION_WITHDRAWN',
  'NOTE_MENTION',
  'STAGE_REMINDER',
  'TIMES_TO_PROPOSE',
] as const satisfies News[];
export type CountedNews = (typeof countedNews)[number];
