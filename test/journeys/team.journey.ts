import type { Browser, Page, Response } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { ask, askFor, enrol } from './support/api.js';
import { inviteToTeam, joinTeam } from './support/team.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';
const TITLE = 'Soudage-montage, quart de nuit';
const EMAIL = 'luc.gervais@example.org';

describe('a team that hires', () => {
  let instance: Product;
  let browser: Browser;
  let owner: Visit;
  let reviewer: Visit;
  let token: string;
  let jobId: string;
  let seekerToken: string;
  let applicationId: string;

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    owner = await visit(browser);
    reviewer = await visit(browser);
    const session = await askFor<{ token: string }>(instance.url, '', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    });
    ({ token } = session);
    await ask(instance.url, token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    const job = await askFor<{ id: string }>(instance.url, token, 'POST', '/api/jobs', {
      title: TITLE,
      department: 'Atelier',
      location: 'Trois-Rivières, QC',
      job_type: 'FULL_TIME',
      language: 'fr',
      description: 'Vous assemblez des charpentes d’acier en équipe de six, la nuit.',
      status: 'ACTIVE',
    });
    jobId = job.id;
    const seeker = await enrol(instance.url, {
      email: 'ana.roy@example.org',
      password: PASSWORD,
      full_name: 'Ana Roy',
      user_type: 'JOB_SEEKER',
    });
    seekerToken = seeker.token;
    ({ id: applicationId } = await askFor<{ id: string }>(instance.url, seekerToken, 'POST', '/api/applications', {
      job_id: jobId,
      cover_letter: 'Je suis Ana Roy, charpentière depuis dix ans, dont six de nuit.',
    }));
    await signIn(owner, instance.url, { user_type: 'RECRUITER' });
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  const invite = (email: string): Promise<void> => inviteToTeam(owner, instance, email);
  const join = (member: Visit, email: string, fullName: string): Promise<void> =>
    joinTeam(member, instance, { email, password: PASSWORD, fullName });

  it(
    'invites a reviewer by email, who joins with the address of the invitation and sees the postings',
    async () => {
      const { page } = reviewer;
      await invite(EMAIL);
      await join(reviewer, EMAIL, 'Luc Gervais');

      await page.goto(`${instance.url}/recruiter/candidates`);
      await page.waitForURL(isAt('/recruiter/jobs'));
      await page.getByText(TITLE).first().waitFor();
    },
    2 * MINUTE,
  );

  async function score(page: Page, words: RegExp, note: string): Promise<void> {
    await page.getByRole('radio', { name: words }).first().check();
    await page
      .getByRole('textbox', { name: /^Raison/ })
      .first()
      .fill(note);
  }

  /** With the keyboard, and with every answer of the server on record until the score is in. */
  async function reviewBlind({ page }: Visit, address: string): Promise<void> {
    const answers: Promise<string>[] = [];
    const record = (answer: Response): void => {
      if (answer.url().includes('/api/')) answers.push(answer.text().catch(() => ''));
    };
    page.on('response', record);
    await page.goto(address);
    await page.getByText(/^Je suis •••, charpentière depuis dix ans/).waitFor();
    await page.getByRole('heading', { name: 'Lisez, puis évaluez' }).waitFor();
    await score(page, /^4 –/, 'Dix ans de charpente');
    const heard = (await Promise.all(answers)).join('\n');
    page.off('response', record);
    expect(heard).toContain('dont six de nuit');
    expect(heard).not.toMatch(/\bAna\b|\bRoy\b|ana\.roy/);
    expect(await page.getByText('Ana Roy').count()).toBe(0);
    await page.getByRole('button', { name: 'Envoyer et voir la personne' }).press('Enter');
    await page.getByRole('heading', { name: 'Ana Roy' }).first().waitFor();
  }

  it(
    'reviews an application, one of them blind and each before reading the other, and leaves a note that the candidate never sees',
    async () => {
      const address = `${instance.url}/recruiter/jobs/${jobId}/applications?application=${applicationId}`;
      await reviewBlind(reviewer, address);
      const { page } = owner;
      await page.goto(address);
      await page.getByRole('tab', { name: 'Évaluation' }).click();
      expect(await page.getByRole('heading', { name: 'L’équipe' }).count()).toBe(0);
      await score(page, /^2 –/, 'Peu d’acier récent');
      await page.getByRole('button', { name: 'Envoyer mon évaluation' }).click();
      await page.getByRole('heading', { name: 'L’équipe' }).waitFor();
      await owner.page.getByText('3 sur 4', { exact: true }).first().waitFor();
      await owner.page.getByText(/Dix ans de charpente/).waitFor();

      await owner.page.getByRole('tab', { name: 'Notes' }).click();
      await owner.page.getByRole('textbox', { name: /^Nouvelle note/ }).fill('@Luc Gervais, on la rencontre?');
      await owner.page.getByRole('button', { name: 'Ajouter la note' }).click();
      await owner.page.getByText('Personnes avisées', { exact: false }).waitFor();
      await reviewer.page.goto(`${instance.url}/notifications`);
      await reviewer.page
        .getByText(/vous mentionne/)
        .first()
        .waitFor();

      const seen = await ask(instance.url, seekerToken, 'GET', `/api/applications/${applicationId}`);
      expect(JSON.stringify(seen.body)).not.toMatch(/charpente en|Dix ans|Peu d’acier|on la rencontre/);
    },
    2 * MINUTE,
  );

  it(
    'removes the reviewer, who then sees no data of the company',
    async () => {
      await owner.page.goto(`${instance.url}/recruiter/team`);
      await owner.page.getByRole('button', { name: 'Retirer Luc Gervais' }).click();
      await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
      await owner.page.getByText(/ne fait plus partie de l’équipe/).waitFor();
      await reviewer.page.goto(`${instance.url}/recruiter/team`);
      await reviewer.page.getByRole('heading', { name: 'Pas encore d’entreprise' }).waitFor();
      expect([...owner.faults, ...reviewer.faults]).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'is left by a colleague, and all their tabs forget the company',
    async () => {
      const colleague = await visit(browser);
      await invite('ada.roy@example.org');
      await join(colleague, 'ada.roy@example.org', 'Ada Roy');
      const { page } = colleague;
      const other = await colleague.openTab();
      await other.goto(`${instance.url}/recruiter/team`);
      await other.getByRole('heading', { name: /^Ada Roy/ }).waitFor();
      await page.getByRole('button', { name: 'Quitter l’équipe' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Quitter l’équipe' }).click();
      for (const tab of [page, other]) await tab.getByText('Pas encore d’entreprise').waitFor();
      expect(colleague.faults).toEqual([]);
    },
    2 * MINUTE,
  );
});
