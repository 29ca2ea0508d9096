import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type DnsServer, startDnsServer } from '../support/dns-server.js';
import { type OidcProvider, startOidcProvider } from '../support/oidc-provider.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { askFor, enrol } from './support/api.js';
import { logIn, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const DOMAIN = 'acier.example';
const CLIENT = { clientId: 'entrevue', clientSecret: 'a-secret-of-the-company' };
const owner = { email: `chantal@${DOMAIN}`, password: 'une phrase facile à retenir' };
const newcomer = { sub: 'subject-2', email: `ana@${DOMAIN}`, email_verified: true, name: 'Ana Roy' };

describe('signing in with one’s company, against a provider of our own', () => {
  let instance: Product;
  let provider: OidcProvider;
  let dns: DnsServer;
  let browser: Browser;
  const visits: Visit[] = [];

  const arrive = async (): Promise<Page> => {
    const arrived = await visit(browser);
    visits.push(arrived);
    return arrived.page;
  };
  const enterWith = async (page: Page, email: string): Promise<void> => {
    await page.getByLabel('Adresse courriel professionnelle').fill(email);
    await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  };

  beforeAll(async () => {
    dns = await startDnsServer();
    instance = await openProduct({ SSO_ISSUERS: 'any', DNS_SERVERS: dns.address });
    const { url, databaseUrl } = instance;
    const { token } = await enrol(url, { ...owner, full_name: 'Chantal Dubé', user_type: 'RECRUITER' });
    const company = { name: 'Acier Trois-Rivières', website: 'https://acier-trois-rivieres.example' };
    const { id } = await askFor<{ id: string }>(url, token, 'POST', '/api/companies', company);
    // The operator's confirmation has tests of its own.
    await query(
      databaseUrl,
      `update company_verification set state = 'VERIFIED', waiting_since = null, reviewed_at = now(), reviewed_name = $2,
         reviewed_domain = 'acier-trois-rivieres.example' where company_id = $1`,
      [id, company.name],
    );
    provider = await startOidcProvider({ ...CLIENT, redirectUri: `${url}/login/company/${id}` });
    browser = await launchBrowser();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
    await provider?.close();
    await dns?.close();
  }, MINUTE);

  it(
    'lets an owner prove the domain of their addresses by a DNS record',
    async () => {
      const page = await arrive();
      await page.goto(`${instance.url}/login?next=${encodeURIComponent('/recruiter/team')}`);
      await logIn(page, owner);
      await page.getByRole('link', { name: 'Connexion par l’entreprise' }).click();
      await page.getByLabel(/^Domaine de vos adresses courriel/).fill(` ${DOMAIN.toUpperCase()}`);
      await page.getByRole('button', { name: 'Ajouter le domaine' }).click();
      const value = await page.getByRole('textbox', { name: `Valeur pour ${DOMAIN}` }).inputValue();
      const name = await page.getByRole('textbox', { name: `Nom de l’enregistrement TXT pour ${DOMAIN}` }).inputValue();
      dns.zone.set(name, { texts: ['v=spf1 -all'] });
      const check = page.getByRole('button', { name: `Vérifier maintenant ${DOMAIN}` });
      await check.click();
      await page.getByText(/pas avec cette valeur/).waitFor();
      dns.zone.set(name, { texts: ['v=spf1 -all', value] });
      // A second look within five seconds would show the first one.
      await page.waitForTimeout(5_100);
      await check.click();
      await page.getByText('Prouvé', { exact: true }).waitFor();
    },
    MINUTE,
  );

  it(
    'lets an owner connect the provider, test it and turn it on',
    async () => {
      const page = await arrive();
      await page.goto(`${instance.url}/login?next=${encodeURIComponent('/recruiter/team')}`);
      await logIn(page, owner);
      await page.getByRole('link', { name: 'Connexion par l’entreprise' }).click();
      await page.getByLabel(/^Émetteur/).fill(provider.issuer);
      await page.getByLabel(/^Identifiant du client/).fill(CLIENT.clientId);
      await page.getByRole('textbox', { name: /^Secret du client/ }).fill(CLIENT.clientSecret);
      await page.getByRole('button', { name: 'Enregistrer le fournisseur' }).click();
      provider.become({ sub: 'subject-1', email: owner.email, email_verified: true, name: 'Chantal Dubé' });
      await page.getByRole('button', { name: 'Faire un essai' }).click();
      await page.getByText('L’essai a réussi.').waitFor();
      expect(page.url()).toBe(`${instance.url}/login/company`);
      await page.getByRole('link', { name: 'Revenir aux paramètres' }).click();
      await page.getByRole('switch', { name: 'Activer la connexion par l’entreprise' }).check();
      await page
        .getByRole('combobox', { name: /^Première connexion/ })
        .selectOption({ label: 'Entrer comme recruteur ou recruteuse' });
      await page.getByRole('button', { name: 'Enregistrer les règles' }).click();
      await page.getByText('Activée', { exact: true }).waitFor();
    },
    MINUTE,
  );

  it(
    'opens an account for a person of the domain, who joins the team and comes back to the page they wanted',
    async () => {
      provider.become(newcomer);
      const page = await arrive();
      await page.goto(`${instance.url}/recruiter/team`);
      await page.getByRole('link', { name: 'Continuer avec votre entreprise' }).click();
      await enterWith(page, newcomer.email);
      // An account needs the consents, also with a company.
      await page.getByLabel('J’ai 18 ans ou plus.').check();
      await page.getByLabel(/J’accepte les conditions/).check();
      await page.getByRole('button', { name: 'Continuer', exact: true }).click();
      await page.waitForURL(isAt('/recruiter/team'));
      await page.getByText(newcomer.email).first().waitFor();
    },
    MINUTE,
  );

  it(
    'explains why nothing was opened, and leads back to the beginning',
    async () => {
      await enrol(instance.url, {
        email: `lea@${DOMAIN}`,
        password: owner.password,
        full_name: 'Léa Caron',
        user_type: 'JOB_SEEKER',
      });
      const page = await arrive();
      await page.goto(`${instance.url}/login/company`);
      await enterWith(page, 'lea@nowhere.example');
      await page.getByText(/Aucune entreprise n’a activé cette connexion pour nowhere\.example/).waitFor();
      provider.become({ sub: 'subject-3', email: `lea@${DOMAIN}`, email_verified: true, name: 'Léa Caron' });
      await enterWith(page, `lea@${DOMAIN}`);
      await page.getByText(/Votre entreprise ne peut pas vous connecter avec cette adresse/).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
      await page.getByRole('button', { name: 'Recommencer' }).click();
      await page.getByLabel('Adresse courriel professionnelle').waitFor();
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
