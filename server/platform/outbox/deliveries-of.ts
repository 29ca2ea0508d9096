import type { AnyJobDefinition } from '../queue/define-job.js';
import type { JobRegistry } from '../queue/job-registry.js';
import type { JobDelivery } from '../queue/queues.js';
import type { OutboxKind } from './outbox-message.entity.js';

/** A claimed row, as far as handing it on needs it. */
export interface ClaimedMessage {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly name: string;
  readonly payload: unknown;
  readonly jobKey: string | null;
  readonly requestId: string | null;
  /** Failures so far. */
  readonly attempts: number;
}

/** What a message asks for, and what is wrong with it. Faults of one subscriber do not hold up the others. */
export interface Deliveries {
  readonly deliveries: readonly JobDelivery[];
  readonly faults: readonly Error[];
}

/**
 * Works out the jobs that a message starts. The same message always gives the same ids, so that handing it on twice adds
 * nothing. An event that nobody waits for starts none.
 */
export function deliveriesOf(message: ClaimedMessage, registry: JobRegistry): Deliveries {
  const deliveries: JobDelivery[] = [];
  const faults: Error[] = [];
  for (const { definition, payloadOf } of targetsOf(message, registry)) {
    try {
      const raw = payloadOf();
      if (raw !== null) deliveries.push(deliveryOf(message, definition, raw));
    } catch (error) {
      faults.push(new Error(`${definition.name}: ${error instanceof Error ? error.message : String(error)}`));
    }
  }
  if (message.kind === 'job' && !registry.find(message.name)) {
    faults.push(new Error(`job ${message.name} is unknown to this version`));
  }
  return { deliveries, faults };
}

interface Target {
  readonly definition: AnyJobDefinition;
  payloadOf(): unknown;
}

function targetsOf(message: ClaimedMessage, registry: JobRegistry): readonly Target[] {
  if (message.kind === 'event') {
    return registry.subscribers(message.name).map(({ definition, subscription }) => ({
      definition,
      payloadOf: () => subscription.toJobPayload(message.payload),
    }));
  }
  const job = registry.find(message.name);
  return job ? [{ definition: job.definition, payloadOf: () => message.payload }] : [];
}

function deliveryOf(message: ClaimedMessage, definition: AnyJobDefinition, raw: unknown): JobDelivery {
  const payload = definition.payload.parse(raw) as Record<string, unknown>;
  return {
    definition,
    id: `${message.id}.${definition.name}`,
    key: message.jobKey ?? definition.jobId?.(payload) ?? null,
    data: { payload, request_id: message.requestId },
  };
}
