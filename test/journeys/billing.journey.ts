import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { type StripeSession, StripeServer, stripeSignature } from '../support/stripe-server.js';
import { isAt, isPage } from './support/addresses.js';
import { startApplication } from './support/application.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
/** Replaces no-break spaces, which are correct but hard to see in an expected text. */
const plain = (words: string): string => words.replace(/[\u00A0\u202F]/g, ' ');

/** A browser and an instance. Only one instance runs at a time, because each opens its own database connections. */
function journey(settings: () => Promise<Readonly<Record<string, string>>>) {
  const visits: Visit[] = [];
  let browser: Browser;
  let running: Product;
  beforeAll(async () => {
    running = await openProduct(await settings());
    browser = await launchBrowser();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  }, MINUTE);
  return {
    url: () => running.url,
    faults: () => visits.flatMap(({ faults }) => faults),
    arrive: async (): Promise<Page> => {
      const arrived = await visit(browser, { acceptDownloads: true });
      visits.push(arrived);
      return arrived.page;
    },
  };
}

async function enterAsRecruiter(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.getByRole('button', { name: 'Entrer comme recruteur·se' }).click();
  await page.waitForURL(isAt('/recruiter/dashboard'));
}

const badge = (page: Page, credits: number): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${credits}\\s+crédits?\\s+disponibles?`) })
    .waitFor();

const available = async (page: Page, url: string): Promise<number> =>
  (await ask<{ available_balance: number }>(page, url, '/api/credits/balance')).available_balance;

async function ask<T>(page: Page, url: string, path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as T;
}

async function chooseGrowth(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Acheter.*Pack Croissance$/ }).click();
  await page.getByRole('alertdialog').getByText('TVQ (9,975 %)').waitFor();
}

describe('a person reads the prices and buys credits with a test payment', () => {
  const { url, faults, arrive } = journey(() => Promise.resolve({}));

  it(
    'reads every price without an account; buying asks to sign in and comes back to the purchase (N6)',
    async () => {
      const page = await arrive();
      await page.goto(`${url()}/pricing`);
      await startApplication(page);
      await page.getByRole('button', { name: 'Tout refuser' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tarifs' }).waitFor();
      await page.getByRole('heading', { level: 3, name: 'Pack Envergure' }).waitFor();
      const words = plain(await page.getByRole('main').innerText());
      for (const said of ['299 $', '29,90 $ le crédit', '899 $', '22,48 $ le crédit', '1 999 $', '19,99 $ le crédit'])
        expect(words).toContain(said);
      expect(words).toContain('TPS 5 %, TVQ 9,975 %');
      expect(words).toContain('Contactez notre équipe commerciale pour le pack Entreprise.');

      await page.getByRole('button', { name: /^Acheter.*Pack Croissance$/ }).click();
      const question = page.getByRole('dialog', { name: 'Veuillez vous connecter pour acheter un pack.' });
      await question.getByRole('link', { name: 'Se connecter' }).click();
      await page.waitForURL(isPage('/login'));
      await page.getByRole('button', { name: 'Entrer comme recruteur·se' }).click();
      await page.waitForURL(isAt('/pricing?pack=STANDARD'));
      const order = page.getByRole('alertdialog', { name: /Pack Croissance/ });
      expect(plain(await order.innerText())).toMatch(/44,95 \$[^]*89,68 \$[^]*1 033,63 \$[^]*Paiement d’essai/);
      await order.getByRole('button', { name: 'Annuler' }).click();
      await page.waitForURL((url) => url.pathname === '/pricing' && url.search === '');
    },
    MINUTE,
  );

  it(
    'buys a pack once although the answer was lost: forty credits, one line, an invoice with both taxes (R8)',
    async () => {
      const page = await arrive();
      await enterAsRecruiter(page, url());
      const before = await available(page, url());
      await badge(page, before);
      await page.goto(`${url()}/subscription?next=%2Frecruiter%2Fjobs`);
      let lost = 0;
      await page.route('**/api/subscriptions/purchase', async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        // The server completes the purchase, but its answer never arrives.
        await route.fetch();
        return route.abort('connectionreset');
      });
      await chooseGrowth(page);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Payer/ })
        .click();
      await page.getByText(/Pack Croissance acheté avec succès.*40 crédits ajoutés/).waitFor();
      expect(lost).toBe(1);
      await badge(page, before + 40);

      const bought = await ask<{ total: number }>(page, url(), '/api/subscriptions/history');
      expect(bought.total).toBe(1);
      const { transactions } = await ask<{ transactions: { amount: number }[] }>(page, url(), '/api/credits/history');
      expect(transactions.filter(({ amount }) => amount === 40)).toHaveLength(1);

      const [invoice] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Télécharger la facture' }).click(),
      ]);
      expect(invoice.suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
      expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');
      const [statement] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Télécharger (CSV)' }).click(),
      ]);
      expect(await readFile(await statement.path(), 'utf8')).toContain('40');

      await page.getByRole('link', { name: 'Revenir où vous étiez' }).click();
      await page.waitForURL(isAt('/recruiter/jobs'));
      expect(faults().filter((fault) => !/ERR_CONNECTION_RESET/.test(fault))).toEqual([]);
    },
    MINUTE,
  );
});

describe('a person buys credits on Stripe’s payment page', () => {
  let stripe: StripeServer;
  const { url, arrive } = journey(async () => {
    stripe = await StripeServer.start();
    return stripe.settings;
  });
  afterAll(() => stripe?.stop());

  it(
    'pays elsewhere and comes back: a declined card and a page left bring nothing, a payment brings the credits',
    async () => {
      const page = await arrive();
      await enterAsRecruiter(page, url());
      const before = await available(page, url());
      /** Goes up to Stripe's payment page; the test acts as Stripe below. */
      const goAndPay = async (): Promise<StripeSession> => {
        await page.goto(`${url()}/subscription`);
        await chooseGrowth(page);
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /^Continuer vers le paiement/ })
          .click();
        await page.waitForURL(`${stripe.url}/pay/**`);
        const session = [...stripe.sessions.values()].at(-1);
        if (session === undefined) throw new Error('no payment page was opened');
        return session;
      };
      const tell = async (type: string, { client_reference_id: purchaseId }: StripeSession): Promise<void> => {
        const { body } = stripe.aboutSession(type, purchaseId);
        const answer = await fetch(`${url()}/api/subscriptions/stripe/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': stripeSignature(body, new Date()) },
          body,
        });
        if (!answer.ok) throw new Error(`the message was not taken: ${answer.status} ${await answer.text()}`);
      };

      const declined = await goAndPay();
      await tell('async_payment_failed', declined);
      await page.goto(declined.asked['success_url'] ?? '');
      await page.getByText('Le paiement a été refusé.').waitFor();
      await badge(page, before);

      const left = await goAndPay();
      await page.goto(left.asked['cancel_url'] ?? '');
      await page.getByText('Le paiement n’a pas été fait.').waitFor();
      await badge(page, before);

      const paid = await goAndPay();
      await page.goto(paid.asked['success_url'] ?? '');
      await page.getByText('Nous attendons la confirmation de votre paiement.').waitFor();
      await badge(page, before);
      stripe.pay(paid.client_reference_id);
      await tell('completed', paid);
      await page.getByText(/^Paiement confirmé/).waitFor();
      await badge(page, before + 40);
    },
    MINUTE,
  );
});
