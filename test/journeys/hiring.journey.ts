import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { askFor } from './support/api.js';
import { type Applicant, makeApplicants } from './support/applicants.js';
import { dress, picture } from './support/pictures.js';
import { inviteToTeam, joinTeam } from './support/team.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';
const TITLE = 'Soudage-montage, quart de nuit';
const QUESTION = 'Quelle soudure vous rend fière?';
const manager = { email: 'maude.savard@example.org', fullName: 'Maude Savard', password: PASSWORD };
const reviewer = { email: 'luc.gervais@example.org', fullName: 'Luc Gervais', password: PASSWORD };
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The walk of docs/hiring-as-a-team.md: three members of one team, sixty applicants, one person hired. */
describe('a team hires one of sixty applicants', () => {
  let instance: Product;
  let browser: Browser;
  let maxime: Visit;
  let maude: Visit;
  let luc: Visit;
  let jobId: string;
  let people: readonly Applicant[];
  let best: Applicant;
  let clicks = 0;

  const list = (more = ''): string => `${instance.url}/recruiter/jobs/${jobId}/applications${more}`;
  const panel = (page: Page) => page.getByRole('dialog');

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    const open = (): Promise<Visit> => visit(browser, { timezoneId: 'America/Toronto' });
    [maxime, maude, luc] = await Promise.all([open(), open(), open()]);
    // Choices in a list count as a click, too.
    await maxime.context.exposeFunction('countClick', () => (clicks += 1));
    await maxime.context.addInitScript(() => {
      const count = ({ isTrusted }: Event): void => {
        if (isTrusted) (globalThis as unknown as { countClick: () => void }).countClick();
      };
      document.addEventListener('pointerdown', count, true);
    });
    const { token } = await askFor<{ token: string }>(instance.url, '', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    });
    await askFor(instance.url, token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    const job = await askFor<{ id: string }>(instance.url, token, 'POST', '/api/jobs', {
      title: TITLE,
      department: 'Atelier',
      location: 'Trois-Rivières, QC',
      job_type: 'FULL_TIME',
      language: 'fr',
      description:
        'Vous soudez et assemblez des charpentes d’acier en équipe de six, la nuit. Soudage TIG et MIG, lecture de plans.',
      requirements: ['Soudage TIG', 'Soudage MIG', 'Lecture de plans'],
      video_questions: [QUESTION],
      status: 'ACTIVE',
    });
    jobId = job.id;
    await signIn(maxime, instance.url, { user_type: 'RECRUITER' });
    await dress(maxime, {});
    await maxime.page.goto(`${instance.url}/recruiter/dashboard`);
    await maxime.page.getByRole('button', { name: 'Tout refuser' }).click();
    // The comparison is only worth a picture with three videos.
    const withVideo = process.env['PICTURES'] === undefined ? 1 : 3;
    people = await makeApplicants({ url: instance.url, jobId, withVideo, question: QUESTION });
    best = people[0]!;
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'becomes a team of three, with stages and a scorecard of its own',
    async () => {
      const { page } = maxime;
      await inviteToTeam(maxime, instance, manager.email, 'HIRING_MANAGER');
      await inviteToTeam(maxime, instance, reviewer.email);
      await Promise.all([joinTeam(maude, instance, manager), joinTeam(luc, instance, reviewer)]);
      for (const member of [maude, luc]) await member.page.getByRole('button', { name: 'Tout refuser' }).click();
      await page.reload();
      await page.getByRole('heading', { name: manager.fullName }).waitFor();
      await picture(page, 'team-1440-light-fr');

      await page.goto(`${instance.url}/recruiter/jobs/${jobId}/stages`);
      await page.getByRole('button', { name: 'Ajouter une étape' }).click();
      await page.getByLabel('Nom en français').last().fill('Essai en atelier');
      await page.getByLabel('Nom en anglais').last().fill('Workshop trial');
      for (let place = 8; place > 3; place -= 1) {
        await page.getByRole('button', { name: `Monter l’étape ${place}` }).click();
      }
      await page.getByRole('button', { name: 'Enregistrer les étapes' }).click();
      await page.getByText('Les étapes sont enregistrées.').waitFor();

      await page.goto(`${instance.url}/recruiter/jobs/${jobId}/scorecard`);
      await page.getByLabel('Ce qui est évalué').first().fill('Qualité des soudures');
      await page.getByRole('button', { name: 'Enregistrer la grille' }).click();
      await page.getByText('Grille enregistrée.').waitFor();
    },
    2 * MINUTE,
  );

  /** Selects everybody whom the filters show. */
  async function selectAll(page: Page, count: number): Promise<void> {
    await page.getByRole('checkbox', { name: `Tout sélectionner (${count})` }).click();
    await page.getByText(`${count} sélectionnées`).waitFor();
  }

  it(
    'handles sixty applicants with a search, a bulk refusal that is taken back and sent again, and two bulk moves',
    async () => {
      const { page } = maxime;
      await page.goto(list());
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.getByLabel('Trier par').selectOption('NEWEST');
      await page.waitForURL((url) => url.searchParams.get('sort') === 'NEWEST');
      await page.getByRole('listitem').filter({ hasText: best.name }).waitFor();
      await picture(page, 'applicants-1440-light-fr');
      await page.getByLabel('Trier par').selectOption('MATCH');
      await page.waitForURL((address) => !address.searchParams.has('sort'));
      clicks = 0;

      const search = page.getByRole('searchbox', { name: 'Chercher dans les noms et les lettres' });
      const decline = async (): Promise<void> => {
        await selectAll(page, 24);
        await page.getByRole('button', { name: 'Refuser · 24' }).click();
        const dialog = page.getByRole('dialog', { name: 'Refuser 24 candidatures?' });
        await dialog.getByLabel('Raison').selectOption({ label: 'Autre expérience recherchée' });
        const letter = dialog.getByRole('region', { name: 'Ce que la personne lira' });
        await letter.getByText(/expérience/).waitFor();
        await picture(page, 'decline-many-1440-light-fr');
        await dialog.getByRole('button', { name: 'Refuser 24 candidatures' }).click();
        await page.getByText('Refus de 24 candidatures').waitFor();
      };
      await search.fill('premier emploi');
      await decline();
      await page.getByRole('button', { name: 'Annuler tous ces refus' }).click();
      await page.getByText('24 refus annulés. Aucun courriel ne partira.').first().waitFor();
      await decline();

      await search.fill('carte de soudage');
      await selectAll(page, 12);
      await page.getByRole('button', { name: 'Déplacer à une étape' }).click();
      await page.getByRole('menuitem', { name: 'Essai en atelier' }).click();
      await page.getByText('12 candidatures déplacées.').first().waitFor();

      await search.fill('');
      await page.getByRole('button', { name: 'Nouvelles · 24' }).click();
      await selectAll(page, 24);
      await page.getByRole('button', { name: 'Marquer comme examinées · 24' }).click();
      await page.getByText('24 candidatures marquées comme examinées.').first().waitFor();
      await page.getByRole('button', { name: 'Nouvelles · 0' }).waitFor();
      // Choosing a reason in a list presses nothing here, so each of the two refusals has one more.
      expect(clicks).toBe(13);

      await dress(maxime, { theme: 'dark' });
      await page.goto(list('?view=columns'));
      await page.getByRole('region', { name: /^Essai en atelier\s: 12/ }).waitFor();
      await picture(page, 'stages-1440-dark-fr');
    },
    2 * MINUTE,
  );

  async function score(page: Page, points: number, reason: RegExp, note: string): Promise<void> {
    const groups = page.getByRole('group', { name: /^(Note pour|Score for)/ });
    const notes = page.getByRole('textbox', { name: reason });
    for (let at = 0; at < 2; at += 1) {
      await groups
        .nth(at)
        .getByRole('radio')
        .nth(points - 1)
        .check();
      await notes.nth(at).fill(note);
    }
  }

  it(
    'reviews the best blind: words, then the voice, then the person',
    async () => {
      const { page } = luc;
      await dress(luc, { theme: 'dark', language: 'en' });
      await page.goto(list(`?application=${best.applicationId}`));
      await page
        .getByText(/une passerelle de dix mètres/)
        .first()
        .waitFor();
      expect(await page.getByText(best.name).count()).toBe(0);
      await picture(page, 'blind-text-1440-dark-en');
      await score(page, 4, /^Reason/, 'A bridge without a single repair.');
      await page.getByRole('button', { name: 'Send and listen to the voice' }).click();
      await page.locator('audio').waitFor();
      await page.setViewportSize({ width: 390, height: 844 });
      await picture(page, 'blind-voice-390-dark-en');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Confirm and see the person' }).click();
      await page.getByRole('heading', { name: best.name }).first().waitFor();
    },
    2 * MINUTE,
  );

  it(
    'sees the scores of others only after its own, and then their average and spread',
    async () => {
      const { page } = maude;
      await dress(maude, { theme: 'dark' });
      await page.goto(list(`?application=${best.applicationId}`));
      await page
        .getByText(/une passerelle de dix mètres/)
        .first()
        .waitFor();
      const { token } = await page.evaluate(() => ({ token: localStorage.getItem('auth_token') ?? '' }));
      const reviews = await fetch(`${instance.url}/api/applications/${best.applicationId}/reviews`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(reviews.status).toBe(404);
      expect(await page.content()).not.toContain('without a single repair');
      await score(page, 2, /^Raison/, 'Peu de plans complexes.');
      await page.getByRole('button', { name: 'Envoyer et écouter la voix' }).click();
      await page.locator('audio').waitFor();
      await page.getByRole('button', { name: 'Confirmer et voir la personne' }).click();
      await page.getByRole('heading', { name: best.name }).first().waitFor();
      await page.getByRole('tab', { name: 'Évaluation' }).click();
      await page.getByRole('heading', { name: 'L’équipe' }).waitFor();
      await page.getByText('3 sur 4', { exact: true }).first().waitFor();
      await page.getByText(/^2 · Entre la plus haute et la plus basse/).waitFor();
      await picture(page, 'average-1440-dark-fr');
    },
    2 * MINUTE,
  );

  it(
    'compares three people, and asks a colleague in a note',
    async () => {
      const { page } = maxime;
      await dress(maxime, { language: 'en' });
      await page.goto(list('?q=carte de soudage'));
      for (const { name } of people.slice(0, 3)) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
      await page.getByRole('link', { name: 'Compare' }).click();
      await page.getByRole('heading', { name: people[2]!.name }).waitFor();
      await page
        .getByText(/une passerelle de dix mètres/)
        .first()
        .waitFor();
      await picture(page, 'compare-1440-light-en');

      await dress(maxime, { width: 390 });
      await page.goto(list(`?application=${best.applicationId}`));
      await page.getByRole('tab', { name: 'Notes' }).click();
      await page.getByRole('textbox', { name: /^Nouvelle note/ }).pressSequentially('On la rencontre jeudi? @Mau');
      await page.getByRole('option', { name: manager.fullName }).waitFor();
      await picture(page, 'mention-390-light-fr');
      await page.getByRole('option', { name: manager.fullName }).click();
      await page.getByRole('button', { name: 'Ajouter la note' }).click();
      await page.getByText(`Personnes avisées : ${manager.fullName}`).waitFor();
      await maude.page.goto(`${instance.url}/notifications`);
      await maude.page
        .getByText(/vous mentionne/)
        .first()
        .waitFor();
    },
    2 * MINUTE,
  );

  it(
    'proposes times, makes an offer, hires, and tells the others',
    async () => {
      const { page } = maxime;
      await dress(maxime, { theme: 'dark' });
      await page.goto(list(`?application=${best.applicationId}`));
      await panel(page)
        .getByRole('button', { name: /^Proposer une entrevue/ })
        .click();
      const form = page.getByRole('dialog', { name: /^Proposer une entrevue/ });
      await form.getByRole('button', { name: 'Ajouter un moment' }).click();
      for (const [at, time] of ['09:00', '14:30'].entries()) {
        await form
          .getByLabel('Date')
          .nth(at)
          .fill(day(7 + at));
        await form.getByLabel('Heure', { exact: true }).nth(at).fill(time);
      }
      await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
      await page.getByText(/^L’entrevue est proposée à/).waitFor();

      const candidate = await visit(browser, { timezoneId: 'America/Toronto' });
      await signIn(candidate, instance.url, best);
      await dress(candidate, { width: 390, theme: 'dark' });
      await candidate.page.goto(`${instance.url}/applications`);
      await candidate.page.getByRole('button', { name: 'Tout refuser' }).click();
      const times = candidate.page.getByRole('list', { name: 'Moments proposés' }).getByRole('button');
      await times.nth(1).scrollIntoViewIfNeeded();
      await picture(candidate.page, 'interview-390-dark-fr');
      await times.nth(1).click();
      await candidate.page.getByText('Votre entrevue est fixée.').waitFor();

      await page.reload();
      await panel(page).getByText('Fixée', { exact: true }).waitFor();
      await panel(page)
        .getByRole('button', { name: /^Faire une offre/ })
        .click();
      const offer = page.getByRole('dialog', { name: /^Faire une offre/ });
      await offer.getByLabel(/^Salaire offert, De/).fill('72000');
      await offer.getByLabel('Entrée en fonction').fill(day(30));
      await offer.getByRole('button', { name: 'Envoyer l’offre' }).click();
      await page.getByText(/^L’offre est envoyée à/).waitFor();
      await candidate.page.reload();
      await candidate.page.getByRole('button', { name: /^Accepter l’offre/ }).click();
      await candidate.page.getByRole('dialog').getByRole('button', { name: 'Accepter l’offre' }).click();
      await candidate.page
        .getByText(/^Vous avez accepté l’offre/)
        .first()
        .waitFor();

      await page.reload();
      await panel(page).getByRole('button', { name: 'Accepter · 2 crédits' }).click();
      const yes = page.getByRole('dialog', { name: /^Accepter la candidature/ });
      await yes.getByRole('button', { name: 'Accepter · 2 crédits' }).click();
      await page.getByText('Candidature acceptée! C’est une correspondance avec cette personne.').waitFor();
      await page.goto(list('?tab=decided'));
      await page.getByRole('heading', { name: best.name }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      await picture(page, 'hired-1440-dark-fr');

      await page.goto(`${instance.url}/recruiter/jobs`);
      await page.getByRole('button', { name: /^Fermer l’offre/ }).click();
      const closing = page.getByRole('dialog');
      await closing.getByLabel(/^Raison/).selectOption('FILLED_HERE');
      await closing.getByRole('button', { name: 'Fermer l’offre' }).click();
      await page.getByText('L’offre est fermée.').waitFor();
      const other = people[1]!;
      await expectClosed(other);
      expect([maxime, maude, luc, candidate].flatMap(({ faults }) => faults)).toEqual([]);
    },
    2 * MINUTE,
  );

  async function expectClosed({ token }: Applicant): Promise<void> {
    const end = Date.now() + MINUTE;
    const reasons = async (): Promise<unknown[]> => {
      const archived = '/api/applications?archived=true';
      const { applications } = await askFor<{ applications: object[] }>(instance.url, token, 'GET', archived);
      return applications;
    };
    while ((await reasons()).length === 0 && Date.now() < end) await new Promise((go) => setTimeout(go, 250));
    expect(await reasons()).toMatchObject([{ closed_reason: 'JOB_FILLED' }]);
  }
});
