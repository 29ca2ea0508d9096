import { company } from '@modules/companies/http/companies.contract';
import { user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';
import type { CompanyBody } from '../forms/company.schema';

/**
 * Saves the company, or creates it. The account contains the company's name, so the account is read again.
 * @param version that the change is based on: refused with 409 if a colleague has saved since
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
