import type { UseQueryResult } from '@tanstack/react-query';
import { type CreditBalance, creditBalance } from '@modules/credits/http/credits.contract';
import { api } from '../backend';
import { useRead } from '../use-read';

export interface CreditBalanceSettings {
  /** Only recruiters have credits; other screens do not ask. */
  readonly enabled?: boolean;
  /** Milliseconds between refreshes if others may move credits meanwhile. */
  readonly refetchInterval?: number;
}

/** A recruiter's available credits, credits on hold and active pack. Refreshed after each paid action. */
export function useCreditBalance(settings: CreditBalanceSettings = {}): UseQueryResult<CreditBalance> {
  return useRead(
    'credits',
    ['balance'],
    (signal) => api({ path: '/api/credits/balance', answer: creditBalance, signal }),
    settings,
  );
}
