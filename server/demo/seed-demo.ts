import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';
import { IdentityFacade } from '../modules/identity/index.js';
import { Transaction } from '../platform/database/transaction.js';
import type { DemoClock } from './demo-clock.js';
import { seedApplications } from './seed-applications.js';
import { seedBackOffice } from './seed-back-office.js';
import { seedCompanies } from './seed-companies.js';
import { seedCompanyVideos } from './seed-company-videos.js';
import { seedConversations } from './seed-conversations.js';
import { seedCredits } from './seed-credits.js';
import { seedEvents } from './seed-events.js';
import { seedRegistrations, seedSaved, seedShortlists } from './seed-habits.js';
import { SeedHistory } from './seed-history.js';
import { seedJobs } from './seed-jobs.js';
import { seedLogos, seedPortraits } from './seed-pictures.js';
import { seedReservations } from './seed-reservations.js';
import { seedJobTemplates, seedShareLinks } from './seed-sharing.js';
import { seedSeekers } from './seed-seekers.js';
import { seedOpinions, seedTeam } from './seed-team.js';
import { seedTexts } from './seed-texts.js';
import { seedVerifications } from './seed-verifications.js';
import { seedVideos } from './seed-videos.js';
import { seedProfileViews, seedViews } from './seed-views.js';

/** The operator is created last: once that account exists, everything else does too. */
async function isSeeded(em: EntityManager): Promise<boolean> {
  const rows = await em.execute<object[]>('select 1 from account where email = ?', [demoAccounts.OPERATOR.email]);
  return rows.length > 0;
}

/**
 * Fills the demo through the same use cases as real requests: companies, credits, postings, seekers, applications, reservations, videos, pictures.
 * Each step checks what exists, so an interrupted run continues where it stopped, and a complete demo stays unchanged.
 *
 * @returns false if nothing was missing.
 */
export async function seedDemo(app: INestApplicationContext, clock: DemoClock): Promise<boolean> {
  const em = app.get(EntityManager, { strict: false });
  if (await isSeeded(em)) return false;
  const companies = await seedCompanies(app);
  await seedCredits(app);
  await seedJobs(app, clock, companies);
  await seedEvents(app, companies);
  const seekers = await seedSeekers(app);
  await new SeedHistory(app, clock).execute(companies);
  await seedProfileViews(app, clock, companies.values(), seekers);
  await seedApplications(app, clock, companies);
  await seedViews(app, clock, seekers);
  await seedReservations(app, companies);
  await seedConversations(app, companies);
  const team = await seedTeam(app, companies);
  await seedOpinions(app, companies, team);
  await seedSaved(app, companies, seekers);
  const own = companies.get('studio');
  if (own) {
    await seedShortlists(app, own, seekers);
    await seedShareLinks(app, clock, own, seekers);
    await seedJobTemplates(app, own);
    await seedTexts(app, own);
  }
  await seedRegistrations(app, seekers);
  await seedBackOffice(app, seekers);
  await seedVideos(app, seekers);
  await seedCompanyVideos(app, companies);
  const recruiters = [...companies].map(([key, { recruiterId }]) => ({ id: recruiterId, key }));
  await seedPortraits(app, [...seekers, ...recruiters, ...team]);
  await seedLogos(app, companies);
  const operator = demoAccounts.OPERATOR;
  // In one transaction, so that the companies are verified once the operator exists.
  await app.get(Transaction, { strict: false }).run(async () => {
    const { id } = await app
      .get(IdentityFacade, { strict: false })
      .registerDemoAccount({ email: operator.email, full_name: operator.fullName, user_type: operator.userType });
    await seedVerifications(app, id, companies.values());
  });
  return true;
}
