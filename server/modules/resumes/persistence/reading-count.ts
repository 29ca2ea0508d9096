import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { TooManyReadings } from '../domain/resume.errors.js';
import { resumeLimits } from '../domain/resume-limits.js';

const DAY_MS = 86_400_000;

/** Counts readings per account and day (UTC). One statement decides, so parallel requests never take one too many. */
@Injectable()
export class ReadingCount {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyReadings */
  async take(accountId: string): Promise<void> {
    const now = this.clock.now();
    const rows = await this.em.execute<unknown[]>(
      `insert into resume_reading as r (account_id, day, count) values (?, ?::date, 1)
       on conflict (account_id) do update
         set day = excluded.day, count = case when r.day = excluded.day then r.count + 1 else 1 end
       where r.day <> excluded.day or r.count < ${resumeLimits.perDay} returning count`,
      [accountId, now.toISOString().slice(0, 10)],
    );
    if (rows.length === 0) throw new TooManyReadings(Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000));
  }
}
