import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainWord, type Span } from '../tracing/span.js';
import type { Tracing } from '../tracing/tracing.js';

const spans = new WeakMap<FastifyRequest, Span>();

/** The span of a request; undefined if tracing is off. */
export const spanOf = (request: FastifyRequest): Span | undefined => spans.get(request);

/** No route has this address. */
const UNMATCHED = 'unmatched';

/** Marks the request's span. @param code of the answer, such as `REQUEST.DEFECT` */
export function noteFailure(request: FastifyRequest, code: string): void {
  spans.get(request)?.fail(code);
}

/**
 * Traces each request by its route pattern, such as `GET /api/jobs/:id`, and never by its address. The trace id comes from the browser's
 * header `traceparent`, so one trace has the request of a click and the jobs and emails that it started.
 */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.is404 ? UNMATCHED : (request.routeOptions.url ?? UNMATCHED);
    const method = plainWord(request.method);
    const span = tracing.begin({
      name: `${method} ${plainWord(route)}`,
      kind: 'server',
      parent: request.headers.traceparent,
      isOurs: false,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'entrevue.request_id': String(request.id),
      },
    });
    if (span) spans.set(request, span);
    done();
  });
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    span?.end();
    done();
  });
  // The caller hung up: the hook above is not called.
  fastify.addHook('onRequestAbort', (request, done) => {
    const span = spans.get(request);
    span?.set({ 'entrevue.outcome': 'aborted' });
    span?.end();
    done();
  });
}
