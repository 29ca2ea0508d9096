import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const EXACTLY_ONCE = 'exactly-once';

/**
 * For a write (or all of a controller) whose answer commits together with it, if the caller sends an `Idempotency-Key`. If the process
 * dies at any moment, a repetition gets the first answer, or runs because nothing was written.
 *
 * The handler runs in one transaction: it must call no other system, delete no file, and count no attempt that a refusal must keep.
 */
export const ExactlyOnce = (): CustomDecorator => SetMetadata(EXACTLY_ONCE, true);
