import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { until } from '../support/sockets.js';
import { openProduct, type Product } from './shared/product.js';
import { askFor, enrol } from './support/api.js';
import { type BrowserWithNetwork, launchBrowserWithNetwork } from './support/network.js';
import { makeMember } from './support/team.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';
const PERSON = { email: 'mathilde.gagnon@example.org', password: PASSWORD };
const COLLEAGUE = { email: 'luc.gervais@example.org', password: PASSWORD, fullName: 'Luc Gervais' };
/** A lost network, as in a tunnel. */
const LOST_MS = 20_000;
const RECORDED_MS = 6_000;
/** Errors of the browser while its network is lost. */
const AWAY = /ERR_|WebSocket/;

/** The media that the newest connection of a page has received. Those with people who left are closed. */
interface Received {
  /** Its place among the connections that the page has made. */
  readonly connection: number;
  readonly frames: number;
  readonly energy: number;
}

/** Runs in the page before its scripts: keeps the connections, so that the test can measure them. */
function keepConnections(): void {
  const made: RTCPeerConnection[] = [];
  Object.assign(window, { connectionsOfTest: made });
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      made.push(this);
    }
  };
}

/** Runs in the page before its scripts: this computer has a camera and no microphone. */
function haveNoMicrophone(): void {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = (asked) =>
    asked?.audio ? Promise.reject(new DOMException('there is none', 'NotFoundError')) : open(asked);
}

/** Runs in the page before its scripts: this computer has a microphone and no camera. */
function haveNoCamera(): void {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = (asked) =>
    asked?.video ? Promise.reject(new DOMException('there is none', 'NotFoundError')) : open(asked);
}

const received = (page: Page): Promise<Received> =>
  page.evaluate(async () => {
    const { connectionsOfTest: made } = window as unknown as { connectionsOfTest: RTCPeerConnection[] };
    let [frames, energy] = [0, 0];
    const connection = made.findLastIndex(({ connectionState }) => connectionState !== 'closed');
    const stats = await made[connection]?.getStats();
    for (const report of (stats?.values() ?? []) as Iterable<Record<string, number | string>>) {
      if (report['type'] !== 'inbound-rtp') continue;
      if (report['kind'] === 'video') frames = Number(report['framesDecoded'] ?? 0);
      else energy = Number(report['totalAudioEnergy'] ?? 0);
    }
    return { connection, frames, energy };
  });

/** Waits until a page decodes new pictures and hears new sound. */
async function seesAndHears(page: Page): Promise<void> {
  let before = await received(page);
  await until(async () => {
    const now = await received(page);
    // A new connection counts from zero, for example after somebody continues in another tab.
    if (now.connection !== before.connection) before = now;
    return now.frames > before.frames && now.energy > before.energy;
  }, MINUTE);
}

describe('a live interview', () => {
  let instance: Product;
  let browser: Browser;
  let elsewhere: BrowserWithNetwork;
  let company: Visit;
  let person: Visit;
  let room: string;
  let interview: string;

  beforeAll(async () => {
    instance = await openProduct();
    // Fake cameras and microphones: a moving picture, and a beep every second.
    const fakes = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    browser = await launchBrowser(fakes);
    elsewhere = await launchBrowserWithNetwork(fakes);
    const call = <T>(token: string, method: string, path: string, body: unknown) =>
      askFor<T>(instance.url, token, method, path, body);
    const { token, user } = await call<{ token: string; user: { company: unknown } }>(
      '',
      'POST',
      '/api/auth/mock-login',
      { user_type: 'RECRUITER' },
    );
    if (user.company === null) await call(token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    const job = await call<{ id: string }>(token, 'POST', '/api/jobs', {
      title: 'Soudage-montage, quart de nuit',
      department: 'Atelier',
      location: 'Trois-Rivières, QC',
      job_type: 'FULL_TIME',
      language: 'fr',
      description: 'Vous assemblez des charpentes d’acier en équipe de six, la nuit.',
      video_questions: ['Pourquoi la soudure?'],
      status: 'ACTIVE',
    });
    const seeker = await enrol(instance.url, { ...PERSON, full_name: 'Mathilde Gagnon', user_type: 'JOB_SEEKER' });
    const { id } = await call<{ id: string }>(seeker.token, 'POST', '/api/applications', { job_id: job.id });
    const { interviews } = await call<{ interviews: { id: string }[] }>(token, 'PUT', `/api/applications/${id}`, {
      status: 'INTERVIEW',
      interview: { scheduled_at: new Date(Date.now() + 5 * MINUTE).toISOString(), type: 'VIDEO' },
    });
    interview = interviews[0]?.id ?? '';
    room = `/interviews/${interview}/room`;
    // As if it had been arranged yesterday: then its reminder of the hour is due. An interview just arranged has none.
    await query(instance.databaseUrl, `update interview set updated_at = updated_at - interval '1 day' where id = $1`, [
      interview,
    ]);
    await makeMember(instance, token, COLLEAGUE, 'RECRUITER');

    const permissions = ['camera', 'microphone'];
    company = await visit(browser, { permissions });
    person = await visit(elsewhere.browser, { permissions, viewport: { width: 390, height: 844 } });
    for (const { context } of [company, person]) await context.addInitScript(keepConnections);
    await signIn(company, instance.url, { user_type: 'RECRUITER' });
    await company.page.goto(instance.url + room);
  }, 3 * MINUTE);
  afterAll(async () => {
    await elsewhere?.browser.close();
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

  it(
    'begins at the card of the application, with a knock; both see and hear each other',
    async () => {
      await signIn(person, instance.url, PERSON);
      await person.page.goto(`${instance.url}/applications`);
      await person.page.getByRole('link', { name: 'Joindre l’entrevue' }).click();
      await person.page.getByRole('meter', { name: 'Niveau du micro' }).waitFor();
      await press(person.page, 'Frapper à la porte');
      await person.page.getByText('Personne de l’entreprise n’est encore dans la salle.', { exact: false }).waitFor();
      await press(company.page, 'Entrer dans la salle');
      await press(company.page, 'Faire entrer Mathilde Gagnon');
      await Promise.all([seesAndHears(company.page), seesAndHears(person.page)]);
      // The questions are for the company only.
      await company.page.getByText('Pourquoi la soudure?').waitFor();
      expect(await person.page.getByText('Pourquoi la soudure?').count()).toBe(0);
    },
    3 * MINUTE,
  );

  it(
    'shows the others what is off',
    async () => {
      const tile = company.page.getByRole('listitem').filter({ hasText: 'Mathilde Gagnon' });
      await press(person.page, 'Couper le micro');
      await tile.getByText('Micro coupé').waitFor();
      await press(person.page, 'Éteindre la caméra');
      await tile.getByText('Caméra éteinte').waitFor();
      await press(person.page, 'Rétablir le micro');
      await press(person.page, 'Allumer la caméra');
      await tile.getByText('Caméra éteinte').waitFor({ state: 'detached' });
    },
    MINUTE,
  );

  it(
    'pauses the recording for a person who comes later without a microphone, and keeps nothing when a person withdraws',
    async () => {
      const colleague = await visit(browser, { permissions: ['camera', 'microphone'] });
      await colleague.context.addInitScript(haveNoMicrophone);
      const uploads: string[] = [];
      for (const { context } of [company, person, colleague]) {
        context.on(
          'request',
          (request) => void (request.url().includes('/api/uploads') && uploads.push(request.url())),
        );
      }
      await press(company.page, 'Demander l’enregistrement');
      await press(person.page, 'J’accepte l’enregistrement');
      await company.page.getByText('Cette entrevue est enregistrée.').first().waitFor();

      await signIn(colleague, instance.url, COLLEAGUE);
      await colleague.page.goto(instance.url + room);
      await colleague.page.getByText(/^Aucun micro trouvé/).waitFor();
      await press(colleague.page, 'Entrer dans la salle');
      const tile = company.page.getByRole('listitem').filter({ hasText: COLLEAGUE.fullName });
      await tile.getByText('Micro coupé').waitFor();
      await colleague.page.getByText('L’enregistrement est en pause et attend votre réponse.').first().waitFor();
      const paused = `L’enregistrement est en pause. On attend l’accord de : ${COLLEAGUE.fullName}`;
      for (const { page } of [company, person]) await page.getByText(paused).first().waitFor();
      await press(colleague.page, 'J’accepte l’enregistrement');
      for (const { page } of [company, person, colleague]) {
        await page.getByText('Cette entrevue est enregistrée.').first().waitFor();
      }

      await press(person.page, 'Retirer mon accord');
      for (const { page } of [company, person, colleague]) {
        await page.getByText('L’enregistrement est arrêté et n’est pas conservé.').first().waitFor();
      }
      await press(colleague.page, 'Quitter l’entrevue');
      await tile.waitFor({ state: 'detached' });
      const kept = await query(
        instance.databaseUrl,
        `select status, end_reason, video_id, (select count(*)::int from video_upload where owner_id = $1) as uploads
           from interview_recording where interview_id = $1`,
        [interview],
      );
      expect(kept).toEqual([{ status: 'DISCARDED', end_reason: 'WITHDRAWN', video_id: null, uploads: 0 }]);
      expect(uploads).toEqual([]);
      await colleague.context.close();
    },
    3 * MINUTE,
  );

  it(
    'has a member without a camera, who sees and hears the others',
    async () => {
      const colleague = await visit(browser, { permissions: ['microphone'] });
      for (const script of [keepConnections, haveNoCamera]) await colleague.context.addInitScript(script);
      await signIn(colleague, instance.url, COLLEAGUE);
      await colleague.page.goto(instance.url + room);
      await colleague.page.getByText(/^Aucune caméra trouvée/).waitFor();
      await press(colleague.page, 'Entrer dans la salle');
      const tile = company.page.getByRole('listitem').filter({ hasText: COLLEAGUE.fullName });
      await tile.getByText('Caméra éteinte').waitFor();
      expect(await tile.getByText('Micro coupé').count()).toBe(0);
      await seesAndHears(colleague.page);
      await press(colleague.page, 'Quitter l’entrevue');
      await tile.waitFor({ state: 'detached' });
      expect(colleague.faults).toEqual([]);
      await colleague.context.close();
    },
    2 * MINUTE,
  );

  it(
    'is recorded once both agree, with the questions as chapters, and both watch it',
    async () => {
      await press(company.page, 'Demander l’enregistrement');
      await press(person.page, 'J’accepte l’enregistrement');
      for (const { page } of [company, person])
        await page.getByText('Cette entrevue est enregistrée.').first().waitFor();
      // Two seconds of speech, a question, and some more.
      const startedAt = Date.now();
      await until(() => Date.now() - startedAt >= 2_000, MINUTE);
      await press(company.page, 'Question suivante');
      await until(() => Date.now() - startedAt >= RECORDED_MS, MINUTE);
      await press(company.page, 'Arrêter l’enregistrement');
      await company.page.getByText('L’enregistrement est envoyé.', { exact: false }).waitFor({ timeout: MINUTE });

      for (const visitor of [company, person]) {
        const tab = await visitor.openTab();
        await tab.goto(`${instance.url}${room.replace(/room$/, 'recordings')}`);
        await tab.locator('video').first().waitFor({ timeout: MINUTE });
        await tab.getByRole('button', { name: 'Pourquoi la soudure?' }).first().waitFor();
        const length = await tab.evaluate(async () => {
          const video = document.querySelector('video');
          if (!video) return 0;
          video.muted = true;
          await video.play();
          await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
          return video.duration;
        });
        expect(length).toBeGreaterThan(RECORDED_MS / 1_000 - 2);
        expect(length).toBeLessThan(RECORDED_MS / 1_000 + 20);
        await tab.close();
      }
    },
    4 * MINUTE,
  );

  it(
    'comes back after the network was lost for 20 seconds, without knocking again',
    async () => {
      elsewhere.lose();
      const lostAt = Date.now();
      try {
        await company.page.getByText('Connexion interrompue').waitFor({ timeout: MINUTE });
        await until(() => Date.now() - lostAt >= LOST_MS, MINUTE);
      } finally {
        elsewhere.restore();
      }
      await company.page.getByText('Connexion interrompue').waitFor({ state: 'detached', timeout: MINUTE });
      await Promise.all([seesAndHears(company.page), seesAndHears(person.page)]);
    },
    4 * MINUTE,
  );

  it(
    'continues in a second tab when the person asks for it, and ends in the first',
    async () => {
      const tab = await person.openTab();
      await tab.goto(`${instance.url}${room}`);
      await press(tab, 'Frapper à la porte');
      await tab.getByRole('heading', { name: 'Vous êtes déjà dans cette entrevue' }).waitFor();
      await press(tab, 'Continuer ici');
      await person.page.getByRole('heading', { name: 'L’entrevue continue dans un autre onglet' }).waitFor();
      await Promise.all([seesAndHears(company.page), seesAndHears(tab)]);
      await press(tab, 'Quitter l’entrevue');
      await company.page.getByText('Vous êtes seul·e dans la salle.').waitFor();
    },
    2 * MINUTE,
  );

  it(
    'was announced by a reminder to both sides, who also read that the recording is ready',
    async () => {
      const news = [
        [company.page, /Rappel\s: vous participez à une entrevue pour «\sSoudage-montage/],
        [person.page, /Rappel\s: votre entrevue avec Acier Trois-Rivières pour «\sSoudage-montage/],
      ] as const;
      for (const [page, reminder] of news) {
        await page.goto(`${instance.url}/notifications`);
        await page.getByText(reminder).first().waitFor({ timeout: MINUTE });
        await page
          .getByText(/L’enregistrement de votre entrevue pour .* est prêt à regarder/)
          .first()
          .waitFor();
      }
      expect([...company.faults, ...person.faults].filter((fault) => !AWAY.test(fault))).toEqual([]);
    },
    2 * MINUTE,
  );
});
