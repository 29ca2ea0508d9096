import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.js';
import { requestSeconds, requestsTotal } from './http.metrics.js';

/** No route has this address. Whatever a scanner asks for is one series. */
const UNMATCHED = 'unmatched';
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures each request by its route pattern, such as `/api/jobs/:id`, and never by its address. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  if (!metrics.isOn) return;
  const total = metrics.counter(requestsTotal);
  const seconds = metrics.histogram(requestSeconds);
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const route = request.is404 ? UNMATCHED : (request.routeOptions.url ?? UNMATCHED);
    const method = methods.has(request.method) ? request.method : 'other';
    total.inc({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` });
    seconds.observe({ method, route }, reply.elapsedTime / 1_000);
    done();
  });
}
