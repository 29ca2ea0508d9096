import { creditPool, type CreditPool, type CreditPoolRequest } from '@modules/billing/http/credit-pool.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const pathOf = (companyId: string) => `/api/companies/${companyId}/credit-pool` as const;

/** The team's shared credits; only owners may ask. */
export function useCreditPool(companyId: string, enabled: boolean): Loadable<CreditPool> {
  return loadable(
    useRead(
      'companies',
      ['credit-pool', companyId],
      (signal) => api({ path: pathOf(companyId), answer: creditPool, signal }),
      {
        enabled,
      },
    ),
  );
}

export async function saveCreditPool(companyId: string, body: CreditPoolRequest): Promise<void> {
  await api({ method: 'PUT', path: pathOf(companyId), body, answer: creditPool });
}
