import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../auth/actor.js';
import type { ErrorAnswer, FactsAnswer } from '../contract/error.contract.js';
import { Translator } from '../i18n/translator.js';
import { Logger } from '../logging/logger.js';
import { type HttpProblem, problemOf } from './http-problem.js';
import { languageOf } from './language.js';
import { noteFailure } from './trace-requests.js';

/** The only place that turns an error into an answer: status, stable code, and a message in the caller's language. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(Translator) private readonly translator: Translator,
    @Inject(Logger) private readonly logger: Logger,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also Fastify's error and not-found handler, for failures before a route is reached. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem = problemOf(error);
    const requestId = String(request.id);
    if (problem.status >= 500) {
      noteFailure(request, problem.code);
      this.logger.error(
        { err: error, code: problem.code, method: request.method, route: request.routeOptions?.url },
        'request failed',
      );
    }
    this.#noteRefusal(problem, request);
    if (reply.sent || reply.raw.headersSent) {
      // A stream failed after its headers were sent: cut the connection, so that the client knows the body is incomplete.
      reply.raw.destroy();
      return;
    }
    const language = languageOf(request.headers['accept-language']);
    const body: Omit<ErrorAnswer, 'details'> & Pick<Partial<ErrorAnswer | FactsAnswer>, 'details'> = {
      ...problem.figures,
      error: this.translator.text(problem.sentence ?? problem.code, language, { ...problem.params, requestId }),
      code: problem.code,
      requestId,
    };
    if (problem.facts) body.details = { ...problem.facts };
    if (problem.details.length > 0) {
      body.details = problem.details.map(({ path, code, message, params }) => ({
        path,
        code,
        message: message ?? this.translator.text(code, language, params ?? problem.params),
      }));
    }
    if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', String(problem.retryAfterSeconds));
    void reply
      .status(problem.status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .send(JSON.stringify(body));
  }

  /** Logs refusals that matter for security, with event name and ids only. */
  #noteRefusal({ status, code }: HttpProblem, request: FastifyRequest & { actor?: Actor | null }): void {
    if (status !== 403 && status !== 429) return;
    const event = status === 403 ? 'access-denied' : 'limit-hit';
    const { method } = request;
    this.logger.warn(
      { event, code, method, route: request.routeOptions?.url, accountId: request.actor?.id ?? null },
      event,
    );
  }
}
