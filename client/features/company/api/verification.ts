import {
  type ChangeVerificationRequest,
  companyVerification,
  type CompanyVerificationAnswer,
} from '@modules/companies/http/company-verification.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const pathOf = (companyId: string) => `/api/companies/${companyId}/verification` as const;

/** Verification status of the person's company. */
export function useVerification(companyId: string): Loadable<CompanyVerificationAnswer> {
  return loadable(
    useRead('companies', ['verification', companyId], (signal) =>
      api({ path: pathOf(companyId), answer: companyVerification, signal }),
    ),
  );
}

export async function changeVerification(companyId: string, body: ChangeVerificationRequest): Promise<void> {
  await api({ method: 'PUT', path: pathOf(companyId), body, answer: companyVerification });
}

/** Sends a code to an address at the company's email domain. */
export async function askDomainCode(companyId: string, email: string): Promise<void> {
  await api({
    method: 'POST',
    path: `${pathOf(companyId)}/email-domain`,
    body: { email },
    answer: companyVerification,
  });
}

export async function proveEmailDomain(companyId: string, code: string): Promise<void> {
  await api({ method: 'PUT', path: `${pathOf(companyId)}/email-domain`, body: { code }, answer: companyVerification });
}
