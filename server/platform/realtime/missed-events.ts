import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** How long events are kept. A client that was disconnected longer reloads everything. */
export const KEEP_HOURS = 24;
/** Maximum events that are sent again to one socket, and about how many are kept per person. */
export const MAX_KEPT = 500;
/**
 * Rows become visible in commit order, not in the order of `at`: a row that was being committed when the cursor was taken can be
 * older than the cursor. Far longer than any insert takes; clients ignore repeated ids.
 */
const OVERLAP_SECONDS = 30;

interface MissedEvent {
  readonly type: string;
  /** The message as it was sent the first time. */
  readonly message: Record<string, unknown>;
}

export interface Missed {
  readonly events: readonly MissedEvent[];
  /** False if more events were missed than are kept. */
  readonly complete: boolean;
  /** The next cursor, from the database's clock. */
  readonly at: string;
}

interface Row {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
  readonly at: string | Date;
}

/** Events that a person's screens missed while they were not connected. */
@Injectable()
export class MissedEvents {
  constructor(private readonly orm: MikroORM) {}

  /** @param since the client's cursor; without one it has just loaded everything, and only the overlap is sent. */
  async since(userId: string, since: Date | null): Promise<Missed> {
    const em = this.orm.em.fork();
    const [clock] = await em.execute<{ at: string | Date; complete: boolean }[]>(
      `select now() as at, coalesce(?::timestamptz > now() - interval '${KEEP_HOURS} hours', true) as complete`,
      [since],
    );
    const rows = await em.execute<Row[]>(
      `select id, type, payload, at from realtime_event
        where user_id = ? and at >= coalesce(?::timestamptz, now()) - ? * interval '1 second'
        order by at desc, id desc limit ?`,
      [userId, since, OVERLAP_SECONDS, MAX_KEPT + 1],
    );
    return {
      events: rows
        .slice(0, MAX_KEPT)
        .reverse()
        .map(({ id, type, payload, at }) => ({
          type,
          message: { event_id: id, at: new Date(at).toISOString(), ...payload },
        })),
      complete: (clock?.complete ?? true) && rows.length <= MAX_KEPT,
      at: new Date(clock?.at ?? Number.NaN).toISOString(),
    };
  }
}
