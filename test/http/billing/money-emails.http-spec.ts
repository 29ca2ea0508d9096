import { RequestContext } from '@mikro-orm/postgresql';
import { WatchBalances } from '../../../server/modules/billing/use-cases/watch-balances.js';
import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { emailsIn, type ReceivedEmail } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { operator, spendCredits } from '../credits/recruiters.js';
import { signUp } from '../identity/people.js';
import { longSessions, Shop } from './shop.js';

interface Buyer {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

describe('emails about money', () => {
  let app: TestApp;
  let shop: Shop;
  beforeAll(async () => {
    app = await startTestApp({ env: { ...longSessions, GST_NUMBER: '123456789 RT0001' } });
    shop = new Shop(app);
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const buyer = async (language: 'fr' | 'en' = 'fr'): Promise<Buyer> => {
    const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
    await app.request({ method: 'PUT', url: '/api/users/me', token, payload: { language } });
    return { id: user.id, token, email: user.email };
  };
  const inbox = async ({ email }: Buyer): Promise<ReceivedEmail[]> => {
    await app.runJobs();
    return (await emailsIn(app.dataDir)).filter(({ to }) => to === email);
  };
  const about = async (customer: Buyer, subject: string): Promise<ReceivedEmail[]> =>
    (await inbox(customer)).filter((message) => message.subject === subject);
  const news = async ({ token }: Buyer): Promise<readonly string[]> => {
    const { body } = await app.request<NotificationsPage>({
      url: '/api/notifications',
      token,
      headers: { 'accept-language': 'en' },
    });
    return body.notifications.filter(({ kind }) => kind === 'credits').map(({ text }) => text);
  };
  const watch = (): Promise<number> =>
    RequestContext.create(app.orm.em, () => app.app.get(WatchBalances, { strict: false }).execute());

  it('include one receipt per purchase, also to an unconfirmed address', async () => {
    const customer = await buyer();
    const [account] = await query(app.databaseUrl, 'select email_verified_at from account where id = $1', [
      customer.id,
    ]);
    expect(account).toEqual({ email_verified_at: null });
    await shop.buy(customer, 'STANDARD', { key: 'once' });
    await shop.forgetAnswers();
    await shop.buy(customer, 'STANDARD', { key: 'once' });
    const [receipt, ...more] = await about(customer, 'Votre reçu Entrevue');
    expect(more).toEqual([]);
    for (const part of ['Pack Croissance, 40 crédits', '899,00', '44,95', '89,68', '1\u00a0033,63', '123456789 RT0001'])
      expect(receipt?.text).toContain(part);
    expect(receipt?.text).toMatch(/Facture 2026-\d{6}/);
    const [purchase] = await shop.purchases(customer);
    expect(receipt?.text).toContain(`/subscription?purchase=${purchase?.id}`);
    const english = await buyer('en');
    await shop.post(english, 'buy-credits', { amount: 2, payment_method: 'TEST' });
    const [other] = await about(english, 'Your Entrevue receipt');
    expect(other?.text).toMatch(/Invoice 2026-\d{6}\n2 credits: /);
  });

  it('warn of few credits once, and again only after the balance recovered', async () => {
    const [customer, other] = [await buyer('en'), await buyer()];
    await shop.balance(other);
    const subject = 'You have few credits left';
    await spendCredits(app, customer.id, ...Array.from({ length: 18 }, () => 'RESERVATION' as const));
    await watch();
    expect(await about(customer, subject)).toEqual([]);
    await spendCredits(app, customer.id, 'RESERVATION');
    await Promise.all([watch(), watch()]);
    await watch();
    await spendCredits(app, customer.id, 'RESERVATION');
    await watch();
    expect(await about(customer, subject)).toHaveLength(1);
    expect(await news(customer)).toEqual(['You have fewer than 2 credits left.']);
    const { token } = await operator(app);
    await shop.advance(60_000);
    await app.request({
      method: 'POST',
      url: '/api/credits/add',
      token,
      payload: { user_id: customer.id, amount: 3, reason: 'bienvenue' },
    });
    await watch();
    await spendCredits(app, customer.id, 'PRIORITY_INTRO');
    await watch();
    expect(await about(customer, subject)).toHaveLength(2);
    expect(await news(customer)).toHaveLength(2);
    expect(await news(other)).toEqual([]);
    expect((await inbox(other)).some((message) => message.subject.includes('peu de crédits'))).toBe(false);
  });

  it('are deleted with a closed account', async () => {
    const customer = await buyer();
    await shop.buy(customer, 'DISCOVERY');
    await app.request({ method: 'DELETE', url: '/api/users/me', token: customer.token });
    expect(await query(app.databaseUrl, 'select 1 from billing_email where owner_id = $1', [customer.id])).toEqual([]);
    expect(await about(customer, 'Votre reçu Entrevue')).toEqual([]);
  });
});
