import type { Side } from './emails.js';
import type { ReservationStatus } from './reservation-lifecycle.js';

/** REFUSAL: closed for 30 days, and counted. PAUSE: closed for 30 days. YES: reopens the pair. */
export type PairClosing = 'REFUSAL' | 'PAUSE' | 'YES';

export interface PairMove {
  readonly from: ReservationStatus | null;
  readonly to: ReservationStatus;
  /** The side that acted; null for expiry. */
  readonly side: Side | null;
  /** The reservation ended for another reason: a closed account, a removed company, a match made elsewhere. */
  readonly isConsequence: boolean;
}

/** Effect of a reservation's move on the company's next request (decision C-82); null for none. */
export function closingOf({ from, to, side, isConsequence }: PairMove): PairClosing | null {
  switch (to) {
    case 'MATCHED':
      return 'YES';
    case 'REJECTED':
    case 'EXPIRED':
      return 'REFUSAL';
    case 'CANCELLED':
      if (from === 'MATCHED') {
        // The person ended what they had accepted; or the recruiter did, after a yes.
        if (side === 'SEEKER') return 'REFUSAL';
        return isConsequence ? null : 'PAUSE';
      }
      // The recruiter saw the profile, but the person never said yes.
      return side === 'RECRUITER' && !isConsequence ? 'REFUSAL' : null;
    case 'ACTIVE':
    case 'HIRED':
      return null;
  }
}
