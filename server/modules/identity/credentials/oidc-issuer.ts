import { setTimeout as sleep } from 'node:timers/promises';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import { traced } from '../../../platform/tracing/active-span.js';
import { GoogleUnavailable } from '../domain/identity.errors.js';
import { isTrustworthy } from './oidc-address.js';

/** Times in milliseconds. Addresses rarely change, and a provider that does not answer must not be asked with each page view. */
const ANSWER_MS = 5_000;
const SOON_MS = 500;
const KEEP_MS = 6 * 3_600_000;
const KEEP_FAILURE_MS = 30_000;
/** Max size of a discovery document; a normal one has about three thousand characters. */
const MAX_CHARACTERS = 100_000;

const trustworthy = z.string().refine(isTrustworthy);
const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: trustworthy,
  jwks_uri: trustworthy,
});

export interface Provider {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly keys: JWTVerifyGetKey;
}

/** Configuration that an OpenID provider publishes: its authorization page and signing keys. Cached for hours. */
@Injectable()
export class OidcIssuer implements OnApplicationBootstrap {
  #provider: Provider | null = null;
  #asked: Promise<Provider | null> | null = null;
  /** Time of the next request, in ms. */
  #askAt = 0;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  get isConfigured(): boolean {
    return this.settings.env.OIDC_GOOGLE_CLIENT_ID !== undefined;
  }

  /** Load it at startup, so that the first visitor sees the button. */
  onApplicationBootstrap(): void {
    if (this.isConfigured) void this.#refresh();
  }

  /** The cached configuration, or the fetched one within {@link SOON_MS}, for a page that must not wait for another server. */
  async soon(): Promise<Provider | null> {
    if (!this.isConfigured) return null;
    return Promise.race([this.#refresh(), sleep(SOON_MS, null, { ref: false })]);
  }

  /** @throws GoogleUnavailable after a timeout of seconds, or immediately for a while after a failure. */
  async provider(): Promise<Provider> {
    const provider = await this.#refresh();
    if (!provider) throw new GoogleUnavailable();
    return provider;
  }

  /** An expired configuration is used until a newer one arrives. */
  async #refresh(): Promise<Provider | null> {
    const now = this.clock.now().getTime();
    if (now < this.#askAt) return this.#provider;
    this.#asked ??= this.#ask().finally(() => (this.#asked = null));
    return this.#provider ?? this.#asked;
  }

  async #ask(): Promise<Provider | null> {
    const issuer = this.settings.env.OIDC_GOOGLE_ISSUER.replace(/\/+$/, '');
    try {
      this.#provider = await this.#discover(issuer);
      this.#askAt = this.clock.now().getTime() + KEEP_MS;
    } catch (error) {
      this.logger.warn({ err: error, issuer }, 'the sign-in provider does not answer');
      this.#askAt = this.clock.now().getTime() + KEEP_FAILURE_MS;
    }
    return this.#provider;
  }

  async #discover(issuer: string): Promise<Provider> {
    if (!isTrustworthy(issuer)) throw new Error('the issuer must be reached over https');
    const answer = await traced('call sign-in provider', 'client', () =>
      fetch(`${issuer}/.well-known/openid-configuration`, {
        signal: AbortSignal.timeout(ANSWER_MS),
        redirect: 'error',
        headers: { accept: 'application/json' },
      }),
    );
    if (!answer.ok) throw new Error(`discovery answered ${answer.status}`);
    const text = await answer.text();
    if (text.length > MAX_CHARACTERS) throw new Error('the discovery document is too long');
    const document = discoveryDocument.parse(JSON.parse(text));
    if (document.issuer.replace(/\/+$/, '') !== issuer) throw new Error('the discovery document is of another issuer');
    // Keep the cached keys if only the addresses are read again.
    if (this.#provider?.issuer === document.issuer) {
      return { ...this.#provider, authorizationEndpoint: document.authorization_endpoint };
    }
    return {
      issuer: document.issuer,
      authorizationEndpoint: document.authorization_endpoint,
      keys: createRemoteJWKSet(new URL(document.jwks_uri), {
        timeoutDuration: ANSWER_MS,
        cacheMaxAge: 600_000,
        // Without it, made-up key ids would cause a request to the provider each time.
        cooldownDuration: 30_000,
      }),
    };
  }
}
