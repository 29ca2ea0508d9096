import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import type { Purse } from '../components/CandidateCard/CandidateCard';

/** What may be spent now. */
export function usePurse(): Purse {
  return { available: useCreditBalance().data?.available_balance };
}
