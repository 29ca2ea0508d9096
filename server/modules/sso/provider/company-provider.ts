import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import { provenPerson, type ProvenPerson } from '../domain/proven-person.js';
import { SsoClientRefused, SsoEmailRefused, SsoRefused, SsoUnavailable } from '../domain/sso.errors.js';
import { clientSecrets } from '../persistence/client-secrets.js';
import { ProviderFetch } from './provider-fetch.js';
import { refusalIn } from './refusals.js';
import type { SignInSecrets } from './sign-in-secrets.js';

const TIMEOUT_SECONDS = 5;
/** Allowed difference of the clocks, in seconds. */
const SKEW = 60;
/** Addresses of a provider rarely change; its keys are read again whenever a token names an unknown one. */
const KEEP_MS = 3_600_000;
const MAX_KEPT = 200;

/** A stored connection to a provider. */
export interface ProviderOfCompany {
  readonly companyId: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: Uint8Array | null;
  readonly domain: string;
}

/** The parameters that the provider added to our address when it sent the browser back. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

/** Asks a company's OpenID provider who signs in (authorization code, PKCE, state and nonce). */
@Injectable()
export class CompanyProvider {
  readonly #kept = new Map<string, { readonly configuration: oidc.Configuration; readonly until: number }>();

  constructor(
    private readonly settings: Settings,
    private readonly secrets: SecretBox,
    private readonly asking: ProviderFetch,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * The page of this site to which the provider of this company sends the browser back. Each company has its own, so that an answer
   * of one provider is never taken for another's (mix-up attack, RFC 9700 §4.4).
   */
  redirectUri(companyId: string): string {
    return `${this.settings.env.PUBLIC_URL}/login/company/${companyId}`;
  }

  /**
   * The provider's page for one sign-in.
   *
   * @param email fills in the form of the provider.
   * @throws SsoUnavailable
   */
  async signInPage(provider: ProviderOfCompany, secrets: SignInSecrets, email: string | null): Promise<string> {
    const configuration = await this.#configuration(provider);
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri(provider.companyId),
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      ...(email === null ? {} : { login_hint: email }),
    }).href;
  }

  /**
   * Exchanges the code and verifies the ID token: signature, issuer, audience, times, nonce.
   *
   * @throws SsoRefused, SsoClientRefused, SsoUnavailable
   * @throws SsoEmailRefused without a verified address at the company's domain.
   */
  async personOf(provider: ProviderOfCompany, secrets: SignInSecrets, answer: ProviderAnswer): Promise<ProvenPerson> {
    const configuration = await this.#configuration(provider);
    const claims = await this.#claims(configuration, secrets, this.#returned(provider, answer)).catch(
      (error: unknown) => {
        throw this.#asRefusal(error, provider);
      },
    );
    const person = provenPerson(claims, provider);
    if (!person) {
      this.#log(provider, 'email');
      throw new SsoEmailRefused(provider.domain);
    }
    return person;
  }

  /** The address at which the browser came back. */
  #returned({ companyId }: ProviderOfCompany, answer: ProviderAnswer): URL {
    const returned = new URL(this.redirectUri(companyId));
    for (const [name, value] of Object.entries<string | undefined>({ ...answer })) {
      if (value !== undefined) returned.searchParams.set(name, value);
    }
    return returned;
  }

  async #claims(configuration: oidc.Configuration, secrets: SignInSecrets, returned: URL): Promise<object> {
    const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new SsoRefused();
    if (typeof claims['email'] === 'string') return claims;
    // Some providers name the address only here.
    const info = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { ...info, ...claims };
  }

  /** @throws SsoUnavailable */
  async #configuration(provider: ProviderOfCompany): Promise<oidc.Configuration> {
    const key = keyOf(provider);
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.clock.now().getTime()) return kept.configuration;
    const configuration = await this.#discover(provider).catch((error: unknown) => {
      this.#log(provider, 'discovery', error);
      throw new SsoUnavailable();
    });
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MAX_KEPT) this.#kept.delete(oldest);
    this.#kept.set(key, { configuration, until: this.clock.now().getTime() + KEEP_MS });
    return configuration;
  }

  async #discover({ companyId, issuer, clientId, clientSecret }: ProviderOfCompany): Promise<oidc.Configuration> {
    const secret = clientSecret && (await this.secrets.open(clientSecret, clientSecrets.purpose, companyId));
    const configuration = await oidc.discovery(
      new URL(issuer),
      clientId,
      { [oidc.clockTolerance]: SKEW },
      secret === null ? oidc.None() : clientAuth(secret),
      {
        [oidc.customFetch]: this.asking.fetch,
        timeout: TIMEOUT_SECONDS,
        // Also checks the signature of tokens that arrive over TLS.
        execute: [oidc.enableNonRepudiationChecks, ...(this.asking.mayBeLocal ? [oidc.allowInsecureRequests] : [])],
      },
    );
    // The library accepts the shared issuers of Entra ID, with which everybody's tenant could sign in.
    const found = configuration.serverMetadata().issuer;
    if (withoutSlash(found) !== withoutSlash(issuer)) throw new Error(`discovery names the issuer ${found}`);
    return configuration;
  }

  #asRefusal(error: unknown, provider: ProviderOfCompany): Error {
    const refusal = refusalIn(error);
    this.#log(provider, refusal, error);
    if (refusal === 'unavailable') return new SsoUnavailable();
    return refusal === 'client' ? new SsoClientRefused() : new SsoRefused();
  }

  #log({ companyId }: ProviderOfCompany, check: string, error?: unknown): void {
    this.logger.warn({ event: 'sign-in-refused', by: 'company', companyId, check, err: error }, 'sign-in refused');
  }
}

/** Key of a kept configuration: changed settings get a new configuration. */
const keyOf = ({ companyId, issuer, clientId, clientSecret }: ProviderOfCompany): string =>
  JSON.stringify([companyId, issuer, clientId, clientSecret && Buffer.from(clientSecret).toString('base64')]);

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Basic authentication where the provider offers it, as the standard prefers; else the secret in the form. */
function clientAuth(secret: string): oidc.ClientAuth {
  return (server, ...rest) => {
    const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = offered.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    auth(secret)(server, ...rest);
  };
}
