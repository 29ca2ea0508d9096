import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { ProviderUnreachable } from './provider-fetch.js';

/** Why a sign-in failed: our client is unknown to the provider, the provider is unavailable, or its answer proves nothing. */
export type Refusal = 'client' | 'unavailable' | 'answer';

const clientErrors = new Set(['invalid_client', 'unauthorized_client']);
/** The library's codes for a provider that does not answer, or answers something else than OpenID Connect. */
const unavailable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

export function refusalIn(error: unknown): Refusal {
  if (error instanceof AuthorizationResponseError) return clientErrors.has(error.error) ? 'client' : 'answer';
  if (error instanceof ResponseBodyError) {
    if (clientErrors.has(error.error)) return 'client';
    return error.status >= 500 ? 'unavailable' : 'answer';
  }
  // A wrong secret that was sent as basic authentication.
  if (error instanceof WWWAuthenticateChallengeError) return 'client';
  if (error instanceof ProviderUnreachable) return 'unavailable';
  // The library wraps the errors of our own requests.
  if (error instanceof ClientError) {
    return unavailable.has(error.code ?? '') || error.cause instanceof ProviderUnreachable ? 'unavailable' : 'answer';
  }
  return 'answer';
}
