import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type AppOptions } from './app.module.js';
import { registerBodyDeadline } from './platform/http/body-deadline.js';
import { registerDraining } from './platform/http/draining.js';
import { createFastifyAdapter } from './platform/http/fastify-adapter.js';
import { measureRequests } from './platform/http/measure-requests.js';
import { registerRawBody } from './platform/http/raw-body.js';
import { registerRequestScope } from './platform/http/request-scope.js';
import { SharedPaths } from './platform/http/shared-paths.js';
import { registerStreamedBody } from './platform/http/streamed-body.js';
import { trustedProxies } from './platform/http/trusted-proxies.js';
import { IdempotencyStore } from './platform/idempotency/idempotency-store.js';
import { settleKeys } from './platform/idempotency/settle-key.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { Metrics } from './platform/metrics/metrics.js';
import { openApiDocument, serveOpenApi } from './platform/openapi/openapi.js';
import { Settings } from './platform/config/settings.js';
import { RealtimeGateway } from './platform/realtime/realtime-gateway.js';
import { registerSecurityHeaders } from './platform/security/headers.js';
import { registerRateLimit } from './platform/security/rate-limit.js';
import { servePages } from './platform/static/client-files.js';
import { PageShell } from './platform/static/page-shell.js';

/** Where the built client lies, seen from dist/server. */
const builtClient = fileURLToPath(new URL('../client', import.meta.url));

/** Pages that are also data to whoever asks for it (decision C-45). */
const sharedPaths = ['/companies'];

export interface ApiOptions extends AppOptions {
  /** Folder of the built client; null serves the API alone. */
  readonly clientFolder?: string | null;
}

/** The whole HTTP application, ready to listen. The process and the tests make it the same way. */
export async function createApi(options: ApiOptions): Promise<NestFastifyApplication> {
  const { env, logger, clientFolder = builtClient } = options;
  const shared = new SharedPaths(sharedPaths);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(options),
    createFastifyAdapter(shared, trustedProxies(env.TRUSTED_PROXIES)),
    {
      logger: new NestLogger(logger),
      bodyParser: true,
      abortOnError: false,
    },
  );
  const fastify = app.getHttpAdapter().getInstance();
  shared.announce(fastify);
  measureRequests(fastify, app.get(Metrics));
  registerBodyDeadline(fastify);
  registerRawBody(fastify);
  registerStreamedBody(fastify);
  registerSecurityHeaders(fastify, { isSecure: app.get(Settings).isSecure });
  registerDraining(fastify);
  const closeRateLimit = await registerRateLimit(fastify, env, logger);
  fastify.addHook('onClose', closeRateLimit);
  await fastify.register(cookie);
  settleKeys(fastify, app.get(IdempotencyStore), logger);
  await fastify.register(multipart, { limits: { fieldSize: 10_000, fields: 20, files: 1, headerPairs: 50 } });
  registerRequestScope(fastify, app.get(MikroORM));
  serveOpenApi(fastify, () => openApiDocument(app));
  if (clientFolder) await servePages(fastify, clientFolder, app.get(PageShell));
  await app.init();
  await fastify.ready();
  app.get(RealtimeGateway).attach(fastify.server);
  return app;
}
