import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { Logger } from '../../../platform/logging/logger.js';
import { sealMasked } from '../domain/seal-masked.js';

/**
 * Second protection of masked people, on all routes: if a presenter returns too much, the reader still gets only the mask. The
 * log has field names, never values.
 */
@Injectable()
export class MaskSeal implements NestInterceptor {
  constructor(private readonly logger: Logger) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(map((answer: unknown) => this.seal(answer, context)));
  }

  private seal(answer: unknown, context: ExecutionContext): unknown {
    const { value, leaks } = sealMasked(answer);
    if (leaks.length > 0) {
      const handler = `${context.getClass().name}.${context.getHandler().name}`;
      this.logger.error({ event: 'mask-sealed', handler, leaks }, 'a masked person had more than the mask');
    }
    return value;
  }
}
