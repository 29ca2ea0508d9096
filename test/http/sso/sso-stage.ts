import type { CompanyReviewsPage } from '../../../server/modules/companies/http/company-reviews.contract.js';
import type { SsoSettings } from '../../../server/modules/sso/http/sso-settings.contract.js';
import type { SsoEnd, SsoRedirect } from '../../../server/modules/sso/http/sso-sign-in.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { type OidcProvider, type ProviderPerson, startOidcProvider } from '../../support/oidc-provider.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { cookiesOf } from '../identity/people.js';

export const PUBLIC_URL = 'https://entrevue.example';
export const CLIENT_ID = 'entrevue';
export const CLIENT_SECRET = 'a-secret-of-the-company';

export type Answer<T> = Promise<TestAnswer<T & ErrorAnswer>>;

/** A company with a proved domain, and its provider. */
export interface Stage {
  readonly owner: Recruiter;
  readonly domain: string;
  readonly provider: OidcProvider;
}

const providers: OidcProvider[] = [];

export async function startProvider(companyId: string): Promise<OidcProvider> {
  const redirectUri = `${PUBLIC_URL}/login/company/${companyId}`;
  const provider = await startOidcProvider({ clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri });
  providers.push(provider);
  return provider;
}

export const closeProviders = async (): Promise<void> => {
  await Promise.all(providers.splice(0).map((provider) => provider.close()));
};

let people = 0;
/** Another person of a domain, as its provider knows them. */
export function personAt(domain: string, changes: Partial<ProviderPerson> = {}): ProviderPerson {
  people += 1;
  return { sub: `sub-${people}`, email: `p${people}@${domain}`, email_verified: true, name: 'Zoé Roy', ...changes };
}

export const settingsOf = (app: TestApp, token: string, companyId: string): Answer<SsoSettings> =>
  app.request({ url: `/api/companies/${companyId}/sso`, token });

/** Saves a connection to the stage's provider, off unless the changes say otherwise. */
export const save = (app: TestApp, { owner, domain, provider }: Stage, changes: object = {}): Answer<SsoSettings> =>
  app.request({
    method: 'PUT',
    url: `/api/companies/${owner.companyId}/sso`,
    token: owner.token,
    payload: {
      issuer: provider.issuer,
      client_id: CLIENT_ID,
      domain,
      enabled: false,
      required: false,
      default_role: null,
      ...changes,
    },
  });

/** Proves that the company receives email at the domain. */
export async function proveDomain(app: TestApp, { companyId, token }: Recruiter, domain: string): Promise<void> {
  const address = `it@${domain}`;
  const url = `/api/companies/${companyId}/verification/email-domain`;
  await app.request({ method: 'POST', url, token, payload: { email: address } });
  const code = /\b\d{4} \d{4}\b/.exec((await emailsTo(app, address)).at(-1)?.text ?? '')?.[0] ?? 'no code';
  const proved = await app.request({ method: 'PUT', url, token, payload: { code } });
  if (proved.status !== 200) throw new Error(`proving the domain answered ${proved.status}: ${proved.text}`);
}

async function decide(
  app: TestApp,
  token: string,
  companyId: string,
  from: 'IN_REVIEW' | 'VERIFIED',
  decision: object,
): Promise<void> {
  const url = '/api/admin/company-reviews';
  const page = await app.request<CompanyReviewsPage>({ url: `${url}?state=${from}&limit=100`, token });
  const revision = page.body.reviews.find(({ id }) => id === companyId)?.revision;
  const payload = { ...decision, revision };
  const decided = await app.request({ method: 'PUT', url: `${url}/${companyId}`, token, payload });
  if (decided.status !== 200) throw new Error(`the decision answered ${decided.status}: ${decided.text}`);
}

/** An operator verifies the company. */
export const verifyCompany = (app: TestApp, operatorToken: string, companyId: string): Promise<void> =>
  decide(app, operatorToken, companyId, 'IN_REVIEW', { status: 'VERIFIED' });

/** An operator refuses a company that was verified. */
export const refuseCompany = (app: TestApp, operatorToken: string, companyId: string): Promise<void> =>
  decide(app, operatorToken, companyId, 'VERIFIED', { status: 'UNVERIFIED', reason: 'Not the company it says.' });

/** The team of a refused company asks for another review. */
export const askReview = (app: TestApp, { companyId, token }: Recruiter): Promise<TestAnswer<unknown>> =>
  app.request({ method: 'PUT', url: `/api/companies/${companyId}/verification`, token, payload: { ask_review: true } });

interface Begun {
  readonly redirect: string;
  readonly cookie: string;
}

const begun = (answer: TestAnswer<SsoRedirect>): Begun => {
  if (!answer.body.redirect) throw new Error(`no provider: ${answer.text}`);
  return { redirect: answer.body.redirect, cookie: cookiesOf(answer)['company_sign_in']?.value ?? '' };
};

export const ask = (app: TestApp, email: string): Answer<SsoRedirect> =>
  app.request({ method: 'POST', url: '/api/auth/sso', payload: { email } });

export const begin = async (app: TestApp, email: string): Promise<Begun> => begun(await ask(app, email));

export const beginTest = async (app: TestApp, { owner }: Stage): Promise<Begun> =>
  begun(
    await app.request<SsoRedirect>({
      method: 'POST',
      url: `/api/companies/${owner.companyId}/sso/test`,
      token: owner.token,
    }),
  );

/** The page of the redirect sends the provider's answer to the server. */
export const end = (app: TestApp, returned: URL, cookie: string | null): Answer<SsoEnd> =>
  app.request({
    method: 'POST',
    url: '/api/auth/sso/callback',
    payload: { company_id: returned.pathname.split('/').at(-1), ...Object.fromEntries(returned.searchParams) },
    headers: cookie === null ? {} : { cookie: `company_sign_in=${cookie}` },
  });

/** Signs in with the company's provider, which opens the session of this person. */
export async function enter(
  app: TestApp,
  provider: OidcProvider,
  person: ProviderPerson,
  typed = person.email,
): Answer<SsoEnd> {
  const { redirect, cookie } = await begin(app, typed);
  return end(app, await provider.visit(person, redirect), cookie);
}

/** The owner signs in once with the provider. */
export async function passTest(app: TestApp, stage: Stage): Answer<SsoEnd> {
  const { redirect, cookie } = await beginTest(app, stage);
  return end(app, await stage.provider.visit(personAt(stage.domain), redirect), cookie);
}

/** A verified company whose sign-in is on. The owner's address is elsewhere unless given. */
export async function connected(
  app: TestApp,
  operatorToken: string,
  domain: string,
  { rules = {}, account = {} }: { readonly rules?: object; readonly account?: object } = {},
): Promise<Stage> {
  const owner = await recruiterOf(app, account, { name: `Société ${domain}`, website: `https://${domain}` });
  const stage: Stage = { owner, domain, provider: await startProvider(owner.companyId) };
  await proveDomain(app, owner, domain);
  await verifyCompany(app, operatorToken, owner.companyId);
  await save(app, stage, { client_secret: CLIENT_SECRET });
  const tested = await passTest(app, stage);
  if (tested.status !== 200) throw new Error(`the test answered ${tested.status}: ${tested.text}`);
  const on = await save(app, stage, { enabled: true, ...rules });
  if (on.status !== 200 || !on.body.works) throw new Error(`switching on answered ${on.status}: ${on.text}`);
  return stage;
}
