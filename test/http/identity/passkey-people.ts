import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type {
  Passkey,
  PasskeyCreationOptions,
  PasskeyList,
  PasskeyLoginRequest,
  PasskeyRequestOptions,
} from '../../../server/modules/identity/http/passkeys.contract.js';
import type { PasskeySignUpRequest } from '../../../server/modules/identity/http/passkey-sign-up.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { Settings } from '../../../server/platform/config/settings.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { Authenticator } from '../../support/authenticator.js';

export const MINE = '/api/users/me/passkeys';

type Answer<T> = TestAnswer<T & ErrorAnswer>;
type Headers = Readonly<Record<string, string>>;

export const newAuthenticator = (app: TestApp): Authenticator =>
  new Authenticator(new URL(app.app.get(Settings).env.PUBLIC_URL).origin);

export const creationOptions = (
  app: TestApp,
  token: string,
  payload: object = {},
): Promise<Answer<PasskeyCreationOptions>> => app.request({ method: 'POST', url: `${MINE}/options`, token, payload });

export const requestOptions = (app: TestApp, headers: Headers = {}): Promise<Answer<PasskeyRequestOptions>> =>
  app.request({ method: 'POST', url: '/api/auth/passkeys/options', headers });

export const send = (app: TestApp, token: string, payload: object): Promise<Answer<Passkey>> =>
  app.request({ method: 'POST', url: MINE, token, payload });

export const logIn = (
  app: TestApp,
  payload: PasskeyLoginRequest,
  headers: Headers = {},
): Promise<Answer<SessionAnswer>> => app.request({ method: 'POST', url: '/api/auth/passkeys/login', payload, headers });

export const listed = async (app: TestApp, token: string): Promise<PasskeyList> =>
  (await app.request<PasskeyList>({ url: MINE, token })).body;

/** Adds a passkey to the account of a fresh session. */
export async function withPasskey(
  app: TestApp,
  token: string,
  name = 'Phone',
): Promise<{ authenticator: Authenticator; passkey: Passkey }> {
  const authenticator = newAuthenticator(app);
  const { body: options } = await creationOptions(app, token);
  const { status, body, text } = await send(app, token, authenticator.create(options, name));
  if (status !== 201) throw new Error(`adding a passkey answered ${status}: ${text}`);
  return { authenticator, passkey: body };
}

/** The body of a registration with a new passkey, and the device that made it. */
export async function registering(
  app: TestApp,
  email: string,
  authenticator = newAuthenticator(app),
): Promise<PasskeySignUpRequest> {
  const person = { email, full_name: 'Odile Marchand' };
  const { body: options } = await app.request<PasskeyCreationOptions>({
    method: 'POST',
    url: '/api/auth/passkeys/register/options',
    payload: person,
  });
  return {
    ...person,
    user_type: 'JOB_SEEKER',
    consents: { adult: true, terms: true, privacy: true },
    passkey: { ...authenticator.create(options), user_handle: options.user.id },
  };
}

/** The body of a sign-in with the authenticator's answer to a new challenge. */
export const signed = async (app: TestApp, authenticator: Authenticator): Promise<PasskeyLoginRequest> =>
  authenticator.sign((await requestOptions(app)).body);
