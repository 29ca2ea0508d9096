import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

/** A real OpenID provider on the loopback address. The test chooses who signs in. */
export interface OidcProvider {
  readonly issuer: string;
  /** Sets the person who signs in from now on, also in a browser. */
  become(person: ProviderPerson): void;
  /** Follows the provider's pages like a browser. @returns the ID token in the fragment of the final redirect */
  signIn(
    person: ProviderPerson,
    request: { nonce: string; state?: string },
  ): Promise<{ idToken: string; state: string | null }>;
  /** Follows the pages behind an address of the provider like a browser. @returns the address of the final redirect */
  visit(person: ProviderPerson, address: string): Promise<URL>;
  /** Signs arbitrary claims with the provider's key, also ones that it would never issue. */
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  /** The provider's public key in PEM, for attacks that use it. */
  readonly publicPem: string;
  readonly requests: () => readonly string[];
  close(): Promise<void>;
}

export interface ProviderOptions {
  readonly clientId: string;
  readonly redirectUri: string;
  /** A client with a secret uses codes (authorization code and PKCE); one without gets ID tokens in the fragment. */
  readonly clientSecret?: string;
}

const KEY_ID = 'key-1';

const kindOfClient = (secret: string | undefined): object =>
  secret === undefined
    ? { response_types: ['id_token'], grant_types: ['implicit'], token_endpoint_auth_method: 'none' }
    : { response_types: ['code'], grant_types: ['authorization_code'], client_secret: secret };

export async function startOidcProvider({
  clientId,
  redirectUri,
  clientSecret,
}: ProviderOptions): Promise<OidcProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const { exportSPKI } = await import('jose');
  const people = new Map<string, ProviderPerson>();
  const requests: string[] = [];
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let current: ProviderPerson | null = null;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        ...kindOfClient(clientSecret),
        // Only a native application may redirect to plain http, and only on the loopback address.
        application_type: redirectUri.startsWith('https:') ? 'web' : 'native',
      },
    ],
    responseTypes: ['id_token', 'code'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    loadExistingGrant: async (context: {
      oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } };
    }) => {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.on('server_error', (_context: unknown, error: Error) => {
    throw error;
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: current?.sub ?? '' }, consent: {} });
  };

  const become = (person: ProviderPerson): void => {
    people.set(person.sub, person);
    current = person;
  };

  const visit = async (person: ProviderPerson, address: string): Promise<URL> => {
    become(person);
    const jar = new Map<string, string>();
    let at = address;
    for (let step = 0; step < 6 && !at.startsWith(redirectUri); step += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const page = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const line of page.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      const next = page.headers.get('location');
      if (next === null) throw new Error(`the provider answered ${page.status}: ${await page.text()}`);
      at = new URL(next, at).href;
    }
    return new URL(at);
  };

  return {
    issuer,
    become,
    visit,
    publicPem: await exportSPKI(publicKey),
    requests: () => requests,
    async signIn(person, { nonce, state }) {
      const query = new URLSearchParams({
        client_id: clientId,
        response_type: 'id_token',
        response_mode: 'fragment',
        scope: 'openid email profile',
        redirect_uri: redirectUri,
        nonce,
        ...(state === undefined ? {} : { state }),
      });
      const at = await visit(person, `${issuer}/auth?${query}`);
      const fragment = new URLSearchParams(at.hash.slice(1));
      const idToken = fragment.get('id_token');
      if (idToken === null) throw new Error(`no ID token: ${at.href}`);
      return { idToken, state: fragment.get('state') };
    },
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...header }).sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
