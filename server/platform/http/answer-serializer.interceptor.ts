import { type CallHandler, type ExecutionContext, StandardSchemaSerializerInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import type { LeftOutRows } from '../database/left-out-rows.js';
import { NotFound } from '../errors/request.errors.js';
import { fieldsOf, pathsOf } from './issue-paths.js';
import { idOf, withoutBadRows } from './without-bad-rows.js';

/** An answer that cannot be presented. `id` is that of its row; null if it has none. */
class BrokenAnswer extends Error {
  constructor(
    readonly id: string | null,
    readonly fields: readonly string[],
  ) {
    super(`the answer breaks its contract in ${fields.join(', ')}`);
  }
}

/**
 * Serialises each answer through its contract. An invalid row of a list is left out, logged and counted. A page of such a row
 * gives 404 and is counted too. Any other invalid answer is a bug (500).
 */
export class AnswerSerializerInterceptor extends StandardSchemaSerializerInterceptor {
  constructor(
    reflector: Reflector,
    private readonly leftOut: LeftOutRows,
  ) {
    super(reflector);
  }

  override intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const isRead = context.switchToHttp().getRequest<{ method?: string }>().method === 'GET';
    return super
      .intercept(context, next)
      .pipe(
        catchError((error: unknown) =>
          isRead && error instanceof BrokenAnswer && error.id !== null
            ? from(this.leftOut.note([{ list: 'page', id: error.id }], error.fields)).pipe(
                switchMap(() => throwError(() => new NotFound())),
              )
            : throwError(() => error),
        ),
      );
  }

  override async transformToPlain(
    value: object,
    schema: StandardSchemaV1,
    options?: StandardSchemaV1.Options,
  ): Promise<Record<string, unknown>> {
    const validate = async (answer: unknown) => schema['~standard'].validate(answer, options);
    const result = await validate(value);
    if (!result.issues) return result.value as Record<string, unknown>;
    const paths = pathsOf(result.issues);
    const fields = fieldsOf(paths);
    const cleaned = withoutBadRows(value, paths);
    const again = cleaned && (await validate(cleaned.value));
    if (!cleaned || !again || again.issues) throw new BrokenAnswer(idOf(value), fields);
    await this.leftOut.note(cleaned.leftOut, fields);
    return again.value as Record<string, unknown>;
  }
}
