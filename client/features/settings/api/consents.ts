import { consentsPage, type ConsentsPage, type GiveConsentRequest } from '@modules/identity/http/privacy.contract';
import { api } from '../../../lib/backend';
import { type Loadable, loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The latest consents and refusals; older ones are in the export. */
const SHOWN = 50;

export function useConsents(): Loadable<ConsentsPage> {
  return loadable(
    useRead('users', ['consents'], (signal) =>
      api({ path: '/api/users/me/consents', query: { limit: SHOWN }, answer: consentsPage, signal }),
    ),
  );
}

export async function giveConsent(body: GiveConsentRequest): Promise<void> {
  await api({ method: 'PUT', path: '/api/users/me/consents', body, answer: consentsPage });
}
