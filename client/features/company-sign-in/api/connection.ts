import {
  type RemoveSsoRequest,
  type SaveSsoRequest,
  ssoSettings,
  type SsoSettings,
} from '@modules/sso/http/sso-settings.contract';
import { ssoRedirect } from '@modules/sso/http/sso-sign-in.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const pathOf = (companyId: string) => `/api/companies/${companyId}/sso` as const;

/** A domain that waits for its record may be proved meanwhile. */
const ASK_AGAIN_MS = 60_000;

export function useConnection(companyId: string): Loadable<SsoSettings> {
  return loadable(
    useRead(
      'companies',
      ['sso', companyId],
      (signal) => api({ path: pathOf(companyId), answer: ssoSettings, signal }),
      { refetchInterval: ASK_AGAIN_MS },
    ),
  );
}

export async function saveConnection(companyId: string, body: SaveSsoRequest): Promise<void> {
  await api({ method: 'PUT', path: pathOf(companyId), body, answer: ssoSettings });
}

export async function removeConnection(companyId: string, body: RemoveSsoRequest): Promise<void> {
  await api({ method: 'DELETE', path: pathOf(companyId), body, answer: ssoSettings });
}

/** Leaves for the provider's page, where the owner signs in once. */
export async function testConnection(companyId: string): Promise<void> {
  const { redirect } = await api({ method: 'POST', path: `${pathOf(companyId)}/test`, answer: ssoRedirect });
  if (redirect !== null) window.location.assign(redirect);
}
