import sharp from 'sharp';
import type { PictureWords } from '../../../server/modules/jobs/pictures/picture-words.js';
import { SharePictures } from '../../../server/modules/jobs/pictures/share-pictures.js';
import { Unavailable } from '../../../server/platform/errors/request.errors.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { publish, signUpWithCompany } from './market.js';

describe('share pictures', () => {
  let app: TestApp;
  let token: string;
  let companyId: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ token, companyId } = await signUpWithCompany(app, 'Aciers <b>Été</b> & fils'));
  });
  afterAll(() => app.close());

  const read = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer<unknown>> =>
    app.request<unknown>({ url, headers });

  it('are drawn for a job and a company, in either language, and kept by their ETag', async () => {
    const job = await publish(app, token, { title: '</span><b>Chef & "co"</b>' });
    const etags = new Set<string>();
    for (const url of [`/og/jobs/${job.id}.png`, `/og/company/${companyId}.png`]) {
      for (const language of ['fr', 'en']) {
        const asked = `${url}?lang=${language}`;
        const { status, headers, bytes } = await read(asked);
        expect([asked, status, headers['content-type']]).toEqual([asked, 200, 'image/png']);
        expect(headers['cache-control']).toBe('public, max-age=600');
        const { format, width, height } = await sharp(bytes).metadata();
        expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
        expect((await sharp(bytes).stats()).isOpaque).toBe(true);
        const again = await read(asked, { 'if-none-match': String(headers['etag']) });
        expect([again.status, again.bytes.length]).toEqual([304, 0]);
        etags.add(String(headers['etag']));
      }
    }
    expect(etags.size).toBe(4);
  });

  it('follow an edit, and equal words give equal bytes', async () => {
    const job = await publish(app, token, { title: 'Soudeuse' });
    const url = `/og/jobs/${job.id}.png`;
    const [before, twin] = await Promise.all([read(url), read(url)]);
    expect(before.bytes.equals(twin.bytes)).toBe(true);
    await app.request({ method: 'PUT', url: `/api/jobs/${job.id}`, token, payload: { title: 'Monteuse' } });
    const after = await read(url, { 'if-none-match': String(before.headers['etag']) });
    expect(after.status).toBe(200);
    expect(after.bytes.equals(before.bytes)).toBe(false);
  });

  it('are gone with the posting, and missing for drafts and nobody', async () => {
    const job = await publish(app, token);
    await app.request({ method: 'DELETE', url: `/api/jobs/${job.id}`, token });
    expect((await read(`/og/jobs/${job.id}.png`)).status).toBe(410);
    const draft = await publish(app, token, { status: 'DRAFT' });
    for (const url of [
      `/og/jobs/${draft.id}.png`,
      '/og/jobs/0190a0a0-0000-7000-8000-00000000dead.png',
      '/og/jobs/x.png',
      '/og/company/0190a0a0-0000-7000-8000-00000000dead.png',
    ])
      expect([url, (await read(url)).status]).toEqual([url, 404]);
  });

  it('are drawn at most four at once, the same one only once', async () => {
    const pictures = new SharePictures();
    const words = (title: string): PictureWords => ({ title, subtitle: '', facts: '', slogan: '' });
    const four = ['A', 'B', 'C', 'D'].map((title) => pictures.draw(words(title)));
    const again = pictures.draw(words('A'));
    await expect(pictures.draw(words('E'))).rejects.toBeInstanceOf(Unavailable);
    const [first] = await Promise.all(four);
    expect(await again).toBe(first);
    expect(await pictures.draw(words('A'))).toBe(first);
    expect((await pictures.draw(words('E'))).length).toBeGreaterThan(1_000);
  });
});
