import type { SpotlightCompanies } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Companies featured now. Empty while loading and after an error, because nothing depends on them. */
export function useFeaturedCompanies(): SpotlightCompanies['companies'] {
  const { data } = useRead('companies', ['spotlight'], (signal) =>
    api({
      path: '/api/companies/spotlight',
      answer: () => import('@modules/billing/http/billing.contract').then((contract) => contract.spotlightCompanies),
      signal,
    }),
  );
  return data?.companies ?? [];
}
