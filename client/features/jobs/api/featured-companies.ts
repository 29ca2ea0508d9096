import { type SpotlightCompanies, spotlightCompanies } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Companies that are in front now. Nobody misses them while they are being read, or where they cannot be. */
export function useFeaturedCompanies(): SpotlightCompanies['companies'] {
  const { data } = useRead('companies', ['spotlight'], (signal) =>
    api({ path: '/api/companies/spotlight', answer: spotlightCompanies, signal }),
  );
  return data?.companies ?? [];
}
