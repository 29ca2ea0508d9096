import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/postgresql';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import type {
  BoughtVideos,
  VideoAccessAnswer,
} from '../../../server/modules/reservations/http/reservations.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { sample } from '../../support/samples/samples.js';
import { accessLogOf, exclude, pageOf, type Recruiter } from '../identity/hiring.js';
import { show } from '../matching/stage.js';
import { uploadAndProcess } from '../media/people.js';
import { creditsOf, recruiter, reserved, type Refusal, seeker, type Seeker } from './stage.js';

jest.setTimeout(120_000);

describe('a video of somebody masked', () => {
  let app: TestApp;
  let owner: Seeker;
  let video: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
    owner = await seeker(app, { full_name: 'Zéphyrine Quokkaförd' });
    video = await uploadAndProcess(app, owner, await readFile(await sample('tiny-16x16.mp4')));
    await app.request({
      method: 'PUT',
      url: `/api/videos/${video}`,
      token: owner.token,
      payload: { title: 'Zéphyrine se présente' },
    });
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

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

  it('is bought once for a company, plays for it alone, and shows nothing else', async () => {
    const [buyer, other] = [await recruiter(app), await recruiter(app)];
    expect(await statuses(buyer)).toEqual([404, 404, 404]);
    expect((await buy(buyer)).body).toEqual({ video_id: video, charged: 1, available_balance: 19 });
    expect((await buy(buyer)).body).toEqual({ video_id: video, charged: 0, available_balance: 19 });
    expect(await statuses(buyer)).toEqual([200, 200, 200]);
    expect(await statuses(other)).toEqual([404, 404, 404]);
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

  it('is named to the company that bought it, and to no other', async () => {
    const [buyer, other] = [await recruiter(app), await recruiter(app)];
    expect(await bought(buyer)).toEqual([]);
    await buy(buyer);
    expect([await bought(buyer), await bought(other)]).toEqual([[video], []]);
    const refused = await app.request({ url: `/api/stream/access?seeker_id=${owner.id}`, token: owner.token });
    expect(refused.status).toBe(403);
    const bad = await app.request({ url: '/api/stream/access?seeker_id=zéphyrine', token: buyer.token });
    expect(bad.status).toBe(400);
  });

  it('costs nothing where the profile is open already', async () => {
    const buyer = await recruiter(app);
    await reserved(app, buyer, owner.id);
    expect((await buy(buyer)).body.charged).toBe(0);
    expect(await creditsOf(app, buyer)).toEqual([20, 1, 19]);
  });

  it('is taken once however often it is asked for at once', async () => {
    const buyer = await recruiter(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(buyer)));
    expect(answers.map(({ body }) => body.charged).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(await creditsOf(app, buyer)).toEqual([19, 0, 19]);
  });

  it('is not for sale where the recruiter may not know of its owner, nor without credits', async () => {
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
    expect(await statuses(poor)).toEqual([404, 404, 404]);
  });

  it('stops with the person’s wish not to be seen', async () => {
    const buyer = await recruiter(app);
    await buy(buyer);
    expect(await statuses(buyer)).toEqual([200, 200, 200]);
    await show(app, owner.token, false);
    expect(await statuses(buyer)).toEqual([404, 404, 404]);
    expect(await bought(buyer)).toEqual([]);
    await show(app, owner.token, true);
    expect(await statuses(buyer)).toEqual([200, 200, 200]);
  });

  it('is bought by a deduction that names it, once, and not by one that names nothing', async () => {
    const buyer = await recruiter(app);
    const deduct = (reference?: object) =>
      app.request<{ new_balance: number }>({
        method: 'POST',
        url: '/api/credits/deduct',
        token: buyer.token,
        payload: { amount: 1, reason: 'VIDEO_ACCESS', ...(reference && { reference }) },
      });
    expect((await deduct()).status).toBe(409);
    expect(await statuses(buyer)).toEqual([404, 404, 404]);
    for (let times = 0; times < 2; times += 1) {
      expect((await deduct({ type: 'VIDEO', id: video })).body).toEqual({ success: true, new_balance: 19 });
    }
    expect(await statuses(buyer)).toEqual([200, 200, 200]);
  });
});
