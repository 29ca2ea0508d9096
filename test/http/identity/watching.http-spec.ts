import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type Person, signUp as signUpForVideo, uploadAndProcess } from '../media/people.js';
import { accessLogOf, pageOf, type Recruiter, recruiterOf } from './hiring.js';

jest.setTimeout(120_000);

describe('a seeker’s video', () => {
  let app: TestApp;
  let seeker: Person;
  let recruiter: Recruiter;
  let stranger: Recruiter;
  let video: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '86400' } });
    seeker = await signUpForVideo(app);
    [recruiter, stranger] = [await recruiterOf(app), await recruiterOf(app)];
    video = await uploadAndProcess(app, seeker, await readFile(await sample('interview-moov-at-end.mp4')));
  });
  afterAll(() => app.close());

  const paths = (id: string) => [
    `/api/stream/video/${id}`,
    `/api/stream/thumbnail/${id}`,
    `/api/stream/metadata/${id}`,
  ];
  const statuses = (token: string, id = video) =>
    Promise.all(paths(id).map(async (url) => (await app.request({ url, token })).status));
  const watched = async () => (await accessLogOf(app, seeker.token)).filter(({ kind }) => kind === 'WATCHED');

  it('is listed on a masked page but not shown: no stream, no picture, no description', async () => {
    const { body } = await pageOf(app, seeker.id, recruiter.token);
    expect(body).toMatchObject({ is_masked: true, video_profiles: [{ id: video }] });
    expect(await statuses(recruiter.token)).toEqual([403, 403, 403]);
    expect(await statuses(recruiter.token, newId())).toEqual([404, 404, 404]);
    const { body: refusal } = await app.request({ url: `/api/stream/video/${video}`, token: recruiter.token });
    expect(refusal).toMatchObject({ code: 'MEDIA.MASKED' });
    expect(await watched()).toEqual([]);
  });

  it('is shown once the profile is open, and logged for the seeker once per viewer and day', async () => {
    const pair = { seekerId: seeker.id, companyId: recruiter.companyId };
    await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'RESERVED' });
    expect(await statuses(recruiter.token)).toEqual([200, 200, 200]);
    expect(await statuses(stranger.token)).toEqual([403, 403, 403]);
    expect(await statuses((await signUpForVideo(app)).token)).toEqual([404, 404, 404]);
    const { body } = await app.request<StreamMetadata>({
      url: `/api/stream/metadata/${video}`,
      token: recruiter.token,
    });
    expect(body.user).toMatchObject({ full_name: expect.stringMatching(/^Personne/) });
    const url = `/api/stream/video/${video}`;
    await app.request({ method: 'HEAD', url, token: recruiter.token });
    await Promise.all(
      [0, 10, 20].map((from) =>
        app.request({ url, token: recruiter.token, headers: { range: `bytes=${from}-${from + 9}` } }),
      ),
    );
    expect(await watched()).toEqual([
      expect.objectContaining({
        interaction: 'RESERVED',
        masked: false,
        viewer: expect.objectContaining({ company: expect.objectContaining({ id: recruiter.companyId }) }),
      }),
    ]);
    await app.request({ url, token: seeker.token });
    // The clock of tests starts at 15:00 UTC.
    app.clock.advance(10 * 3_600_000);
    await app.request({ url, token: recruiter.token });
    expect(await watched()).toHaveLength(2);

    await app.app.get(DisclosuresFacade).conceal(pair);
    expect(await statuses(recruiter.token)).toEqual([403, 403, 403]);
    const cached = await app.request({ url, token: recruiter.token, headers: { 'if-none-match': '*' } });
    expect(cached.status).toBe(403);
  });
});
