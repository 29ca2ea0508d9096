import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

/**
 * The answer of a route: its status, its OpenAPI response, and the schema through which it is serialised, so that a field
 * which is not in the contract cannot leave the server.
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
