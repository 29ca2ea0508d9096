import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { pdf } from '../support/samples/documents.js';
import { photo } from '../support/samples/pictures.js';
import { openProduct, type Product } from './shared/product.js';
import { askFor, enrol } from './support/api.js';
import { film } from './support/applicants.js';
import { keptBy, leaksIn, wordsIn } from './support/hidden-values.js';
import { makeMember } from './support/team.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';
import { openWire, type Received, type Wire } from './support/wire.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';
const QUESTION = 'Quelle soudure vous rend fière?';
const REVIEWER = { email: 'luc.gervais@example.org', password: PASSWORD, fullName: 'Luc Gervais' };
const NAME = 'Rosalie Quesnelle-Oduya';
const EMAIL = 'quesnelle.r@courriel.example';
const PLACE = 'Val-Marguerite, QC';
const SCHOOL = 'Cégep de Thetford';
const PHONE = '819 555-0147';
/** Words that say who the person is. The files have names of their own, as people choose them. */
const HIDDEN = [
  'Rosalie',
  'Quesnelle',
  'Oduya',
  'courriel.example',
  'Val-Marguerite',
  'Thetford',
  '555-0147',
  '5550147',
];
const FILES = { portrait: 'moi-au-chalet.jpg', resume: 'cv-final-v7.pdf', video: 'prise-numero-trois.mp4' } as const;
const WORDS = [...HIDDEN, NAME, EMAIL, PLACE, SCHOOL, PHONE, 'moi-au-chalet', 'cv-final-v7', 'prise-numero-trois'];

/** Answers with media of a person, by their addresses. */
const mediaIn = (received: readonly Received[]): readonly string[] =>
  received
    .filter(
      ({ asked, head, status }) => status < 300 && asked.includes(' /api/') && /\n(?:image|audio|video)\//.test(head),
    )
    .map(({ asked }) => asked.replace(/\?.*/, ''));

describe('the browser of a blind reviewer', () => {
  let instance: Product;
  let browser: Browser;
  let wire: Wire;
  let reviewer: Visit;
  let ownerToken: string;
  let jobId: string;
  let applicationId: string;
  /** Stored files of the person, as their own browser gets them. */
  const files: Record<string, Buffer> = {};

  const asOwner = <T>(method: string, path: string, body?: object): Promise<T> =>
    askFor<T>(instance.url, ownerToken, method, path, body);

  async function send(
    token: string,
    path: string,
    part: string,
    name: string,
    bytes: Buffer,
    type: string,
  ): Promise<void> {
    const form = new FormData();
    form.set(part, new Blob([new Uint8Array(bytes)], { type }), name);
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() };
    const sent = await fetch(`${instance.url}${path}`, { method: 'POST', headers, body: form });
    if (!sent.ok) throw new Error(`${path} answered ${sent.status}: ${await sent.text()}`);
  }

  /** Somebody with a portrait, a résumé and a video, who applies and names themselves in every text. */
  async function apply(): Promise<void> {
    const { url } = instance;
    const { id, token } = await enrol(url, {
      email: EMAIL,
      password: PASSWORD,
      full_name: NAME,
      user_type: 'JOB_SEEKER',
    });
    const about = `Je suis ${NAME}, de ${PLACE}. Diplôme du ${SCHOOL}. Appelez le ${PHONE}.`;
    const profile = { title: 'Soudeuse-monteuse', skills: ['Soudage TIG'], years_experience: 8 };
    await askFor(url, token, 'PUT', '/api/users/me', {
      ...profile,
      phone: PHONE,
      location: PLACE,
      bio: about,
      experience: about,
    });
    await send(token, '/api/users/avatar', 'avatar', FILES.portrait, await photo(), 'image/jpeg');
    await send(token, '/api/upload/file', 'file', FILES.resume, pdf(about), 'application/pdf');
    const video = await film(url, token, NAME, QUESTION, FILES.video);
    await askFor(url, token, 'PUT', `/api/videos/${video}`, { title: `${NAME} se présente` });
    const application = { job_id: jobId, cover_letter: about, video_profile_id: video };
    ({ id: applicationId } = await askFor<{ id: string }>(url, token, 'POST', '/api/applications', application));
    for (const [name, path] of [
      ['portrait', `/api/users/${id}/avatar`],
      ['resume', `/api/users/${id}/resume`],
      ['poster', `/api/stream/thumbnail/${video}`],
      ['video', `/api/stream/video/${video}`],
    ] as const) {
      const answer = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      files[name] = Buffer.from(await answer.arrayBuffer());
    }
  }

  beforeAll(async () => {
    instance = await openProduct();
    wire = await openWire(instance.url);
    browser = await launchBrowser();
    const { url } = instance;
    ({ token: ownerToken } = await askFor<{ token: string }>(url, '', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    }));
    await asOwner('POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    ({ id: jobId } = await asOwner<{ id: string }>('POST', '/api/jobs', {
      title: 'Soudage-montage, quart de nuit',
      department: 'Atelier',
      location: 'Trois-Rivières, QC',
      job_type: 'FULL_TIME',
      language: 'fr',
      description: 'Vous assemblez des charpentes d’acier en équipe de six, la nuit.',
      video_questions: [QUESTION],
      status: 'ACTIVE',
    }));
    await Promise.all([apply(), makeMember(instance, ownerToken, REVIEWER, 'REVIEWER')]);
    reviewer = await visit(browser);
    await signIn(reviewer, wire.url, REVIEWER);
    await reviewer.page.goto(`${wire.url}/notifications`);
    await reviewer.page.getByRole('button', { name: 'Tout refuser' }).click();
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await wire?.stop();
    await instance?.stop();
  }, MINUTE);

  /** Checks the page, its storage, and all that it received. `but` names stored files that may be there. */
  async function expectHidden(page: Page, but: readonly string[] = []): Promise<void> {
    const secret = Object.fromEntries(Object.entries(files).filter(([name]) => !but.includes(name)));
    expect(leaksIn(wire.received(), WORDS, secret)).toEqual([]);
    expect(wordsIn(await keptBy(page), WORDS)).toEqual([]);
  }

  it(
    'receives nothing that says who the person is before the score, in no answer, header, file name or socket',
    async () => {
      const { page } = reviewer;
      await page.goto(`${wire.url}/recruiter/jobs/${jobId}/applications?application=${applicationId}`);
      await page.getByRole('heading', { name: 'Lisez, puis évaluez' }).waitFor();
      await page
        .getByText(/une passerelle de dix mètres/)
        .first()
        .waitFor();

      // Live events about the person arrive meanwhile, and the reviewer reads the notification of one.
      const notes = `/api/applications/${applicationId}/notes`;
      const { people } = await asOwner<{ people: { id: string; full_name: string }[] }>('GET', notes);
      const colleague = people.find(({ full_name: name }) => name === REVIEWER.fullName);
      await asOwner('POST', notes, {
        text: `${NAME} est excellente, et vient de ${PLACE}.`,
        mentions: [colleague?.id],
      });
      await asOwner('PUT', `/api/applications/${applicationId}`, {
        status: 'INTERVIEW',
        interview: {
          scheduled_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
          type: 'IN_PERSON',
          location: `Chez ${NAME}`,
          notes: `${NAME} arrive à pied du ${SCHOOL}.`,
        },
      });
      const tab = await reviewer.openTab();
      await tab.goto(`${wire.url}/notifications`);
      await tab
        .getByText(/vous mentionne/)
        .first()
        .waitFor();
      await tab.goto(`${wire.url}/recruiter/jobs/${jobId}/applications`);
      await tab
        .getByText(/Candidat·e [0-9A-F]{5}/)
        .first()
        .waitFor();
      await expectHidden(tab);
      await tab.close();
      await expectHidden(page);
      const received = wire.received();
      expect(mediaIn(received)).toEqual([]);
      const frames = received
        .filter(({ asked }) => asked.startsWith('SOCKET'))
        .map(({ body }) => body.toString('utf8'));
      expect(frames.join('')).toContain('notification.created');
    },
    3 * MINUTE,
  );

  it(
    'receives the voice after the score and still no picture or name, then the person',
    async () => {
      const { page } = reviewer;
      await page.getByRole('radio', { name: /^4 –/ }).first().check();
      await page
        .getByRole('textbox', { name: /^Raison/ })
        .first()
        .fill('Une passerelle sans reprise');
      await page.getByRole('button', { name: 'Envoyer et écouter la voix' }).click();
      const voice = page.locator('audio');
      await voice.waitFor({ timeout: MINUTE });
      await voice.evaluate((player: HTMLAudioElement) => {
        player.muted = true;
        return player.play();
      });
      // The sound is copied from the video, so a part of that file is in it.
      await expectHidden(page, ['video']);
      const received = wire.received();
      const heard = received.filter(({ asked, status }) => asked.startsWith('GET /api/stream/') && status < 300);
      expect(heard.length).toBeGreaterThan(0);
      for (const { asked, body } of heard) {
        expect(asked).toContain('/api/stream/sound/');
        // A sound track of an MP4 file, and no picture track.
        expect(body.includes('vide')).toBe(false);
      }
      expect(heard.some(({ body }) => body.includes('soun'))).toBe(true);

      await page.getByRole('button', { name: 'Confirmer et voir la personne' }).click();
      await page.getByRole('heading', { name: NAME }).first().waitFor();
      // The same search finds the person now: it would have found them before.
      const found = leaksIn(wire.received(), HIDDEN, {}).join('\n');
      for (const word of ['Rosalie', 'Quesnelle', 'Val-Marguerite', 'Thetford']) expect(found).toContain(word);
      expect(reviewer.faults).toEqual([]);
    },
    3 * MINUTE,
  );
});
