import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import type { Purse } from '../components/CandidateCard/CandidateCard';

/** What a reservation costs and what may be spent now. */
export function usePurse(): Purse {
  return { price: useCreditCosts().data?.RESERVATION, available: useCreditBalance().data?.available_balance };
}
