import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { ViewUser } from '../modules/identity/queries/view-user.query.js';
import { RecordView } from '../modules/jobs/use-cases/record-view.js';
import type { DemoClock } from './demo-clock.js';
import { asRequest } from './as-request.js';
import type { SeededCompany } from './seed-companies.js';
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

/** Lets recruiters open the pages of people whose page was never opened, on days of the last month. */
export async function seedProfileViews(
  app: INestApplicationContext,
  clock: DemoClock,
  companies: Iterable<SeededCompany>,
  seekers: readonly SeededSeeker[],
): Promise<void> {
  const viewUser = app.get(ViewUser, { strict: false });
  const unseen = await app.get(EntityManager, { strict: false }).execute<{ id: string }[]>(
    `select a.id from account a
        where a.id in (?) and not exists (select 1 from access_log l where l.seeker_id = a.id and l.kind = 'VIEWED')
        order by a.email`,
    [seekers.map(({ id }) => id)],
  );
  const recruiters = [...companies].map(({ recruiterId: id }) => ({
    id,
    sessionId: 'demo-content',
    role: 'RECRUITER',
  }));
  for (const [place, { id }] of unseen.entries()) {
    for (const [at, recruiter] of recruiters.entries()) {
      // About every second company, more often in the last days than before.
      if ((place + at) % 2 !== 0) continue;
      const day = ((at * 7 + place * 5) % 27) ** 2 / 27;
      await clock.ago(Math.floor(day) * DAY, () => asRequest(app, () => viewUser.execute(recruiter, id, 'fr')));
    }
  }
}
