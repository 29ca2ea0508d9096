import { company } from '@modules/companies/http/companies.contract';
import { user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';
import type { CompanyBody } from '../forms/company.schema';

/**
 * Creates the company where there is none. The account carries its name, so the account is read again.
 * @param version that the change is based on: refused with 409 once a colleague saved since
 */
export async function saveCompany(companyId: string | null, body: CompanyBody, version: string | null): Promise<void> {
  await api({
    method: companyId === null ? 'POST' : 'PUT',
    path: companyId === null ? '/api/companies' : `/api/companies/${companyId}`,
    body: { ...body, ...(companyId !== null && version !== null && { version }) },
    answer: company,
  });
  session.replaceUser(await api({ path: '/api/users/me', answer: user }));
}
