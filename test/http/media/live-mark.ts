import type { TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';

/** Gives a stored video the mark "recorded here, live", as if it had been recorded with this phrase. */
export async function markAsLive(app: TestApp, accountId: string, videoId: string, phrase: string): Promise<void> {
  await query(
    app.databaseUrl,
    `insert into presence_draw (id, account_id, recording_id, language, phrase, gesture, drawn_at, expires_at, upload_id, used_at)
     values (gen_random_uuid(), $1, repeat('a', 32), 'fr', $3, 'OPEN_HAND', now(), now() + interval '1 hour', $2, now())`,
    [accountId, videoId, phrase],
  );
}
