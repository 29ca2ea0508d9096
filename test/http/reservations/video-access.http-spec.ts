import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/postgresql';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import type { User } from '../../../server/modules/identity/http/users.contract.js';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import type {
  BoughtVideos,
  VideoAccessAnswer,
} from '../../../server/modules/reservations/http/reservations.contract.js';
import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { accessLogOf, exclude, pageOf, type Recruiter } from '../identity/hiring.js';
import { show } from '../matching/stage.js';
import { uploadAndProcess } from '../media/people.js';
import { answer, creditsOf, recruiter, reserved, type Refusal, seeker, type Seeker } from './stage.js';

jest.setTimeout(120_000);

describe('a video of a masked person', () => {
  let app: TestApp;
  let owner: Seeker;
  let video: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
    owner = await seeker(app, { full_name: 'Zéphyrine Quokkaförd' });
    video = await uploadAndProcess(app, owner, await readFile(await sample('tiny-16x16.mp4')));
    await allowSale(true);
    await app.request({
      method: 'PUT',
      url: `/api/videos/${video}`,
      token: owner.token,
      payload: { title: 'Zéphyrine se présente' },
    });
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const allowSale = async (allowed: boolean | null, of = owner): Promise<unknown> => {
    const payload = { video_sale_allowed: allowed };
    const { body } = await app.request<User>({ method: 'PUT', url: '/api/users/me', token: of.token, payload });
    return body.video_sale_allowed;
  };
  const forSale = async ({ token }: { token: string }): Promise<unknown> =>
    (await app.request<{ video_for_sale: boolean }>({ url: `/api/users/${owner.id}`, token })).body.video_for_sale;
  const buy = <T = VideoAccessAnswer>({ token }: { token: string }, id = video): Promise<TestAnswer<T>> =>
    app.request<T>({ method: 'POST', url: `/api/stream/access/${id}`, token });
  const bought = async ({ token }: { token: string }): Promise<readonly string[]> =>
    (await app.request<BoughtVideos>({ url: `/api/stream/access?seeker_id=${owner.id}`, token })).body.video_ids;
  const statuses = ({ token }: Recruiter): Promise<number[]> =>
    Promise.all(
      ['video', 'thumbnail', 'metadata'].map(
        async (kind) => (await app.request({ url: `/api/stream/${kind}/${video}`, token })).status,
      ),
    );

  it('is bought once per company, plays only for it, and opens nothing else', async () => {
    const [buyer, other] = [await recruiter(app), await recruiter(app)];
    expect(await statuses(buyer)).toEqual([403, 403, 403]);
    expect((await buy(buyer)).body).toEqual({ video_id: video, charged: 1, available_balance: 19 });
    expect((await buy(buyer)).body).toEqual({ video_id: video, charged: 0, available_balance: 19 });
    expect(await statuses(buyer)).toEqual([200, 200, 200]);
    expect(await statuses(other)).toEqual([403, 403, 403]);
    const page = await pageOf(app, owner.id, buyer.token);
    expect(page.body.is_masked).toBe(true);
    const described = await app.request<StreamMetadata>({ url: `/api/stream/metadata/${video}`, token: buyer.token });
    expect(described.text).not.toMatch(/Zéphyrine|Quokka/i);
    expect(described.body.user).toEqual({ full_name: 'Z*** Q***', avatar_url: null });
    const log = (await accessLogOf(app, owner.token)).filter(({ kind }) => kind === 'WATCHED');
    expect(log).toEqual([
      expect.objectContaining({
        masked: true,
        cost: 1,
        viewer: expect.objectContaining({ company: expect.objectContaining({ id: buyer.companyId }) }),
      }),
    ]);
  });

  it('is described without identifying words: title, chapters, summary, tags and captions', async () => {
    const phone = '438 555-0177';
    const words = (path: string, method: 'PUT' | 'POST', payload: object) =>
      app.request({ method, url: path, token: owner.token, payload });
    const vtt = [
      'WEBVTT',
      '00:00.000 --> 00:00.400\nBonjour, je m’appelle Zéphyrine Quokkaförd.',
      '00:00.400 --> 00:00.600\nZéphyrine Quokkaförd soigne. Appelez le 438 555',
      '00:00.600 --> 00:01.000\n0177, je suis pharmacienne.\nZéphyrine Quokkaförd, pharmacienne.',
    ].join('\n\n');
    const answers = [
      await words('/api/users/me', 'PUT', { phone }),
      await words(`/api/videos/${video}/transcript`, 'PUT', { language: 'fr', vtt, visible: true }),
      await words(`/api/videos/${video}/transcript`, 'PUT', {
        language: 'en',
        vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n',
        visible: true,
        summary: 'Quokkaförd, a pharmacist.',
        tags: ['pharmacist'],
      }),
      await words(`/api/video-questions/videos/${video}/questions/batch`, 'POST', {
        questions: [
          { question_text: 'Pourquoi Zéphyrine ?', timestamp_start: 0, answer_text: 'Quokkaförd, deux fois' },
        ],
      }),
      await words(`/api/videos/${video}`, 'PUT', { description: 'Zéphyrine, au 438 555-0177, prépare.' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const buyer = await recruiter(app);
    await buy(buyer);
    const read = (url: string) => app.request<StreamMetadata>({ url, token: buyer.token });
    const described = await read(`/api/stream/metadata/${video}`);
    const captions = await read(`/api/stream/captions/${video}/fr.vtt`);
    for (const { status, text } of [described, captions]) {
      expect(status).toBe(200);
      expect(text.normalize('NFD').replace(/\p{M}/gu, '')).not.toMatch(/zephyrine|quokka|0177/i);
    }
    expect(captions.text).toContain('pharmacienne');
    expect(captions.text.match(/ --> /g)).toHaveLength(3);
    expect(described.body.chapters).toEqual([{ title: 'Pourquoi ••• ?', start: 0, end: null }]);
    expect(described.body.description).toBe('•••, au •••, prépare.');
    expect(described.body.questions).toEqual([{ text: 'Pourquoi ••• ?', answer_text: '•••, deux fois' }]);
    const [french, english] = described.body.captions;
    expect(french?.tags.join(' ')).toMatch(/pharmac/);
    expect(french?.summary).toContain('pharmacienne');
    expect([english?.tags, english?.summary]).toEqual([['Pharmacist'], '•••, a pharmacist.']);
    const own = await app.request<StreamMetadata>({ url: `/api/stream/metadata/${video}`, token: owner.token });
    expect(own.body.captions[1]?.summary).toBe('Quokkaförd, a pharmacist.');
  });

  it('is listed only for the company that bought it', async () => {
    const [buyer, other] = [await recruiter(app), await recruiter(app)];
    expect(await bought(buyer)).toEqual([]);
    await buy(buyer);
    expect([await bought(buyer), await bought(other)]).toEqual([[video], []]);
    const refused = await app.request({ url: `/api/stream/access?seeker_id=${owner.id}`, token: owner.token });
    expect(refused.status).toBe(403);
    const bad = await app.request({ url: '/api/stream/access?seeker_id=zéphyrine', token: buyer.token });
    expect(bad.status).toBe(400);
  });

  it('is free if the profile is already open', async () => {
    const buyer = await recruiter(app);
    await reserved(app, buyer, owner.id);
    expect((await buy(buyer)).body.charged).toBe(0);
    expect(await creditsOf(app, buyer)).toEqual([20, 1, 19]);
  });

  it('is charged once for parallel requests', async () => {
    const buyer = await recruiter(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(buyer)));
    expect(answers.map(({ body }) => body.charged).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(await creditsOf(app, buyer)).toEqual([19, 0, 19]);
  });

  it('is not for sale if the recruiter may not see its owner, or without credits', async () => {
    const [excluded, poor] = [await recruiter(app), await recruiter(app)];
    await exclude(app, owner.token, { company_id: excluded.companyId });
    expect((await buy<Refusal>(excluded)).status).toBe(404);
    expect((await buy<Refusal>(excluded, newId())).status).toBe(404);
    expect((await buy<Refusal>(owner)).status).toBe(403);
    await RequestContext.create(app.orm.em, async () => {
      const credits = app.app.get(CreditsFacade, { strict: false });
      for (let n = 0; n < 4; n += 1) await credits.spend({ ownerId: poor.id, price: 'COMPANY_SPOTLIGHT', key: `${n}` });
    });
    const short = await buy<Refusal>(poor);
    expect([short.status, short.body.required]).toEqual([402, 1]);
    expect(await statuses(poor)).toEqual([403, 403, 403]);
  });

  it('stops playing if the person hides', async () => {
    const buyer = await recruiter(app);
    await buy(buyer);
    expect(await statuses(buyer)).toEqual([200, 200, 200]);
    await show(app, owner.token, false);
    expect(await statuses(buyer)).toEqual([404, 404, 404]);
    expect(await bought(buyer)).toEqual([]);
    await show(app, owner.token, true);
    expect(await statuses(buyer)).toEqual([200, 200, 200]);
  });

  it('is not for sale until the person agrees, and the card says so', async () => {
    const shy = await seeker(app);
    const own = await app.request<User>({ url: '/api/users/me', token: shy.token });
    expect(own.body.video_sale_allowed).toBeNull();
    const buyer = await recruiter(app);
    for (const answer of [null, false]) {
      expect(await allowSale(answer)).toBe(answer);
      expect(await forSale(buyer)).toBe(false);
      const refused = await buy<Refusal>(buyer);
      expect([refused.status, refused.body.code]).toEqual([409, 'RESERVATIONS.VIDEO_NOT_FOR_SALE']);
      expect(await creditsOf(app, buyer)).toEqual([20, 0, 20]);
      expect(await statuses(buyer)).toEqual([403, 403, 403]);
    }
    expect(await allowSale(true)).toBe(true);
    expect(await forSale(buyer)).toBe(true);
    expect((await buy(buyer)).body.charged).toBe(1);
    const found = await app.request<{ users: { id: string; video_for_sale: boolean }[] }>({
      url: '/api/users?limit=100',
      token: buyer.token,
    });
    expect(found.body.users.find(({ id }) => id === owner.id)?.video_for_sale).toBe(true);
  });

  it('is not for sale while the pair is closed, and the card says so', async () => {
    const asks = await recruiter(app);
    expect(await forSale(asks)).toBe(true);
    const { id } = await reserved(app, asks, owner.id);
    await answer(app, owner, id, 'REJECTED');
    expect(await forSale(asks)).toBe(false);
    const refused = await buy<Refusal>(asks);
    expect([refused.status, refused.body.code]).toEqual([409, 'RESERVATIONS.COOLING_DOWN']);
    expect(await forSale(await recruiter(app))).toBe(true);
  });

  it('stays available to its buyer until the person disagrees, and again for free if they agree later', async () => {
    const buyer = await recruiter(app);
    await buy(buyer);
    await allowSale(null);
    expect([await statuses(buyer), (await buy(buyer)).body.charged]).toEqual([[200, 200, 200], 0]);
    await allowSale(false);
    expect([await statuses(buyer), await bought(buyer)]).toEqual([[403, 403, 403], []]);
    expect((await buy<Refusal>(buyer)).body.code).toBe('RESERVATIONS.VIDEO_NOT_FOR_SALE');
    await allowSale(true);
    expect([await statuses(buyer), (await buy(buyer)).body.charged]).toEqual([[200, 200, 200], 0]);
    expect(await creditsOf(app, buyer)).toEqual([19, 0, 19]);
  });

  it('notifies the person of each purchase immediately, on the site and by email', async () => {
    const buyer = await recruiter(app);
    await Promise.all([buy(buyer), buy(buyer)]);
    await app.runJobs();
    const [{ name = '' } = {}] = await query<{ name: string }>(
      app.databaseUrl,
      'select name from company where id = $1',
      [buyer.companyId],
    );
    const { body } = await app.request<NotificationsPage>({ url: '/api/notifications?limit=100', token: owner.token });
    const told = body.notifications.filter(({ text }) => text.startsWith(name));
    expect(told).toEqual([expect.objectContaining({ kind: 'video', path: '/profile/access-log' })]);
    expect(told[0]?.text).toMatch(/a acheté l’accès à l’une de vos présentations/);
    const emails = (await emailsIn(app.dataDir)).filter(
      ({ to, subject }) => to === owner.email && subject.startsWith(name),
    );
    expect(emails.map(({ subject }) => subject)).toEqual([`${name} a acheté l’accès à l’une de vos présentations`]);
  });

  it('is never sold after a no, even if both happen in parallel', async () => {
    for (let round = 0; round < 8; round += 1) {
      await allowSale(true);
      const buyer = await recruiter(app);
      const [answer] = await Promise.all([buy<VideoAccessAnswer & Refusal>(buyer), allowSale(false)]);
      const paid = answer.status === 200 ? 1 : 0;
      expect([200, 409]).toContain(answer.status);
      expect(await creditsOf(app, buyer)).toEqual([20 - paid, 0, 20 - paid]);
      expect(await statuses(buyer)).toEqual([403, 403, 403]);
      expect((await buy<Refusal>(buyer)).status).toBe(409);
    }
    await allowSale(true);
  });

  it('is bought once by a deduction that names it, but not by one without a reference', async () => {
    const buyer = await recruiter(app);
    const deduct = (reference?: object) =>
      app.request<{ new_balance: number }>({
        method: 'POST',
        url: '/api/credits/deduct',
        token: buyer.token,
        payload: { amount: 1, reason: 'VIDEO_ACCESS', ...(reference && { reference }) },
      });
    expect((await deduct()).status).toBe(409);
    expect(await statuses(buyer)).toEqual([403, 403, 403]);
    for (let times = 0; times < 2; times += 1) {
      expect((await deduct({ type: 'VIDEO', id: video })).body).toEqual({ success: true, new_balance: 19 });
    }
    expect(await statuses(buyer)).toEqual([200, 200, 200]);
  });
});
