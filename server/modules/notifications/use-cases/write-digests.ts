import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Notify } from './notify.js';

const PAGE = 200;
const WEEK_MS = 7 * 86_400_000;

/** Sends the weekly digest to people who subscribed and had notifications in the last week. */
@Injectable()
export class WriteDigests {
  constructor(
    private readonly em: EntityManager,
    private readonly notify: Notify,
    private readonly clock: Clock,
  ) {}

  /** @returns how many digests were requested; one per person and day, even if it runs again. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    let requested = 0;
    for (let after = '00000000-0000-0000-0000-000000000000', more = true; more;) {
      signal?.throwIfAborted();
      const rows = await this.em.execute<{ account_id: string }[]>(
        `select p.account_id from notification_preference p
          where p.kind = 'digest' and p.email and p.account_id > ?
            and exists (select 1 from notification n where n.account_id = p.account_id and n.kind <> 'digest' and n.created_at > ?)
          order by p.account_id limit ?`,
        [after, new Date(now.getTime() - WEEK_MS), PAGE],
      );
      for (const { account_id: accountId } of rows) {
        const digest = {
          accountId,
          news: 'WEEKLY_DIGEST',
          eventKey: `week/${day}`,
          params: {},
          path: '/notifications',
        } as const;
        if (await this.notify.execute(digest)) requested += 1;
      }
      after = rows.at(-1)?.account_id ?? after;
      more = rows.length === PAGE;
    }
    return requested;
  }
}
