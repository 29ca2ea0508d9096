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

/** Seconds by which two clocks may differ, and the age at which a token is no sign of somebody signing in now. */
const SKEW = 60;
const MOST_AGE = 3_600;

/** Google writes its own name both ways (its documentation of ID tokens says to accept both). */
const GOOGLE = 'https://accounts.google.com';
const otherSpellings: Readonly<Record<string, readonly string[]>> = { [GOOGLE]: ['accounts.google.com'] };

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: emailAddress,
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/** Who a provider says somebody is. */
export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case, and shown to be theirs. */
  readonly email: string;
  /** As the provider has it, unchecked. */
  readonly name: string | null;
}

/** Checks an ID token as OpenID Connect Core §3.1.3.7 asks: signature, issuer, audience, times, nonce. */
@Injectable()
export class GoogleIdToken {
  constructor(
    private readonly issuer: OidcIssuer,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * @param nonce the one the page sent with its request; it must be in the token then.
   * @throws GoogleRefused
   * @throws GoogleUnavailable when the keys cannot be fetched.
   */
  async verify(token: string, nonce: string | null): Promise<ProvenPerson> {
    const provider = await this.issuer.provider();
    const payload = await this.#verified(token, provider);
    const audience = this.settings.env.OIDC_GOOGLE_CLIENT_ID;
    // A token made for several must say that it was us who asked.
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
        // Nothing else: neither "none" nor a secret that is really the public key.
        algorithms: ['RS256'],
        issuer: [issuer, ...(otherSpellings[issuer] ?? [])],
        audience: this.settings.env.OIDC_GOOGLE_CLIENT_ID ?? '',
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: MOST_AGE,
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

/** What is wrong with the token, as opposed to with the provider: jose throws its own errors for both. */
function isRefusal(error: unknown): error is errors.JOSEError {
  const aboutTheKeys = [errors.JWKSTimeout, errors.JWKSInvalid];
  if (!(error instanceof errors.JOSEError) || aboutTheKeys.some((kind) => error instanceof kind)) return false;
  // The bare class is what it throws for an answer that is no key set.
  return error.constructor !== errors.JOSEError;
}
