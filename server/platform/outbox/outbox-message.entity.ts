import { defineEntity, p } from '@mikro-orm/core';

/** An event starts every job subscribed to it; a job message starts that one job. */
export type OutboxKind = 'event' | 'job';

/**
 * The table behind the outbox. It is mapped so that the schema test sees it; rows are written by
 * `insert-outbox-messages.ts` and moved on by the relay in SQL, because both are about locks and the database's clock.
 */
export const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox_message',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<OutboxKind>(),
    /** Name of the event or job definition. */
    name: p.text(),
    payload: p.json<Record<string, unknown>>(),
    /** Set when the caller named the work itself, in place of the definition's `jobId`. */
    jobKey: p.text().strictNullable(),
    requestId: p.text().strictNullable(),
    /** Not before this moment; moved into the future after a failure. */
    availableAt: p.datetime(3),
    /** How often handing it on has failed. */
    attempts: p.integer(),
    lastError: p.text().strictNullable(),
    createdAt: p.datetime(3),
    publishedAt: p.datetime(3).strictNullable(),
    /** Set when the relay gave up; a person has to look. */
    deadAt: p.datetime(3).strictNullable(),
  },
  indexes: [
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
    { name: 'outbox_message_attempts_check', expression: 'attempts >= 0' },
    { name: 'outbox_message_end_check', expression: 'published_at is null or dead_at is null' },
  ],
});
