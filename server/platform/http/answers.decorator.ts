import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

/**
 * A route's answer: status, OpenAPI response, and the schema that serialises it, so that only fields of the contract leave the
 * server.
 *
 * @example @Answers(201, jobAnswer, 'The job as stored.')
 */
export function Answers(status: number, schema: z.ZodType, description: string): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, standardSchema: schema, description }),
  );
}
