import { z } from 'zod';
import { timestamp } from '../../../platform/contract/fields.contract.js';

const count = z.int().min(0);

export const queueCounts = z.object({
  name: z.string(),
  waiting: count,
  active: count,
  delayed: count,
  completed: count,
  failed: count,
});

/** A component's health, as the readiness check sees it. DEGRADED: it works with a problem, described in `detail`. */
export const partHealth = z.object({
  name: z.string(),
  state: z.enum(['OK', 'DEGRADED', 'FAILED']),
  /** In the reader's language, except the technical cause of a failure. */
  detail: z.string().nullable(),
  detail_language: z.enum(['fr', 'en']).nullable(),
});
export type PartHealth = z.infer<typeof partHealth>;

/** `GET /api/admin/queues`: waiting and failed work. `queues` is null if the queue does not answer. */
export const queuesAnswer = z.object({
  /** Components with problems first. */
  health: z.array(partHealth),
  outbox: z.object({
    due: count,
    delayed: count,
    dead: count,
    oldest_due_seconds: count,
    waiting: count,
    oldest_waiting_seconds: count,
  }),
  queues: z.array(queueCounts).nullable(),
  /** Messages that this version of the server cannot read and leaves for another, oldest first, at most 100. */
  waiting: z.array(
    z.object({
      source: z.enum(['outbox', 'queue']),
      queue: z.string().nullable(),
      id: z.string(),
      name: z.string(),
      reason: z.string(),
      since: timestamp,
      request_id: z.string().nullable(),
    }),
  ),
  /** Newest first, at most 100; without payloads, which operators do not need. */
  dead_letters: z.array(
    z.object({
      source: z.enum(['outbox', 'queue']),
      queue: z.string().nullable(),
      id: z.string(),
      name: z.string(),
      attempts: count,
      error: z.string(),
      died_at: timestamp,
      request_id: z.string().nullable(),
    }),
  ),
});
export type QueuesAnswer = z.infer<typeof queuesAnswer>;
export type WaitingRow = QueuesAnswer['waiting'][number];
export type DeadLetterRow = QueuesAnswer['dead_letters'][number];

/** `POST /api/admin/dead-letters/retry` */
export const retryRequest = z.union([
  z.strictObject({ source: z.literal('outbox'), id: z.uuid() }),
  z.strictObject({ source: z.literal('queue'), queue: z.string().min(1).max(60), id: z.string().min(1).max(200) }),
]);
export type RetryRequest = z.infer<typeof retryRequest>;

export const retried = z.object({ success: z.literal(true) });
export type Retried = z.infer<typeof retried>;
