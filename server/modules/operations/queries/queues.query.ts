import { Injectable } from '@nestjs/common';
import { HealthChecks, type HealthOutcome } from '../../../platform/health/health-checks.js';
import { detailOf } from '../../../platform/health/health-words.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { Logger } from '../../../platform/logging/logger.js';
import {
  type DeadLetter,
  DeadLetters,
  OutboxOverview,
  type WaitingItem,
  WaitingWork,
} from '../../../platform/outbox/index.js';
import { QueueOverview } from '../../../platform/queue/index.js';
import type { PartHealth, QueuesAnswer } from '../http/queues.contract.js';

const MAX_ROWS = 100;
/** Errors of other systems can be long; their beginning identifies them. */
const MAX_ERROR_LENGTH = 1_000;

const rowOf = ({ source, queue, id, name, attempts, error, diedAt, requestId }: DeadLetter) => ({
  source,
  queue,
  id,
  name,
  attempts,
  error: error.slice(0, MAX_ERROR_LENGTH),
  died_at: diedAt.toISOString(),
  request_id: requestId,
});

const waitingRowOf = ({ source, queue, id, name, reason, since, requestId }: WaitingItem) => ({
  source,
  queue,
  id,
  name,
  reason: reason.slice(0, MAX_ERROR_LENGTH),
  since: since.toISOString(),
  request_id: requestId,
});

const order = ['FAILED', 'DEGRADED', 'OK'] as const;

/** State of the outbox, the queues and the health checks, with the work that failed for good. */
@Injectable()
export class QueuesQuery {
  constructor(
    private readonly outbox: OutboxOverview,
    private readonly queues: QueueOverview,
    private readonly letters: DeadLetters,
    private readonly waiting: WaitingWork,
    private readonly checks: HealthChecks,
    private readonly translator: Translator,
    private readonly logger: Logger,
  ) {}

  /** @param language of the remarks; causes of failures stay in the words of the part that failed */
  async execute(language: Language): Promise<QueuesAnswer> {
    const health = Object.entries(await this.checks.run())
      .map(([name, outcome]) => this.#healthOf(name, outcome, language))
      .sort((left, right) => order.indexOf(left.state) - order.indexOf(right.state));
    const { due, delayed, dead, oldestDueSeconds, waiting, oldestWaitingSeconds } = await this.outbox.counts();
    const outbox = {
      due,
      delayed,
      dead,
      oldest_due_seconds: Math.max(oldestDueSeconds, 0),
      waiting,
      oldest_waiting_seconds: Math.max(oldestWaitingSeconds, 0),
    };
    try {
      const [counts, letters, left] = await Promise.all([
        this.queues.counts(),
        this.letters.list(MAX_ROWS),
        this.waiting.list(MAX_ROWS),
      ]);
      const queues = Object.entries(counts).map(([name, count]) => ({ name, ...count }));
      return { health, outbox, queues, waiting: left.map(waitingRowOf), dead_letters: letters.map(rowOf) };
    } catch (error) {
      this.logger.warn({ event: 'queue-overview-failed', err: error }, 'the queues do not answer');
      const [letters, left] = await Promise.all([this.letters.messages(MAX_ROWS), this.waiting.messages(MAX_ROWS)]);
      return { health, outbox, queues: null, waiting: left.map(waitingRowOf), dead_letters: letters.map(rowOf) };
    }
  }

  #healthOf(name: string, outcome: HealthOutcome, language: Language): PartHealth {
    const { ok, degraded, cause } = outcome;
    const detail = detailOf(outcome, language, this.translator);
    return {
      name,
      state: !ok ? 'FAILED' : degraded ? 'DEGRADED' : 'OK',
      detail,
      detail_language: detail === null ? null : cause === undefined ? language : 'en',
    };
  }
}
