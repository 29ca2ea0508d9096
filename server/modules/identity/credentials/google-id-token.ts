import { errors, jwtVerify, type JWTPayload } from 'jose';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import { GoogleRefused, GoogleUnavailable } from '../domain/identity.errors.js';
import { emailAddress } from '../http/person-fields.contract.js';
import { OidcIssuer, type Provider } from './oidc-issuer.js';
import { sameSecret } from './session-token.js';

/**
 * Allowed clock difference, and the max age of a token, in seconds. An older token does not prove that somebody is signing in
 * now.
 */
const SKEW = 60;
const MAX_AGE = 3_600;

/** Google uses both spellings of its issuer; its documentation says to accept both. */
const GOOGLE = 'https://accounts.google.com';
const otherSpellings: Readonly<Record<string, readonly string[]>> = { [GOOGLE]: ['accounts.google.com'] };

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: emailAddress,
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/** The person's identity according to a provider. */
export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case and verified. */
  readonly email: string;
  /** From the provider, not verified. */
  readonly name: string | null;
}

/** Verifies an ID token by OpenID Connect Core §3.1.3.7: signature, issuer, audience, times, nonce. */
@Injectable()
export class GoogleIdToken {
  constructor(
    private readonly issuer: OidcIssuer,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * @param nonce the value the page sent with its request; the token must contain it.
   * @throws GoogleRefused
   * @throws GoogleUnavailable if the keys cannot be fetched.
   */
  async verify(token: string, nonce: string | null): Promise<ProvenPerson> {
    const provider = await this.issuer.provider();
    const payload = await this.#verified(token, provider);
    const audience = this.settings.env.OIDC_GOOGLE_CLIENT_ID;
    // A token for several audiences must name us as the requesting party.
    if ('azp' in payload && payload['azp'] !== audience) return this.#refuse('azp');
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && !('azp' in payload)) return this.#refuse('aud');
    const named = payload['nonce'];
    if (nonce !== null && !(typeof named === 'string' && sameSecret(named, nonce))) return this.#refuse('nonce');
    const person = claims.safeParse(payload);
    if (!person.success) return this.#refuse(String(person.error.issues[0]?.path[0]));
    const { sub: subject, email, name = null } = person.data;
    return { issuer: provider.issuer, subject, email, name };
  }

  async #verified(token: string, { issuer, keys }: Provider): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        // Reject all others: "none", and HMAC with the public key as its secret.
        algorithms: ['RS256'],
        issuer: [issuer, ...(otherSpellings[issuer] ?? [])],
        audience: this.settings.env.OIDC_GOOGLE_CLIENT_ID ?? '',
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: MAX_AGE,
        clockTolerance: SKEW,
        currentDate: this.clock.now(),
      });
      return payload;
    } catch (error) {
      if (isRefusal(error)) return this.#refuse(error.code);
      this.logger.warn({ err: error }, 'the keys of the sign-in provider could not be fetched');
      throw new GoogleUnavailable();
    }
  }

  #refuse(check: string): never {
    this.logger.warn({ event: 'sign-in-refused', by: 'google', check }, 'sign-in refused');
    throw new GoogleRefused();
  }
}

/** Tells errors of the token from errors of the provider, because jose throws its own classes for both. */
function isRefusal(error: unknown): error is errors.JOSEError {
  const aboutTheKeys = [errors.JWKSTimeout, errors.JWKSInvalid];
  if (!(error instanceof errors.JOSEError) || aboutTheKeys.some((kind) => error instanceof kind)) return false;
  // jose throws the base class if the response is not a key set.
  return error.constructor !== errors.JOSEError;
}
