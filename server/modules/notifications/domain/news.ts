import type { Kind } from './kinds.js';

interface NewsTraits {
  readonly kind: Kind;
  /** Whether this module writes a letter about it. Where another module already does, there is none. */
  readonly byLetter: boolean;
}

const told = (kind: Kind) => ({ kind, byLetter: false }) as const;
const toldAndWritten = (kind: Kind) => ({ kind, byLetter: true }) as const;

/** Every sentence that can stand in the notification centre. Stored in rows: never renamed. */
export const newsTraits = {
  NEW_MESSAGES: toldAndWritten('message'),
  NEW_APPLICATION: told('application'),
  APPLICATION_WITHDRAWN: told('application'),
  APPLICATION_REVIEWED: told('application'),
  APPLICATION_REJECTED: told('application'),
  APPLICATION_ACCEPTED: told('application'),
  APPLICATION_ENDED_JOB_REMOVED: told('application'),
  APPLICATION_ENDED_JOB_PAUSED: told('application'),
  APPLICATION_ENDED_JOB_EXPIRED: told('application'),
  APPLICATION_ENDED_JOB_FILLED: told('application'),
  APPLICATION_ENDED_COMPANY_CLOSED: told('application'),
  OFFER_MADE: told('application'),
  OFFER_CHANGED: told('application'),
  OFFER_WITHDRAWN: told('application'),
  OFFER_EXPIRED: told('application'),
  OFFER_LAPSED: told('application'),
  OFFER_ACCEPTED: told('application'),
  OFFER_DECLINED: told('application'),
  OFFER_QUESTION: told('application'),
  INTERVIEW: told('interview'),
  RESERVED: told('reservation'),
  RESERVATION_ACCEPTED: told('reservation'),
  RESERVATION_DECLINED: told('reservation'),
  RESERVATION_EXPIRED_SEEKER: told('reservation'),
  RESERVATION_EXPIRED_RECRUITER: told('reservation'),
  RESERVATION_CANCELLED_SEEKER: told('reservation'),
  RESERVATION_CANCELLED_RECRUITER: told('reservation'),
  RESERVATION_HIRED_SEEKER: told('reservation'),
  RESERVATION_HIRED_RECRUITER: told('reservation'),
  RESERVATION_REOPENED: told('reservation'),
  MATCHES_PROPOSED: told('match'),
  INTRODUCED: toldAndWritten('match'),
  MATCH_ACCEPTED: toldAndWritten('match'),
  MATCHED: toldAndWritten('match'),
  VIDEO_READY: told('video'),
  VIDEO_FAILED: toldAndWritten('video'),
  VIDEO_BOUGHT: toldAndWritten('video'),
  REPORT_ACTIONED: toldAndWritten('report'),
  REPORT_DISMISSED: toldAndWritten('report'),
  COMPANY_VERIFIED: toldAndWritten('company'),
  COMPANY_REFUSED: toldAndWritten('company'),
  JOB_ALERT: toldAndWritten('job_alert'),
  CANDIDATE_ALERT: toldAndWritten('candidate_alert'),
  WEEKLY_DIGEST: toldAndWritten('digest'),
  // Billing writes the email.
  LOW_BALANCE: told('credits'),
} as const satisfies Record<string, NewsTraits>;

export type News = keyof typeof newsTraits;
/** News about which this module writes letters. */
export type WrittenNews = {
  [N in News]: (typeof newsTraits)[N]['byLetter'] extends true ? N : never;
}[News];

export const kindOf = (news: News): Kind => newsTraits[news].kind;

/** What fills the gaps of a sentence: public words only, such as a posting's title or a company's name. */
export type NewsParams = Readonly<Record<string, string | number>>;

/** One thing to tell one person. The event, the person and the kind together are told once, ever. */
export interface Telling {
  readonly accountId: string;
  readonly news: News;
  readonly eventKey: string;
  readonly params: NewsParams;
  readonly path: string;
  /** Whom it is about, where it would not be there without that person. */
  readonly aboutId?: string;
}
