/** To the candidate. */
export const candidateLetters = [
  'APPLICATION_RECEIVED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_MOVED',
  'INTERVIEW_CANCELLED',
  'OFFER_MADE',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
] as const;

/** To the recruiter who answers for the posting. */
export const companyLetters = ['NEW_APPLICATION', 'APPLICATION_WITHDRAWN', 'SLOT_CHOSEN'] as const;

export const letterKinds = [...candidateLetters, ...companyLetters] as const;
export type LetterKind = (typeof letterKinds)[number];

export function isToCandidate(kind: LetterKind): boolean {
  return (candidateLetters as readonly LetterKind[]).includes(kind);
}

/** As far as it decides whether a letter still says the truth when its turn comes. */
export interface LetterFacts {
  readonly status: string;
  /** The newest step of the application. */
  readonly lastEventId: string | null;
  readonly interview: { readonly status: string } | null;
}

/** False where things have moved on since the letter was asked for. */
export function isStillTrue(
  kind: LetterKind,
  eventId: string | null,
  { status, lastEventId, interview }: LetterFacts,
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
    case 'APPLICATION_ACCEPTED':
    case 'APPLICATION_WITHDRAWN':
      return true;
  }
}
