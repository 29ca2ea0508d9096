import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AccessRules } from '../../../server/platform/auth/access-rules.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const roles = new Set(['JOB_SEEKER', 'RECRUITER', 'PENDING_RECRUITER', 'OPERATOR']);
/** Routes outside of controllers: the API documents and the client's files. */
const outsideControllers = /^\/(api\/(openapi\.json|docs(\/.*)?))?$/;

interface Route {
  method: string;
  url: string;
}

describe('routes deny by default', () => {
  let app: TestApp;
  const registered: Route[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    // Read the routes from the server's own route tree, so that no new route can be missing.
    const tree = app.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
    let depth: string[] = [];
    for (const line of tree.split('\n')) {
      const match = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!match) continue;
      const level = (match[1] ?? '').length / 4;
      depth = [...depth.slice(0, level), match[2] ?? ''];
      for (const method of (match[3] ?? '').split(', ').filter(Boolean))
        registered.push({ method, url: depth.join('') });
    }
  });
  afterAll(() => app.close());

  it('knows all routes of the server', () => {
    expect(registered.length).toBeGreaterThan(30);
    const ruled = new Set(
      app.app
        .get(AccessRules)
        .routes()
        .map(({ method, path }) => `${method} ${path}`),
    );
    const unruled = registered
      .filter(({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && !outsideControllers.test(url))
      .map(({ method, url }) => `${method} ${url}`)
      .filter((route) => !ruled.has(route));
    expect(unruled).toEqual([]);
  });

  it('each have a rule with existing roles', () => {
    for (const { rule, handler } of app.app.get(AccessRules).routes()) {
      expect([handler, rule]).toEqual([handler, expect.anything()]);
      if (rule?.kind === 'roles')
        for (const role of rule.roles) expect([handler, roles.has(role)]).toEqual([handler, true]);
    }
  });

  it('answer 401 to signed-out callers, unless they are public', async () => {
    const closed = app.app
      .get(AccessRules)
      .routes()
      .filter(({ rule }) => rule?.kind !== 'anyone');
    expect(closed.length).toBeGreaterThan(20);
    for (const { method, path } of closed) {
      const url = path.replace(/:\w+/g, '0190a0a0-0000-7000-8000-000000000000');
      const { status, body } = await app.request<{ code: string }>({ method: method as 'GET', url });
      expect([method, path, status, body.code]).toEqual([method, path, 401, 'IDENTITY.UNAUTHENTICATED']);
    }
  });

  it('stop the boot if one has no rule', async () => {
    @Controller('forgotten')
    class ForgottenController {
      @Get()
      read(): string {
        return 'everything';
      }
    }
    @Module({ imports: [DiscoveryModule], controllers: [ForgottenController], providers: [AccessRules] })
    class ForgetfulModule {}
    const forgetful = await NestFactory.create(ForgetfulModule, new FastifyAdapter(), {
      logger: false,
      abortOnError: false,
    });
    await expect(forgetful.init()).rejects.toThrow('no access rule on GET /forgotten (ForgottenController.read)');
    await forgetful.close();
  });
});
