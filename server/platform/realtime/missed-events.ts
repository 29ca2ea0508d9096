import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** How long what was told is kept. Whoever was away longer asks for everything again. */
export const KEEP_HOURS = 24;
/** The most that is sent again to one socket, and about what is kept for one person. */
export const MOST_KEPT = 500;
/**
 * Rows are seen in the order of their commits, not of their times: one that was being written when the cursor was taken has an
 * earlier time. Far longer than any insert takes; who gets something twice knows it by its id.
 */
const OVERLAP_SECONDS = 30;

interface MissedEvent {
  readonly type: string;
  /** As it went over the wire the first time. */
  readonly message: Record<string, unknown>;
}

export interface Missed {
  readonly events: readonly MissedEvent[];
  /** False when more was missed than is kept. */
  readonly complete: boolean;
  /** The cursor from here on, by the database's clock. */
  readonly at: string;
}

interface Row {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
  readonly at: string | Date;
}

/** What a person's screen was not told because it was not connected. */
@Injectable()
export class MissedEvents {
  constructor(private readonly orm: MikroORM) {}

  /** @param since the client's cursor; without one it has just asked for everything, and the overlap alone is sent. */
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
      [userId, since, OVERLAP_SECONDS, MOST_KEPT + 1],
    );
    return {
      events: rows
        .slice(0, MOST_KEPT)
        .reverse()
        .map(({ id, type, payload, at }) => ({
          type,
          message: { event_id: id, at: new Date(at).toISOString(), ...payload },
        })),
      complete: (clock?.complete ?? true) && rows.length <= MOST_KEPT,
      at: new Date(clock?.at ?? Number.NaN).toISOString(),
    };
  }
}
