import type { UseQueryResult } from '@tanstack/react-query';
import { type CreditBalance, creditBalance } from '@modules/credits/http/credits.contract';
import { api } from '../backend';
import { useRead } from '../use-read';

export interface CreditBalanceSettings {
  /** Recruiters alone have credits: somebody else's screen does not ask. */
  readonly enabled?: boolean;
  /** Milliseconds between two askings where others may move credits meanwhile. */
  readonly refetchInterval?: number;
}

/** What the recruiter can spend, what is on hold, the pack in force. Read again after every act that may cost something. */
export function useCreditBalance(settings: CreditBalanceSettings = {}): UseQueryResult<CreditBalance> {
  return useRead(
    'credits',
    ['balance'],
    (signal) => api({ path: '/api/credits/balance', answer: creditBalance, signal }),
    settings,
  );
}
