import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { RegisterForEvent } from '../modules/bookings/use-cases/register-for-event.js';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';
import { SaveJob } from '../modules/jobs/use-cases/save-job.js';
import { KeepSearch } from '../modules/notifications/use-cases/keep-search.js';
import { ChangeShortlists } from '../modules/shortlists/use-cases/change-shortlists.js';
import { StarPerson } from '../modules/shortlists/use-cases/star-person.js';
import type { Actor } from '../platform/auth/actor.js';
import { asRequest } from './as-request.js';
import type { CompanyKey } from './content/content-types.js';
import { registrations, savedPostings, savedSearches, shortlists } from './content/habits.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';
import type { SeededSeeker } from './seed-seekers.js';

/** The demo's job seeker saves postings and searches. */
export async function seedSaved(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
  seekers: readonly SeededSeeker[],
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const saveJob = app.get(SaveJob, { strict: false });
  const keepSearch = app.get(KeepSearch, { strict: false });
  const accountId = ownSeeker(seekers);
  for (const [key, title] of savedPostings) {
    const [job] = await em.execute<{ id: string }[]>(
      `select id from job where company_id = ? and status = 'ACTIVE' and expires_at > now() and starts_with(title, ?)`,
      [companies.get(key)?.companyId, title],
    );
    if (job) await asRequest(app, () => saveJob.save(accountId, job.id));
  }
  const standing = await em.execute<{ name: string }[]>('select name from saved_search where account_id = ?', [
    accountId,
  ]);
  for (const { name, filters } of savedSearches)
    if (!standing.some((search) => search.name === name))
      await asRequest(app, () => keepSearch.create(accountId, { name, filters, alert: true }));
}

/** The company of the demo's recruiter has lists of people. */
export async function seedShortlists(
  app: INestApplicationContext,
  { companyId, recruiterId }: SeededCompany,
  seekers: readonly SeededSeeker[],
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const change = app.get(ChangeShortlists, { strict: false });
  const star = app.get(StarPerson, { strict: false });
  const recruiter: Actor = { id: recruiterId, sessionId: 'demo-content', role: 'RECRUITER' };
  for (const { name, people } of shortlists) {
    const [standing] = await em.execute<{ id: string }[]>(
      'select id from shortlist where company_id = ? and name = ?',
      [companyId, name],
    );
    const listId = standing?.id ?? (await asRequest(app, () => change.make(recruiter, name)));
    for (const [key, note] of people) {
      const person = seekers.find((seeker) => seeker.key === key);
      const text = note && frenchTypography(note);
      if (person) await asRequest(app, () => star.execute(recruiter, listId, { user_id: person.id, note: text }));
    }
  }
}

/** People register for the sample events. */
export async function seedRegistrations(app: INestApplicationContext, seekers: readonly SeededSeeker[]): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const register = app.get(RegisterForEvent, { strict: false });
  for (const [slug, keys] of Object.entries(registrations)) {
    const people = seekers.filter(({ key }) => keys.includes(key));
    const missing = await em.execute<{ event_id: string; account_id: string }[]>(
      `select e.id as event_id, a.id as account_id from event e join account a on a.id in (?)
        where e.slug = ? and not exists
          (select 1 from event_registration r where r.event_id = e.id and r.account_id = a.id)`,
      [people.map(({ id }) => id), slug],
    );
    for (const { event_id: eventId, account_id: id } of missing) {
      const actor: Actor = { id, sessionId: 'demo-content', role: 'JOB_SEEKER' };
      await asRequest(app, () => register.register(actor, eventId));
    }
  }
}

function ownSeeker(seekers: readonly SeededSeeker[]): string {
  const { email } = demoAccounts.JOB_SEEKER;
  const own = seekers.find(({ key }) => email.startsWith(`${key}@`));
  if (!own) throw new Error('the demo seeker is not there yet');
  return own.id;
}
