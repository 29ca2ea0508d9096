import { companyHidden, hiddenCompaniesPage } from '@modules/jobs/http/saved-jobs.contract';
import { api } from './backend';
import { useReadPages } from './use-read';

/** Companies per page: nearly everybody's list is one page. */
const STEP = 100;

/** The companies whose jobs the person does not want to see. */
export function useHiddenCompanies() {
  return useReadPages('users', ['hidden-companies'], (page, signal) =>
    api({
      path: '/api/users/me/hidden-companies',
      query: { page, limit: STEP },
      answer: hiddenCompaniesPage,
      signal,
    }),
  );
}

export async function hideCompany(companyId: string): Promise<void> {
  await api({ method: 'PUT', path: `/api/users/me/hidden-companies/${companyId}`, answer: companyHidden });
}

export async function showCompany(companyId: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/users/me/hidden-companies/${companyId}`, answer: companyHidden });
}
