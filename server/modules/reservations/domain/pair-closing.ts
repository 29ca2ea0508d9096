import type { Side } from './letters.js';
import type { ReservationStatus } from './reservation-lifecycle.js';

/** REFUSAL: 30 days, and it counts. PAUSE: 30 days. YES: whatever closed the pair is forgotten. */
export type PairClosing = 'REFUSAL' | 'PAUSE' | 'YES';

export interface PairMove {
  readonly from: ReservationStatus | null;
  readonly to: ReservationStatus;
  /** Whose act it was; null for the clock. */
  readonly side: Side | null;
  /** An ending that came from elsewhere: a closed account, a company that is gone, a match made in another way. */
  readonly isConsequence: boolean;
}

/** What a move of a reservation means for the next request of the same company (decision C-82); null where nothing. */
export function closingOf({ from, to, side, isConsequence }: PairMove): PairClosing | null {
  switch (to) {
    case 'MATCHED':
      return 'YES';
    case 'REJECTED':
    case 'EXPIRED':
      return 'REFUSAL';
    case 'CANCELLED':
      if (from === 'MATCHED') {
        // The person ended what they had agreed to; or the recruiter did, who had a yes.
        if (side === 'SEEKER') return 'REFUSAL';
        return isConsequence ? null : 'PAUSE';
      }
      // The recruiter has seen the profile; the person never said yes.
      return side === 'RECRUITER' && !isConsequence ? 'REFUSAL' : null;
    case 'ACTIVE':
    case 'HIRED':
      return null;
  }
}
