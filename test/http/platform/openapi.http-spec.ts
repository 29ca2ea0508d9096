import { AccessRules } from '../../../server/platform/auth/access-rules.js';
import { startTestApp, type TestApp } from '../../support/app.js';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown>; requestBody?: unknown }>>;
}

describe('the OpenAPI document', () => {
  let app: TestApp;
  let document: Document;
  beforeAll(async () => {
    app = await startTestApp();
    document = (await app.request<Document>({ url: '/api/openapi.json' })).body;
  });
  afterAll(() => app.close());

  it('is version 3.1 and describes every route', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    const missing = app.app
      .get(AccessRules)
      .routes()
      .filter(({ method, path }) => !document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()])
      .map(({ method, path }) => `${method} ${path}`);
    expect(missing).toEqual([]);
  });

  it('describes the answers of each route, from its contract', () => {
    const silent = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => Object.keys(operation.responses).length === 0)
        .map(([method]) => `${method} ${path}`),
    );
    expect(silent).toEqual([]);
    const login = JSON.stringify(document.paths['/api/auth/login']?.['post']);
    expect(login).toContain('password');
    expect(login).toContain('token');
  });

  it('has a viewer page without inline scripts', async () => {
    const { text, headers } = await app.request({ url: '/api/docs' });
    expect(headers['content-type']).toContain('text/html');
    expect(text).not.toMatch(/<script>|onload=/);
    expect((await app.request({ url: '/api/docs/swagger-ui-bundle.js' })).status).toBe(200);
  });
});
