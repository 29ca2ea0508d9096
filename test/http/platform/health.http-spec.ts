import { startTestApp, type TestApp } from '../../support/app.js';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('is alive without asking anybody', async () => {
    expect((await app.request({ url: '/api/health' })).body).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('is ready when every part answers', async () => {
    const { status, body } = await app.request<{ status: string; checks: Record<string, { ok: boolean }> }>({
      url: '/api/health/ready',
    });
    expect([status, body.status]).toEqual([200, 'ok']);
    expect(Object.keys(body.checks)).toEqual(expect.arrayContaining(['database', 'queue', 'storage', 'ffmpeg']));
  });
});
