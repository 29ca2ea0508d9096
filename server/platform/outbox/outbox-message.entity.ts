import { defineEntity, p } from '@mikro-orm/core';

/** An event starts all jobs subscribed to it; a job message starts that job. */
export type OutboxKind = 'event' | 'job';

/**
 * The outbox table. Mapped for the schema test; `insert-outbox-messages.ts` and the relay use SQL, because they depend on locks
 * and the database's time.
 */
export const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox_message',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<OutboxKind>(),
    /** Name of the event or job definition. */
    name: p.text(),
    /** Version of the event; 1 for jobs. The default is for code that does not write it. */
    version: p.integer().default(1),
    payload: p.json<Record<string, unknown>>(),
    /** Set if the caller named the work, instead of the definition's `jobId`. */
    jobKey: p.text().strictNullable(),
    requestId: p.text().strictNullable(),
    /** W3C `traceparent`: the job continues the trace of the request. Null if tracing was off. */
    traceParent: p.text().strictNullable(),
    /** Not before this time; moved into the future after a failure. */
    availableAt: p.datetime(3),
    /** Number of failed deliveries. */
    attempts: p.integer(),
    lastError: p.text().strictNullable(),
    createdAt: p.datetime(3),
    publishedAt: p.datetime(3).strictNullable(),
    /** Set when the relay gave up; a person must check it. */
    deadAt: p.datetime(3).strictNullable(),
    /** The requirement of this message that the relay that read it does not have; see `waiting.ts`. */
    waitingFor: p.text().strictNullable(),
    waitingSince: p.datetime(3).strictNullable(),
    /** Jobs that were started although the message waits. */
    deliveredTo: p.json<string[]>().strictNullable(),
  },
  indexes: [
    {
      name: 'outbox_message_ready_index',
      properties: ['availableAt', 'id'],
      where: 'published_at is null and dead_at is null and waiting_for is null',
    },
    {
      name: 'outbox_message_waiting_for_index',
      properties: ['waitingFor', 'availableAt'],
      where: 'waiting_for is not null',
    },
    { name: 'outbox_message_waiting_since_index', properties: ['waitingSince'], where: 'waiting_for is not null' },
    {
      name: 'outbox_message_due_index',
      properties: ['availableAt', 'id'],
      where: 'published_at is null and dead_at is null',
    },
    { name: 'outbox_message_published_at_index', properties: ['publishedAt'], where: 'published_at is not null' },
    { name: 'outbox_message_dead_at_index', properties: ['deadAt'], where: 'dead_at is not null' },
  ],
  checks: [
    { name: 'outbox_message_kind_check', expression: `kind in ('event', 'job')` },
    { name: 'outbox_message_name_check', expression: 'char_length(name) >= 3 and char_length(name) <= 100' },
    { name: 'outbox_message_job_key_check', expression: 'char_length(job_key) >= 1 and char_length(job_key) <= 200' },
    { name: 'outbox_message_trace_parent_check', expression: 'char_length(trace_parent) <= 200' },
    { name: 'outbox_message_attempts_check', expression: 'attempts >= 0' },
    { name: 'outbox_message_version_check', expression: 'version >= 1' },
    {
      name: 'outbox_message_waiting_check',
      expression:
        '(waiting_for is null) = (waiting_since is null) and (waiting_for is null or published_at is null and dead_at is null)',
    },
    { name: 'outbox_message_waiting_for_check', expression: 'char_length(waiting_for) <= 200' },
    { name: 'outbox_message_end_check', expression: 'published_at is null or dead_at is null' },
  ],
});
