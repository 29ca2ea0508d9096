import { company, type Company } from '@modules/companies/http/companies.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The public page of a company. */
export function useCompany(companyId: string): Loadable<Company> {
  return loadable(
    useRead('companies', ['one', companyId], (signal) =>
      api({ path: `/api/companies/${companyId}`, answer: company, signal }),
    ),
  );
}
