import { newId } from '../../../server/platform/ids/new-id.js';
import type { TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';

/** Creates a dead outbox message. @returns its id */
export async function deadMessage(app: TestApp): Promise<string> {
  const id = newId();
  await query(
    app.databaseUrl,
    `insert into outbox_message (id, kind, name, payload, available_at, attempts, last_error, created_at, dead_at)
     values ($1, 'event', 'messaging.report-resolved', $2, now(), 10, 'the queue was away', now(), now())`,
    [id, JSON.stringify({ report_id: id, reporter_id: null, status: 'DISMISSED' })],
  );
  return id;
}
