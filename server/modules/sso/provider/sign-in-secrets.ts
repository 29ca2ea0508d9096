import { createHash, createHmac } from 'node:crypto';

/** The values that one sign-in sends to the provider. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE: proves to the provider that the browser that began the sign-in ends it. */
  readonly verifier: string;
}

/**
 * All secrets of a sign-in come from the random value in the browser's cookie. So a state works in its browser only, and the
 * database keeps no secret.
 */
export function signInSecrets(cookie: string): SignInSecrets {
  const derive = (purpose: string): string =>
    createHmac('sha256', cookie).update(`company sign-in ${purpose}`).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}

/** The stored form of a state (hex). */
export const hashOfState = (state: string): string => createHash('sha256').update(state).digest('hex');
