import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { newId } from '../ids/new-id.js';
import type { SharedPaths } from './shared-paths.js';
import type { TrustsProxy } from './trusted-proxies.js';

/** Max JSON body. Files use multipart or tus, which have their own limits. */
export const JSON_BODY_LIMIT_BYTES = 64 * 1024;
/** The longest upload: 30 minutes by the specification, plus a minute to answer. */
const REQUEST_TIMEOUT_MS = 31 * 60 * 1000;
/** Node looks for expired headers only every 30 s by default, so a slow sender kept its connection for up to 38 s instead of 8. */
const CHECK_CONNECTIONS_MS = 2_000;

const requestIdPattern = /^[\w-]{8,64}$/;

/** A trusted proxy may set the request id; one that a client made up, or that is no plain identifier, is replaced. */
const requestIds =
  (trusts: TrustsProxy) =>
  (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    const isPlain = typeof given === 'string' && requestIdPattern.test(given);
    return isPlain && trusts(request.socket.remoteAddress ?? '') ? given : newId();
  };

/**
 * Fastify with limits, because by default it waits forever for slow senders.
 *
 * @param shared paths that are pages for browsers and data for programs.
 * @param trusts proxies that may report the caller's address and the request's id.
 */
export function createFastifyAdapter(shared: SharedPaths, trusts: TrustsProxy): FastifyAdapter {
  const adapter = new FastifyAdapter({
    rewriteUrl: (request: IncomingMessage) => shared.addressOf(request),
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    http: { connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: (address: string) => trusts(address),
    genReqId: requestIds(trusts),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    exposeHeadRoutes: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // draining.ts ends connections during shutdown; requests that still arrive are served.
    return503OnClosing: false,
    logger: false,
  });
  const { server } = adapter.getInstance();
  server.headersTimeout = 8_000;
  return adapter;
}
