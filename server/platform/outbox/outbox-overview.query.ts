import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface OutboxCounts {
  /** Can be delivered now. */
  readonly due: number;
  /** Scheduled for later, or waiting for a retry. */
  readonly delayed: number;
  /** Given up. */
  readonly dead: number;
  /** Age of the oldest due message; grows if no relay runs or the queue is unavailable. */
  readonly oldestDueSeconds: number;
  /** Left for another version of the server (`waiting.ts`). */
  readonly waiting: number;
  readonly oldestWaitingSeconds: number;
}

/** Readiness counts up to this. */
const GLANCE = 1_000;

/** The outbox for readiness; `isMore` if a count reached `GLANCE`. */
export interface OutboxGlance {
  readonly due: number;
  readonly dead: number;
  readonly isMore: boolean;
  readonly oldestDueSeconds: number;
  readonly waiting: number;
  readonly oldestWaitingSeconds: number;
}

/** Backlog of the relays, for health, metrics and the back office. */
@Injectable()
export class OutboxOverview {
  constructor(private readonly orm: MikroORM) {}

  async counts(): Promise<OutboxCounts> {
    const [row] = await this.orm.em.fork().execute<OutboxCounts[]>(
      `select
         count(*) filter (where dead_at is null and waiting_for is null and available_at <= now())::int as due,
         count(*) filter (where dead_at is null and waiting_for is null and available_at > now())::int as delayed,
         count(*) filter (where dead_at is not null)::int as dead,
         coalesce(extract(epoch from now() - min(available_at)
           filter (where dead_at is null and waiting_for is null and available_at <= now())), 0)::int as "oldestDueSeconds",
         count(*) filter (where waiting_for is not null)::int as waiting,
         coalesce(extract(epoch from now() - min(waiting_since)), 0)::int as "oldestWaitingSeconds"
       from outbox_message
       where published_at is null`,
    );
    return row ?? { due: 0, delayed: 0, dead: 0, oldestDueSeconds: 0, waiting: 0, oldestWaitingSeconds: 0 };
  }

  /** The same at a constant cost: five short index reads. */
  async glance(): Promise<OutboxGlance> {
    const [row] = await this.orm.em.fork().execute<Omit<OutboxGlance, 'isMore'>[]>(
      `select
         (select count(*) from (
            select from outbox_message
             where published_at is null and dead_at is null and waiting_for is null and available_at <= now()
             order by available_at limit ${GLANCE}) due)::int as due,
         (select count(*) from (select from outbox_message where dead_at is not null limit ${GLANCE}) dead)::int as dead,
         coalesce((select extract(epoch from now() - available_at) from outbox_message
                    where published_at is null and dead_at is null and waiting_for is null and available_at <= now()
                    order by available_at limit 1), 0)::int as "oldestDueSeconds",
         (select count(*) from (select from outbox_message where waiting_for is not null limit ${GLANCE}) waiting)::int
           as waiting,
         coalesce((select extract(epoch from now() - waiting_since) from outbox_message
                    where waiting_for is not null order by waiting_since limit 1), 0)::int as "oldestWaitingSeconds"`,
    );
    const { due = 0, dead = 0, oldestDueSeconds = 0, waiting = 0, oldestWaitingSeconds = 0 } = row ?? {};
    const isMore = [due, dead, waiting].some((figure) => figure >= GLANCE);
    return { due, dead, oldestDueSeconds, waiting, oldestWaitingSeconds, isMore };
  }
}
