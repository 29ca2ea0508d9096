import type { AnyJobDefinition } from '../queue/define-job.js';
import type { JobRegistry } from '../queue/job-registry.js';
import type { JobDelivery } from '../queue/queues.js';
import type { OutboxKind } from './outbox-message.entity.js';

/** A claimed row, with what the delivery needs. */
export interface ClaimedMessage {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly name: string;
  readonly payload: unknown;
  readonly jobKey: string | null;
  readonly requestId: string | null;
  /** Number of failures so far. */
  readonly attempts: number;
}

/** Jobs of a message, and its faults. Faults of one subscriber do not block the others. */
export interface Deliveries {
  readonly deliveries: readonly JobDelivery[];
  readonly faults: readonly Error[];
}

/**
 * The jobs that a message starts. Ids are deterministic, so delivering it twice adds nothing. An event without subscribers starts
 * none.
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
