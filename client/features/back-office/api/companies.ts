import {
  adminCompaniesPage,
  type AdminCompaniesPage,
  adminCompany,
  type CompanyStandingRequest,
} from '@modules/operations/http/back-office.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Companies whose name contains `q`. */
export function useCompanies(q: string) {
  return useReadPages<AdminCompaniesPage>('admin', ['companies', q], (page, signal) =>
    api({ path: '/api/admin/companies', query: { q, page, limit: PAGE }, answer: adminCompaniesPage, signal }),
  );
}

export async function setCompanyStanding(id: string, body: CompanyStandingRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/admin/companies/${id}/status`, body, answer: adminCompany });
}
