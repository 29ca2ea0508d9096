/** Why an application ended with its posting. Stored; `http/applications.contract.ts` has the same list. */
export type ClosedReason =
  | 'JOB_REMOVED'
  | 'JOB_PAUSED'
  | 'JOB_EXPIRED'
  | 'JOB_FILLED'
  | 'JOB_CANCELLED'
  | 'COMPANY_CLOSED';

export interface PostingFacts {
  readonly status: 'DRAFT' | 'ACTIVE' | 'PAUSED' | 'CLOSED';
  readonly expiresAt: Date | null;
  /** False if the company was removed, or the responsible recruiter left or was suspended. */
  readonly companyStands: boolean;
  /** Reason given when the company closed the posting; null if none. */
  readonly closeReason: 'FILLED_HERE' | 'FILLED_ELSEWHERE' | 'CANCELLED' | 'PAUSED' | 'OTHER' | null;
  /** Whether somebody was hired for it. */
  readonly hasHire: boolean;
}

/** Why a posting is closed; null if it is open. */
export function closedReasonOf(
  { status, expiresAt, companyStands, closeReason, hasHire }: PostingFacts,
  now: Date,
): ClosedReason | null {
  if (status === 'ACTIVE') return null;
  if (!companyStands) return 'COMPANY_CLOSED';
  if (status === 'PAUSED') return expiresAt !== null && expiresAt <= now ? 'JOB_EXPIRED' : 'JOB_PAUSED';
  if (status === 'DRAFT') return 'JOB_REMOVED';
  if (closeReason === 'CANCELLED') return 'JOB_CANCELLED';
  return hasHire || closeReason === 'FILLED_HERE' || closeReason === 'FILLED_ELSEWHERE' ? 'JOB_FILLED' : 'JOB_REMOVED';
}
