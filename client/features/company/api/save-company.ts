import { company } from '@modules/companies/http/companies.contract';
import { user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';
import type { CompanyBody } from '../forms/company.schema';

/** Creates the company where there is none. The account carries its name, so the account is read again. */
export async function saveCompany(companyId: string | null, body: CompanyBody): Promise<void> {
  await api({
    method: companyId === null ? 'POST' : 'PUT',
    path: companyId === null ? '/api/companies' : `/api/companies/${companyId}`,
    body,
    answer: company,
  });
  session.replaceUser(await api({ path: '/api/users/me', answer: user }));
}
