import { Injectable, SetMetadata } from '@nestjs/common';
import type { AnyJobDefinition, PayloadOf } from './define-job.js';
import type { JobContext, JobOutcome } from './job-context.js';

/** Runs one kind of job. Every run has an EntityManager of its own; deliveries are at least once, so check before doing. */
export interface JobHandler<D extends AnyJobDefinition> {
  handle(payload: PayloadOf<D>, context: JobContext): Promise<JobOutcome>;
  /** Called once after the last failed attempt, so that the entity can move to a state a person sees. */
  exhausted?(payload: PayloadOf<D>, error: Error): Promise<void>;
}

export const handledJob = Symbol('handled-job');

/**
 * Marks a provider as the one that runs `definition`.
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
