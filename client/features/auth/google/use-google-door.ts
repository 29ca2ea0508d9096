import { useSearchParams } from 'react-router';
import { useClientConfig } from '../../../lib/client-config';
import { useLanguage } from '../../../lib/i18n';
import { askGoogle, unguessable } from './google-request';

/** Starts sign-in with Google; null if it is not configured, and there is no button. */
export function useGoogleDoor(): (() => void) | null {
  const config = useClientConfig();
  const language = useLanguage();
  const [search] = useSearchParams();
  const clientId = config?.google_client_id ?? null;
  const authorizationUrl = config?.google_authorization_url ?? null;
  if (clientId === null || authorizationUrl === null) return null;
  return () => {
    const question = { state: unguessable(), nonce: unguessable(), next: search.get('next') };
    const around = { origin: window.location.origin, language, storage: sessionStorage };
    window.location.assign(askGoogle({ clientId, authorizationUrl }, question, around));
  };
}
