import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { generateMatches } from '../jobs/generate-matches.definition.js';
import type { GenerationScope } from './scope-generation.js';

/** Enqueues the computation of a scope. */
@Injectable()
export class QueueGeneration {
  constructor(private readonly outbox: Outbox) {}

  /** @returns the id of the run. */
  async execute(scope: GenerationScope | null): Promise<string> {
    const runId = newId();
    if (scope) await this.outbox.enqueue(generateMatches, { run_id: runId, ...scope });
    return runId;
  }
}
