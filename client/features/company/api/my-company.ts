import { companiesPage, type Company, company } from '@modules/companies/http/companies.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** A company's page as it is now, past everything that is kept. */
export const readCompany = (companyId: string): Promise<Company> =>
  api({ path: `/api/companies/${companyId}`, answer: company });

/** The company the person works for; null before there is one. */
export function useMyCompany(): Loadable<Company | null> {
  const read = loadable(
    useRead('companies', ['my'], (signal) => api({ path: '/api/companies/my', answer: companiesPage, signal })),
  );
  return read.status === 'ready' ? { status: 'ready', data: read.data.companies[0] ?? null } : read;
}
