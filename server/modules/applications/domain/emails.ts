/** Emails to the candidate. */
export const candidateEmails = [
  'APPLICATION_RECEIVED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_MOVED',
  'INTERVIEW_CANCELLED',
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

export const emailKinds = [...candidateEmails, ...companyEmails] as const;
export type EmailKind = (typeof emailKinds)[number];

export function isToCandidate(kind: EmailKind): boolean {
  return (candidateEmails as readonly EmailKind[]).includes(kind);
}

/** Facts that decide whether an email is still correct when it is sent. */
export interface EmailFacts {
  readonly status: string;
  /** The newest step of the application. */
  readonly lastEventId: string | null;
  readonly interview: { readonly status: string } | null;
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
