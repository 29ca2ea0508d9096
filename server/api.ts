import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule, type AppOptions } from './app.module.js';
import { RungAddressBook } from './modules/media/index.js';
import { sharedResumePath } from './modules/resumes/index.js';
import { registerBodyDeadline } from './platform/http/body-deadline.js';
import { registerDraining } from './platform/http/draining.js';
import { registerCompressedPages } from './platform/http/compressed-pages.js';
import { createFastifyAdapter } from './platform/http/fastify-adapter.js';
import { measureRequests } from './platform/http/measure-requests.js';
import { registerRawBody } from './platform/http/raw-body.js';
import { registerRequestScope } from './platform/http/request-scope.js';
import { awaitHandlers } from './platform/http/running-handlers.js';
import { SharedPaths } from './platform/http/shared-paths.js';
import { StopNotice } from './platform/http/stop-notice.js';
import { registerStreamedBody } from './platform/http/streamed-body.js';
import { traceRequests } from './platform/http/trace-requests.js';
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
import { OWN_READS } from './platform/security/own-reads.js';
import { servePages } from './platform/static/client-files.js';
import { PageRenderer } from './platform/static/page-renderer.js';
import { ListedPages } from './platform/static/listed-pages.js';
import { PageShell } from './platform/static/page-shell.js';
import { registerShareTarget } from './platform/static/share-target.js';
import { Tracing } from './platform/tracing/tracing.js';
import type { PageRead } from './platform/static/page-thread.js';

/** Folder of the built client, relative to dist/server. */
const builtClient = fileURLToPath(new URL('../client', import.meta.url));

/** The client's program that renders public pages. */
const pageWriter = fileURLToPath(new URL('../pages/worker.js', import.meta.url));

/** Addresses that are pages for browsers and data for programs (decision C-45). */
const sharedPaths = ['/companies'];

export interface ApiOptions extends AppOptions {
  /** Folder of the built client; null serves the API alone. */
  readonly clientFolder?: string | null;
}

/** The whole HTTP application, ready to listen. The process and the tests both use it. */
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
  traceRequests(fastify, app.get(Tracing));
  registerBodyDeadline(fastify);
  registerRawBody(fastify);
  registerStreamedBody(fastify);
  const mediaOrigins = await app.get(RungAddressBook).origins();
  registerSecurityHeaders(fastify, { isSecure: app.get(Settings).isSecure, mediaOrigins });
  registerCompressedPages(fastify);
  registerDraining(fastify, app.get(StopNotice));
  awaitHandlers(fastify);
  const closeRateLimit = await registerRateLimit(fastify, env, logger);
  fastify.addHook('onClose', closeRateLimit);
  await fastify.register(cookie);
  settleKeys(fastify, app.get(IdempotencyStore), logger);
  await fastify.register(multipart, { limits: { fieldSize: 10_000, fields: 20, files: 1, headerPairs: 50 } });
  registerRequestScope(fastify, app.get(MikroORM));
  serveOpenApi(fastify, () => openApiDocument(app));
  const renderer = app.get(PageRenderer);
  if (clientFolder) {
    const { PUBLIC_URL: publicUrl, SERVICE_WORKER: hasServiceWorker } = app.get(Settings).env;
    const [shell, listed] = [app.get(PageShell), app.get(ListedPages)];
    await registerShareTarget(fastify, sharedResumePath);
    await servePages(fastify, { folder: clientFolder, shell, renderer, listed, publicUrl, hasServiceWorker });
  }
  await app.init();
  await fastify.ready();
  if (clientFolder) renderer.start(pageWriter, (address, language) => readAsAnybody(fastify, address, language));
  app.get(RealtimeGateway).attach(fastify.server);
  return app;
}

/** Requests the answer that an anonymous visitor would get. */
async function readAsAnybody(fastify: FastifyInstance, address: string, language: string): Promise<PageRead> {
  const { statusCode, body } = await fastify.inject({
    method: 'GET',
    url: address,
    remoteAddress: OWN_READS,
    headers: { accept: 'application/json', 'accept-language': language },
  });
  return { status: statusCode, body };
}
