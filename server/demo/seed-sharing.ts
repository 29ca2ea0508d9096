import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { SaveJobTemplate } from '../modules/jobs/use-cases/save-job-template.js';
import { LeaveFeedback } from '../modules/shares/use-cases/leave-feedback.js';
import { MakeLink } from '../modules/shares/use-cases/make-link.js';
import { ViewLink } from '../modules/shares/use-cases/view-link.js';
import type { Actor } from '../platform/auth/actor.js';
import { asRequest } from './as-request.js';
import { jobTemplates, type DemoShareLink, shareLinks } from './content/sharing.js';
import type { DemoClock } from './demo-clock.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';
import type { SeededSeeker } from './seed-seekers.js';

const DAY_MS = 86_400_000;
const EXPIRES_IN_DAYS = 30;

const actorOf = ({ recruiterId }: SeededCompany): Actor => ({
  id: recruiterId,
  sessionId: 'demo-content',
  role: 'RECRUITER',
});

/** The company of the demo's recruiter has shared people with readers, who have answered. */
export async function seedShareLinks(
  app: INestApplicationContext,
  clock: DemoClock,
  company: SeededCompany,
  seekers: readonly SeededSeeker[],
): Promise<void> {
  const rows = await app
    .get(EntityManager, { strict: false })
    .execute<{ name: string }[]>('select name from share_link where company_id = ?', [company.companyId]);
  const existing = new Set(rows.map(({ name }) => name));
  for (const link of shareLinks)
    if (!existing.has(frenchTypography(link.name))) await share(app, clock, { link, company, seekers });
}

interface Sharing {
  readonly link: DemoShareLink;
  readonly company: SeededCompany;
  readonly seekers: readonly SeededSeeker[];
}

async function share(
  app: INestApplicationContext,
  clock: DemoClock,
  { link, company, seekers }: Sharing,
): Promise<void> {
  const [view, answer] = [app.get(ViewLink, { strict: false }), app.get(LeaveFeedback, { strict: false })];
  const people = link.people.flatMap(([key, feedback]) => {
    const id = seekers.find((seeker) => seeker.key === key)?.id;
    return id === undefined ? [] : [{ id, feedback }];
  });
  const { token } = await clock.ago(link.madeDaysAgo * DAY_MS, () =>
    asRequest(app, () =>
      app.get(MakeLink, { strict: false }).execute(actorOf(company), {
        name: frenchTypography(link.name),
        user_ids: people.map(({ id }) => id),
        shown: link.shown,
        expires_in_days: EXPIRES_IN_DAYS,
      }),
    ),
  );
  for (const daysAgo of link.readDaysAgo)
    await clock.ago(daysAgo * DAY_MS, async () => {
      const page = await asRequest(app, () => view.execute(token, null, 'fr'));
      if (daysAgo !== link.readDaysAgo.at(-1)) return;
      for (const [place, { feedback }] of people.entries()) {
        const shown = page.people[place];
        if (!feedback || !shown) continue;
        const note = feedback.note && frenchTypography(feedback.note);
        await asRequest(app, () => answer.execute(token, null, { ...feedback, note, person_id: shown.id }));
      }
    });
}

/** The company of the demo's recruiter has templates of its postings. */
export async function seedJobTemplates(app: INestApplicationContext, company: SeededCompany): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const saveTemplate = app.get(SaveJobTemplate, { strict: false });
  for (const [name, title] of jobTemplates) {
    const [job] = await em.execute<{ id: string }[]>(
      `select id from job where company_id = ? and starts_with(title, ?)
          and not exists (select 1 from job_template t where t.company_id = job.company_id and t.name = ?)
        order by id limit 1`,
      [company.companyId, title, name],
    );
    if (job)
      await asRequest(app, () => saveTemplate.execute(actorOf(company), company.companyId, { name, job_id: job.id }));
  }
}
