import { type OwnSpotlight, ownSpotlight } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** End of the period in which the company is featured. */
export function useOwnSpotlight(): Loadable<OwnSpotlight> {
  return loadable(
    useRead('companies', ['spotlight', 'my'], (signal) =>
      api({ path: '/api/companies/spotlight/my', answer: ownSpotlight, signal }),
    ),
  );
}
