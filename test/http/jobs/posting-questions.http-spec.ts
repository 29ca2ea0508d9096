import type {
  JobDetail,
  JobsPage,
  OwnJobInFull,
  OwnJobsPage,
  PostingChecklist,
} from '../../../server/modules/jobs/http/jobs.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUp, signUpWithCompany, wholeJob } from './market.js';

interface Refusal {
  code: string;
  details?: { path: string }[];
}

const why = 'Pourquoi ce métier ?';
const since = 'Depuis combien de temps soudez-vous ?';

describe('the video questions of a posting', () => {
  let app: TestApp;
  let own: { token: string };
  let stranger: { token: string };
  let seeker: string;
  beforeAll(async () => {
    app = await startTestApp();
    own = await signUpWithCompany(app, 'Acier Chaudière');
    stranger = await signUpWithCompany(app, 'Autre Acier');
    seeker = await signUp(app, 'JOB_SEEKER');
  });
  afterAll(() => app.close());

  const post = <T = OwnJobInFull>(payload: object, token = own.token) =>
    app.request<T>({ method: 'POST', url: '/api/jobs', token, payload });
  const put = <T = OwnJobInFull>(id: string, payload: object, token = own.token) =>
    app.request<T>({ method: 'PUT', url: `/api/jobs/${id}`, token, payload });
  const read = async (id: string, token?: string): Promise<JobDetail> =>
    (await app.request<JobDetail>({ url: `/api/jobs/${id}`, ...(token !== undefined && { token }) })).body;

  it('are an empty list by default', async () => {
    const { body } = await post({ title: 'Peintre' });
    expect(body.video_questions).toEqual([]);
    expect((await read(body.id, own.token)).video_questions).toEqual([]);
  });

  it('are trimmed, returned to their author, and visible to all readers of the posting', async () => {
    const { status, body } = await post({ ...wholeJob, video_questions: [`  ${why} `, '', since, why.toUpperCase()] });
    expect(status).toBe(201);
    expect(body.video_questions).toEqual([why, since]);
    for (const token of [undefined, seeker, stranger.token, own.token]) {
      expect((await read(body.id, token)).video_questions).toEqual([why, since]);
    }
  });

  it('are changed as one list, stay if a change omits them, and are removed by an empty list', async () => {
    const { id } = await publish(app, own.token, { video_questions: [why, since] });
    expect((await put(id, { title: 'Soudeuse' })).body.video_questions).toEqual([why, since]);
    expect((await put(id, { video_questions: [since, why] })).body.video_questions).toEqual([since, why]);
    expect((await put(id, { video_questions: [' '] })).body.video_questions).toEqual([]);
  });

  it('are at most eight of 500 characters, without blanks and repetitions', async () => {
    const long = Array.from({ length: 8 }, (_, place) => `${place}${'é'.repeat(499)}`);
    const { status, body } = await post({ title: 'Peintre', video_questions: [...long, '', long[0]] });
    expect(status).toBe(201);
    expect(body.video_questions).toEqual(long);
    for (const video_questions of [[...long, 'Une neuvième ?'], ['x'.repeat(501)], why, [7], null]) {
      const refused = await post<Refusal>({ title: 'Peintre', video_questions });
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 400, code: 'REQUEST.INVALID' });
      expect(refused.body.details?.map(({ path }) => path.split('.')[0])).toContain('video_questions');
    }
  });

  it('can contain any characters, also eight times 500 of the longest', async () => {
    const widest = Array.from({ length: 8 }, (_, place) => `${place}${'😀'.repeat(249)}`);
    expect((await post({ title: 'Peintre', video_questions: widest })).body.video_questions).toEqual(widest);
    const quoted = Array.from({ length: 8 }, (_, place) => `${place}${'"'.repeat(499)}`);
    expect((await post({ title: 'Peintre', video_questions: quoted })).body.video_questions).toEqual(quoted);
  });

  it('cannot be changed by strangers, or read by others in a draft', async () => {
    const { body: draft } = await post({ title: 'Peintre', video_questions: [why] });
    const active = await publish(app, own.token, { video_questions: [why] });
    for (const { id } of [draft, active]) {
      expect((await put<Refusal>(id, { video_questions: [since] }, stranger.token)).status).toBe(404);
      expect((await read(id, own.token)).video_questions).toEqual([why]);
    }
    expect((await put<Refusal>(active.id, { video_questions: [since] }, seeker)).status).toBe(403);
    for (const token of [undefined, seeker, stranger.token]) {
      const { status } = await app.request({ url: `/api/jobs/${draft.id}`, ...(token !== undefined && { token }) });
      expect(status).toBe(404);
    }
  });

  it('are in no list', async () => {
    await publish(app, own.token, { video_questions: [why] });
    const open = await app.request<JobsPage>({ url: '/api/jobs' });
    const mine = await app.request<OwnJobsPage>({ url: '/api/jobs/my/jobs', token: own.token });
    for (const job of [...open.body.jobs, ...mine.body.jobs]) expect(job).not.toHaveProperty('video_questions');
    expect(open.body.jobs.length).toBeGreaterThan(0);
  });

  it('are checked by the checklist like the rest of the text', async () => {
    const check = async (video_questions: string[]): Promise<string | undefined> => {
      const { body } = await app.request<PostingChecklist>({
        method: 'POST',
        url: '/api/jobs/checklist',
        token: own.token,
        payload: { title: 'Soudeuse', video_questions },
      });
      return body.items.find(({ item }) => item === 'CANADIAN_EXPERIENCE')?.state;
    };
    expect(await check([why])).toBe('DONE');
    expect(await check([why, 'Quelle est votre expérience canadienne ?'])).toBe('WARNING');
  });

  it('are on the public page, after a sentence in the reader’s language, and are never markup', async () => {
    const { id } = await publish(app, own.token, { video_questions: [why, '<script>alert(1)</script>'] });
    const page = async (path: string): Promise<string> =>
      (await app.request<string>({ url: path, headers: { accept: 'text/html' } })).text;
    const french = await page(`/jobs/${id}`);
    expect(french).toContain('Questions auxquelles répondre');
    expect(french).toContain(`<ol><li>${why}</li><li>&lt;script&gt;alert(1)&lt;/script&gt;</li></ol>`);
    expect(await page(`/jobs/${id}?lang=en`)).toContain(
      '<p lang="en">On video, by sound or in writing. Answering is your choice.',
    );
    const { id: silent } = await publish(app, own.token);
    expect(await page(`/jobs/${silent}`)).not.toContain('Questions auxquelles répondre');
  });
});
