import { ssoSettings } from '@modules/sso/http/sso-settings.contract';
import { api } from '../../../lib/backend';

const pathOf = (companyId: string) => `/api/companies/${companyId}/sso/domains` as const;

export async function addDomain(companyId: string, domain: string): Promise<void> {
  await api({ method: 'POST', path: pathOf(companyId), body: { domain }, answer: ssoSettings });
}

/** Looks into the DNS now, which may take some seconds. */
export async function checkDomain(companyId: string, id: string): Promise<void> {
  await api({ method: 'POST', path: `${pathOf(companyId)}/${id}/check`, answer: ssoSettings });
}

export async function removeDomain(companyId: string, id: string): Promise<void> {
  await api({ method: 'DELETE', path: `${pathOf(companyId)}/${id}`, answer: ssoSettings });
}
