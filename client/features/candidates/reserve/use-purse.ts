import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import type { Purse } from '../components/CandidateCard/CandidateCard';

/** Credits that can be spent now. */
export function usePurse(): Purse {
  return { available: useCreditBalance().data?.available_balance };
}
