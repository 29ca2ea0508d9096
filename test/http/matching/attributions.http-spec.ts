import type { Attributions } from '../../../server/modules/matching/http/attributions.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('GET /api/taxonomy/attributions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('is public and empty if nothing is imported', async () => {
    const { status, body } = await app.request<Attributions>({ url: '/api/taxonomy/attributions' });
    expect(status).toBe(200);
    expect(body).toEqual({ level: 1, attributions: [] });
  });

  it('agrees with the level that readiness shows', async () => {
    const { body } = await app.request<{ checks: Record<string, { ok: boolean; detail?: string }> }>({
      url: '/api/health/ready',
    });
    expect(body.checks['matching']).toMatchObject({ ok: true });
    expect(body.checks['matching']?.detail).toMatch(/^Level 1, lexicon-/);
  });
});
