import { companiesPage, type Company } from '@modules/companies/http/companies.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The company the person works for; null before there is one. */
export function useMyCompany(): Loadable<Company | null> {
  const read = loadable(
    useRead('companies', ['my'], (signal) => api({ path: '/api/companies/my', answer: companiesPage, signal })),
  );
  return read.status === 'ready' ? { status: 'ready', data: read.data.companies[0] ?? null } : read;
}
