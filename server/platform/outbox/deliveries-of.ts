import { z } from 'zod';
import type { AnyJobDefinition } from '../queue/define-job.js';
import type { JobRegistry } from '../queue/job-registry.js';
import type { JobDelivery } from '../queue/queues.js';
import type { OutboxKind } from './outbox-message.entity.js';
import { eventKey, jobKey, type Missing, payloadKey, subscriberKey } from './waiting.js';

/** A claimed row, with what the delivery needs. */
export interface ClaimedMessage {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly name: string;
  /** Version of the event. */
  readonly version: number;
  readonly payload: unknown;
  readonly jobKey: string | null;
  readonly requestId: string | null;
  readonly traceParent: string | null;
  /** Number of failures so far. */
  readonly attempts: number;
  /** Subscribers that earlier deliveries dealt with, while the message waited for another version. */
  readonly deliveredTo: readonly string[];
  readonly isWaiting: boolean;
}

/** Jobs of a message, and its faults. Faults of one subscriber do not block the others. */
export interface Deliveries {
  readonly deliveries: readonly JobDelivery[];
  readonly faults: readonly Error[];
  /** Set if another version of the server must deliver the rest. */
  readonly missing: Missing | null;
  /** Names of the jobs that need no other delivery of this message. */
  readonly settled: readonly string[];
}

/**
 * The jobs that a message starts. Ids are deterministic, so delivering it twice adds nothing. An event without subscribers starts
 * none.
 *
 * @param subscribers names of the jobs that the event starts in any version that runs.
 */
export function deliveriesOf(
  message: ClaimedMessage,
  registry: JobRegistry,
  subscribers: readonly string[] = [],
): Deliveries {
  const unknown = unknownTo(message, registry);
  if (unknown) return { deliveries: [], faults: [], missing: unknown, settled: message.deliveredTo };
  const deliveries: JobDelivery[] = [];
  const faults: Error[] = [];
  const unreadable: string[] = [];
  const settled = new Set(message.deliveredTo);
  const targets = targetsOf(message, registry);
  for (const { definition, payloadOf } of targets) {
    if (settled.has(definition.name)) continue;
    try {
      const raw = payloadOf();
      if (raw !== null) deliveries.push(deliveryOf(message, definition, raw));
      settled.add(definition.name);
    } catch (error) {
      const line = `${definition.name}: ${error instanceof Error ? error.message : String(error)}`;
      if (error instanceof z.ZodError) unreadable.push(line);
      else faults.push(new Error(line));
    }
  }
  const isHere = (name: string): boolean => targets.some(({ definition }) => definition.name === name);
  const elsewhere = subscribers.find((name) => !isHere(name) && !settled.has(name));
  return { deliveries, faults, missing: missingOf(unreadable, elsewhere), settled: [...settled] };
}

function unknownTo({ kind, name, version }: ClaimedMessage, registry: JobRegistry): Missing | null {
  if (kind === 'job') {
    return registry.find(name) ? null : { key: jobKey(name), reason: `job ${name} is unknown to this version` };
  }
  const event = registry.event(name);
  if (event && version <= event.version) return null;
  const what = event ? `version ${version} of event ${name}` : `event ${name}`;
  return { key: eventKey(name, version), reason: `${what} is unknown to this version` };
}

function missingOf(unreadable: readonly string[], elsewhere: string | undefined): Missing | null {
  if (elsewhere !== undefined) {
    return { key: subscriberKey(elsewhere), reason: `its subscriber ${elsewhere} is unknown to this version` };
  }
  return unreadable.length > 0 ? { key: payloadKey, reason: unreadable.join('\n') } : null;
}

interface Target {
  readonly definition: AnyJobDefinition;
  payloadOf(): unknown;
}

function targetsOf(message: ClaimedMessage, registry: JobRegistry): readonly Target[] {
  if (message.kind === 'event') {
    return registry.subscribers(message.name).map(({ definition, subscription }) => ({
      definition,
      payloadOf: () => subscription.toJobPayload(message.payload, message.version),
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
    data: {
      payload,
      request_id: message.requestId,
      ...(message.traceParent === null ? {} : { trace_parent: message.traceParent }),
    },
  };
}
