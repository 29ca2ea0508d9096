import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { GenerationScope } from '../domain/generation-scope.js';
import { generateMatches } from '../jobs/generate-matches.definition.js';

/** Enqueues the computation of a scope. */
@Injectable()
export class QueueGeneration {
  constructor(private readonly outbox: Outbox) {}

  /**
   * @param endsWithRequest whether workers end it once no request waits for it.
   * @returns the id of the run.
   */
  async execute(scope: GenerationScope | null, endsWithRequest = false): Promise<string> {
    const runId = newId();
    if (scope)
      await this.outbox.enqueue(generateMatches, { run_id: runId, ends_with_request: endsWithRequest, ...scope });
    return runId;
  }
}
