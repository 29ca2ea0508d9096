import { companiesPage, type Company } from '@modules/companies/http/companies.contract';
import {
  type AddExclusionRequest,
  exclusion,
  type Exclusion,
  exclusionsPage,
  type ExclusionsPage,
} from '@modules/identity/http/privacy.contract';
import { done } from '@modules/identity/http/account-security.contract';
import { api } from '../../../lib/backend';
import { type Loadable, loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Max exclusions per person on the server. */
const ALL = 100;
const SUGGESTED = 8;

/** Companies and domains that the person hides from. */
export function useExclusions(): Loadable<ExclusionsPage> {
  return loadable(
    useRead('users', ['exclusions'], (signal) =>
      api({ path: '/api/users/me/exclusions', query: { limit: ALL }, answer: exclusionsPage, signal }),
    ),
  );
}

export async function addExclusion(body: AddExclusionRequest): Promise<Exclusion> {
  return api({ method: 'POST', path: '/api/users/me/exclusions', body, answer: exclusion });
}

export async function removeExclusion(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/users/me/exclusions/${id}`, answer: done });
}

/** Companies whose name contains `search`; none for fewer than two characters. */
export function useCompaniesLike(search: string): readonly Company[] {
  const read = useRead(
    'companies',
    ['like', search],
    (signal) => api({ path: '/api/companies', query: { search, limit: SUGGESTED }, answer: companiesPage, signal }),
    { enabled: search.length >= 2 },
  );
  return read.data?.companies ?? [];
}
