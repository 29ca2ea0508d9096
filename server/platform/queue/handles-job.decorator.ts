import { Injectable, SetMetadata } from '@nestjs/common';
import type { AnyJobDefinition, PayloadOf } from './define-job.js';
import type { JobContext, JobOutcome } from './job-context.js';

/** Handles one type of job. Each run has its own EntityManager. Delivery is at least once, so check the state first. */
export interface JobHandler<D extends AnyJobDefinition> {
  handle(payload: PayloadOf<D>, context: JobContext): Promise<JobOutcome>;
  /** Called once after the last failed attempt, to move the entity to a state that people see. */
  exhausted?(payload: PayloadOf<D>, error: Error): Promise<void>;
}

export const handledJob = Symbol('handled-job');

/**
 * Marks a provider as the handler of `definition`.
 *
 * @example
 * @HandlesJob(compressVideo)
 * export class CompressVideoJob implements JobHandler<typeof compressVideo> { … }
 */
export function HandlesJob<D extends AnyJobDefinition>(definition: D) {
  return <C extends new (...dependencies: never[]) => JobHandler<D>>(target: C): void => {
    Injectable()(target);
    SetMetadata(handledJob, definition)(target);
  };
}
