import { companiesPage, type Company, company } from '@modules/companies/http/companies.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The current version of a company's page, bypassing all caches. */
export const readCompany = (companyId: string): Promise<Company> =>
  api({ path: `/api/companies/${companyId}`, answer: company });

/** The company of the signed-in person; null if there is none yet. */
export function useMyCompany(): Loadable<Company | null> {
  const read = loadable(
    useRead('companies', ['my'], (signal) => api({ path: '/api/companies/my', answer: companiesPage, signal })),
  );
  return read.status === 'ready' ? { status: 'ready', data: read.data.companies[0] ?? null } : read;
}
