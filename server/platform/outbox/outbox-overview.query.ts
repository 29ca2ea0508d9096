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
}

/** Readiness counts up to this. */
const GLANCE = 1_000;

/** The outbox for readiness; `isMore` if a count reached `GLANCE`. */
export interface OutboxGlance {
  readonly due: number;
  readonly dead: number;
  readonly isMore: boolean;
  readonly oldestDueSeconds: number;
}

/** Backlog of the relays, for health, metrics and the back office. */
@Injectable()
export class OutboxOverview {
  constructor(private readonly orm: MikroORM) {}

  async counts(): Promise<OutboxCounts> {
    const [row] = await this.orm.em.fork().execute<OutboxCounts[]>(
      `select
         count(*) filter (where dead_at is null and available_at <= now())::int as due,
         count(*) filter (where dead_at is null and available_at > now())::int as delayed,
         count(*) filter (where dead_at is not null)::int as dead,
         coalesce(extract(epoch from now() - min(available_at) filter (where dead_at is null and available_at <= now())), 0)::int
           as "oldestDueSeconds"
       from outbox_message
       where published_at is null`,
    );
    return row ?? { due: 0, delayed: 0, dead: 0, oldestDueSeconds: 0 };
  }

  /** The same at a constant cost: three short index reads. */
  async glance(): Promise<OutboxGlance> {
    const [row] = await this.orm.em.fork().execute<Omit<OutboxGlance, 'isMore'>[]>(
      `select
         (select count(*) from (
            select from outbox_message where published_at is null and dead_at is null and available_at <= now()
             order by available_at limit ${GLANCE}) due)::int as due,
         (select count(*) from (select from outbox_message where dead_at is not null limit ${GLANCE}) dead)::int as dead,
         coalesce((select extract(epoch from now() - available_at) from outbox_message
                    where published_at is null and dead_at is null and available_at <= now()
                    order by available_at limit 1), 0)::int as "oldestDueSeconds"`,
    );
    const { due = 0, dead = 0, oldestDueSeconds = 0 } = row ?? {};
    return { due, dead, oldestDueSeconds, isMore: due >= GLANCE || dead >= GLANCE };
  }
}
