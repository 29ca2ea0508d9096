import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Language, languageOf } from './language.js';

/** The reader's language, from `Accept-Language`. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  languageOf(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
);
