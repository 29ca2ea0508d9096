import type { UseQueryResult } from '@tanstack/react-query';
import { type CreditCosts, creditCosts } from '@modules/credits/http/credits.contract';
import { api } from '../backend';
import { useRead } from '../use-read';

/** The price of each action in credits, from the server's public price list. */
export function useCreditCosts(settings: { readonly enabled?: boolean } = {}): UseQueryResult<CreditCosts['costs']> {
  return useRead(
    'credits',
    ['costs'],
    async (signal) => {
      const { costs } = await api({ path: '/api/credits/costs', answer: creditCosts, signal });
      return costs;
    },
    settings,
  );
}
