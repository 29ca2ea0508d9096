import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { RecordView } from '../modules/jobs/use-cases/record-view.js';
import type { DemoClock } from './demo-clock.js';
import type { SeededSeeker } from './seed-seekers.js';

const DAY = 86_400_000;

/** Adds views to the postings that have none, on the days since they were published. */
export async function seedViews(
  app: INestApplicationContext,
  clock: DemoClock,
  seekers: readonly SeededSeeker[],
): Promise<void> {
  const recordView = app.get(RecordView, { strict: false });
  const unread = await app
    .get(EntityManager, { strict: false })
    .execute<{ id: string; open_days: number; age: number }[]>(
      `select j.id, floor(extract(epoch from coalesce(j.closed_at, now()) - j.published_at) / 86400)::int as open_days,
            floor(extract(epoch from now() - j.published_at) / 86400)::int as age
       from job j
      where j.published_at is not null and not exists (select 1 from job_view v where v.job_id = j.id)
      order by j.published_at, j.id`,
    );
  for (const [place, { id, open_days: openDays, age }] of unread.entries()) {
    for (const [at, seeker] of seekers.entries()) {
      // About every fourth person, on a day of their own.
      if ((place * 5 + at * 7) % 4 !== 0) continue;
      const day = age - ((at * 3 + place) % (openDays + 1));
      await clock.ago(day * DAY, () => recordView.execute(id, seeker.id));
    }
  }
}
