import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type MailServer, startMailServer } from '../support/mail.js';
import { query } from '../support/query.js';
import { end, type RunningInstance, startInstance } from '../support/running-instance.js';
import { sample } from '../support/samples/samples.js';
import { enrol } from './support/api.js';
import { registerByApi, signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'sept oies sur la glace';
const ines = { fullName: 'Inès Roy', email: 'ines@mail.example', password: PASSWORD };

/** O7: the workers stop, then the mail server. Requests wait, and no page says that they are done. */
describe('when parts of the instance break', () => {
  let instance: RunningInstance;
  let browser: Browser;
  let mail: MailServer;
  let isMailAway = true;
  let turnedAway = 0;
  let seeker: Visit;
  let operator: Visit;

  const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + MINUTE;
    while (!(await holds())) {
      if (Date.now() > deadline) throw new Error(`never came to that: ${what}`);
      await sleep(200);
    }
  };
  const isReady = async (): Promise<boolean> => (await fetch(`${instance.url}/api/health/ready`)).ok;
  const player = () => seeker.page.getByRole('region', { name: /Lecteur vidéo/ }).locator('video');
  const rowOf = (part: string) => operator.page.getByRole('row', { name: new RegExp(`^${part}`) });
  const emailsToInes = () => mail.emails.filter(({ to }) => to === ines.email);

  beforeAll(async () => {
    mail = await startMailServer({
      onConnect(_session, callback) {
        if (!isMailAway) return callback();
        turnedAway += 1;
        callback(Object.assign(new Error('4.3.2 going down'), { responseCode: 421 }));
      },
    });
    instance = await startInstance({ SMTP_URL: mail.url });
    browser = await launchBrowser();
    await enrol(instance.url, {
      email: 'odile@entrevue.example',
      password: PASSWORD,
      full_name: 'Odile Opératrice',
      user_type: 'JOB_SEEKER',
    });
    await query(instance.databaseUrl, `update account set user_type = 'OPERATOR' where email like 'odile@%'`, []);
    [seeker, operator] = [await visit(browser), await visit(browser)];
    await signIn(operator, instance.url, { email: 'odile@entrevue.example', password: PASSWORD });
    await operator.page.goto(`${instance.url}/admin/queues`);
    await operator.page.getByRole('button', { name: 'Tout refuser' }).click();
    await Promise.all(instance.workers.map((worker) => end(worker)));
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
    await mail?.close();
  }, MINUTE);

  it(
    'O7: without a worker a video waits and is shown as late, never as ready',
    async () => {
      const { page } = seeker;
      await registerByApi(seeker, instance.url, ines);
      await page.goto(`${instance.url}/profile/videos`);
      await page.getByRole('button', { name: 'Tout refuser' }).click();
      const input = page.locator('input[type=file]').first();
      await input.waitFor({ state: 'attached' });
      await input.setInputFiles(await sample('interview-moov-at-end.mp4'));
      await page.getByLabel('Texte de la question 1').fill('Pouvez-vous vous présenter ?');
      await page.getByRole('button', { name: 'Enregistrer les questions' }).click();
      await page.getByRole('button', { name: 'Envoyer la vidéo' }).click();
      await page.getByText('En attente').first().waitFor();
      await page.getByText('Vous pouvez quitter cette page, la préparation continue.').first().waitFor();
      // A video that has waited for minutes is shown as late, and the page updates by itself.
      await query(instance.databaseUrl, `update video set updated_at = updated_at - interval '5 minutes'`, []);
      await page
        .getByText(/^La préparation est retardée\. Votre présentation est bien arrivée/)
        .first()
        .waitFor();
      for (const success of ['Prête', 'En cours de lecture', 'Regarder']) {
        expect(await page.getByText(success, { exact: true }).count()).toBe(0);
      }
      expect(await player().count()).toBe(0);
    },
    MINUTE,
  );

  it(
    'O7: the operator sees in red what is wrong and why, and the instance still takes requests',
    async () => {
      const { page } = operator;
      await query(
        instance.databaseUrl,
        `update outbox_message set available_at = available_at - interval '5 minutes' where published_at is null`,
        [],
      );
      await page.reload();
      await page.getByText(/^À vérifier\s: .*Boîte d’envoi/).waitFor();
      await page.getByText(/Aucun processus ne les traite/).waitFor();
      await page.getByText(/Le serveur de courriel ne répond pas \(.+\)\s: les courriels attendent/).waitFor();
      for (const part of ['Courriel', 'Boîte d’envoi']) {
        expect(await rowOf(part).getByText('Dégradé', { exact: true }).count()).toBe(1);
      }
      expect(await rowOf('Base de données').getByText('Normal').count()).toBe(1);
      expect(await isReady()).toBe(true);
      await page.goto('about:blank');
    },
    MINUTE,
  );

  it(
    'O7: a worker does the waiting jobs; an unsent email is sent once when the mail server is back',
    async () => {
      const before = turnedAway;
      instance.addWorker();
      await player().waitFor({ state: 'attached', timeout: MINUTE });
      await until('a letter was tried in vain', () => turnedAway > before);
      expect(emailsToInes()).toEqual([]);
      isMailAway = false;
      await until('the letter arrived', () => emailsToInes().length > 0);
      expect(emailsToInes()).toHaveLength(1);
      await operator.page.goto(`${instance.url}/admin/queues`);
      await operator.page.getByText('Le serveur de courriel répond').waitFor({ timeout: MINUTE });
      for (const part of ['Courriel', 'Boîte d’envoi']) {
        await rowOf(part).getByText('Normal').waitFor({ timeout: MINUTE });
      }
      expect([...seeker.faults, ...operator.faults]).toEqual([]);
    },
    2 * MINUTE,
  );
});
