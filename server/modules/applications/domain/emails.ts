/** Emails to the candidate. */
export const candidateEmails = [
  'APPLICATION_RECEIVED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_MOVED',
  'INTERVIEW_CANCELLED',
  'INTERVIEW_REMINDER_DAY',
  'INTERVIEW_REMINDER_HOUR',
  'OFFER_MADE',
  'OFFER_CHANGED',
  'OFFER_WITHDRAWN',
  'OFFER_EXPIRED',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
  'APPLICATION_CLOSED',
] as const;

/** Emails to the recruiter responsible for the posting. */
export const companyEmails = [
  'NEW_APPLICATION',
  'APPLICATION_WITHDRAWN',
  'SLOT_CHOSEN',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OFFER_QUESTION',
  'OFFER_LAPSED',
] as const;

/** Emails to the members who take part in an interview. */
export const interviewerEmails = [
  'INTERVIEWER_ADDED',
  'INTERVIEWER_MOVED',
  'INTERVIEWER_CANCELLED',
  'INTERVIEWER_REMOVED',
  'INTERVIEWER_CALENDAR_DIFFERS',
  'INTERVIEWER_REMINDER_DAY',
  'INTERVIEWER_REMINDER_HOUR',
] as const;
export type InterviewerEmail = (typeof interviewerEmails)[number];

export const emailKinds = [...candidateEmails, ...companyEmails, ...interviewerEmails] as const;
export type EmailKind = (typeof emailKinds)[number];

export function isToCandidate(kind: EmailKind): boolean {
  return (candidateEmails as readonly EmailKind[]).includes(kind);
}

/** A reminder changes nothing for calendars; after a change in their own calendar, the member chooses what it gets. */
export const hasNoFile = (kind: EmailKind): boolean =>
  kind.includes('_REMINDER_') || kind === 'INTERVIEWER_CALENDAR_DIFFERS';

/** Facts that decide whether an email is still correct when it is sent. */
export interface EmailFacts {
  readonly status: string;
  /** The newest step of the application. */
  readonly lastEventId: string | null;
  readonly interview: {
    readonly status: string;
    /** For the reader: CANCELLED also if they know that the application has ended. */
    readonly standing: string;
    /** Whether the reminded time is still the one of the interview, and to come; true for other emails. */
    readonly isReminded: boolean;
    /** False for a member who does not take part, or no longer does. */
    readonly takesPart: boolean;
  } | null;
  /** The newest version. */
  readonly offer: { readonly state: string; readonly version: number } | null;
  readonly isClosed: boolean;
}

/** False if things have changed since the email was requested. */
export function isStillTrue(
  kind: EmailKind,
  eventId: string | null,
  { status, lastEventId, interview, offer, isClosed }: EmailFacts,
): boolean {
  switch (kind) {
    case 'APPLICATION_REJECTED':
      return status === 'REJECTED' && lastEventId === eventId;
    case 'NEW_APPLICATION':
    case 'APPLICATION_RECEIVED':
      return status !== 'WITHDRAWN';
    case 'INTERVIEW_PROPOSED':
      return interview?.status === 'PROPOSED';
    case 'INTERVIEW_SCHEDULED':
    case 'INTERVIEW_MOVED':
    case 'SLOT_CHOSEN':
      return interview?.status === 'SCHEDULED';
    case 'INTERVIEW_CANCELLED':
      return interview?.status === 'CANCELLED';
    case 'INTERVIEW_REMINDER_DAY':
    case 'INTERVIEW_REMINDER_HOUR':
    case 'INTERVIEWER_REMINDER_DAY':
    case 'INTERVIEWER_REMINDER_HOUR':
      return interview?.standing === 'SCHEDULED' && interview.isReminded && interview.takesPart;
    case 'INTERVIEWER_ADDED':
    case 'INTERVIEWER_MOVED':
      return interview !== null && interview.standing !== 'CANCELLED' && interview.takesPart;
    case 'INTERVIEWER_CALENDAR_DIFFERS':
      return interview?.standing === 'SCHEDULED' && interview.takesPart;
    case 'INTERVIEWER_CANCELLED':
      return interview?.standing === 'CANCELLED';
    case 'INTERVIEWER_REMOVED':
      return interview?.takesPart === false;
    case 'OFFER_MADE':
      return offer?.state === 'OPEN' && offer.version === 1 && !isClosed;
    case 'OFFER_CHANGED':
      return offer?.state === 'OPEN' && offer.version > 1 && !isClosed;
    case 'OFFER_WITHDRAWN':
      return offer?.state === 'WITHDRAWN' && !isClosed;
    case 'OFFER_EXPIRED':
    case 'OFFER_LAPSED':
      return offer?.state === 'EXPIRED';
    case 'OFFER_ACCEPTED':
      return offer?.state === 'ACCEPTED';
    case 'OFFER_DECLINED':
      return offer?.state === 'DECLINED';
    case 'APPLICATION_CLOSED':
      return isClosed;
    case 'OFFER_QUESTION':
    case 'APPLICATION_ACCEPTED':
    case 'APPLICATION_WITHDRAWN':
      return true;
  }
}
