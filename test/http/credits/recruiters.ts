import { RequestContext } from '@mikro-orm/postgresql';
import { CreditsFacade, type PricedAct } from '../../../server/modules/credits/index.js';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import type { TestApp } from '../../support/app.js';
import { signUp } from '../identity/people.js';

export interface Recruiter {
  readonly id: string;
  readonly token: string;
}

/** An approved recruiter: demo mode approves them immediately. */
export async function recruiter(app: TestApp): Promise<Recruiter> {
  const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
  return { id: user.id, token };
}

export async function operator(app: TestApp): Promise<Recruiter> {
  const email = `operator-${newId()}@entrevue.example`;
  await app.app
    .get(IdentityFacade)
    .registerDemoAccount({ email, full_name: 'Odile Opératrice', user_type: 'OPERATOR' });
  const { body, status, text } = await app.request<SessionAnswer>({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: DEMO_PASSWORD },
  });
  if (status !== 200) throw new Error(`login answered ${status}: ${text}`);
  return { id: body.user.id, token: body.token };
}

/** Takes the price of an action without performing it, which no request can do. For tests that need an account with few credits. */
export async function spendCredits(app: TestApp, ownerId: string, ...acts: readonly PricedAct[]): Promise<void> {
  const credits = app.app.get(CreditsFacade, { strict: false });
  for (const price of acts)
    await RequestContext.create(app.orm.em, () => credits.spend({ ownerId, price, key: newId(), madeBy: ownerId }));
}
