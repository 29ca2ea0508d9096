import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { SaveReview } from '../modules/applications/use-cases/save-review.js';
import { WriteNote } from '../modules/applications/use-cases/write-note.js';
import { CompaniesFacade } from '../modules/companies/index.js';
import { InviteMember } from '../modules/companies/use-cases/invite-member.js';
import { JoinBySignIn } from '../modules/companies/use-cases/join-by-sign-in.js';
import { IdentityFacade } from '../modules/identity/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { Transaction } from '../platform/database/transaction.js';
import { asRequest } from './as-request.js';
import type { CompanyKey } from './content/content-types.js';
import { colleagues, type DemoColleague, type DemoOpinion, opinions } from './content/team.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';
import type { Portrayed } from './seed-pictures.js';

/** Ids of the company's postings whose titles begin with these words. */
async function postingsOf(em: EntityManager, companyId: string, titles: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const title of titles) {
    const rows = await em.execute<{ id: string }[]>(
      'select id from job where company_id = ? and starts_with(title, ?) order by id',
      [companyId, title],
    );
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** The owner invites each missing colleague, who then joins. Somebody who left or was removed stays away. */
export async function seedTeam(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<readonly Portrayed[]> {
  const em = app.get(EntityManager, { strict: false });
  const identity = app.get(IdentityFacade, { strict: false });
  const facade = app.get(CompaniesFacade, { strict: false });
  const seeded: Portrayed[] = [];
  for (const colleague of colleagues) {
    const company = companies.get(colleague.company);
    if (!company) continue;
    const email = `${colleague.key}@demo.example`;
    const { id, created } = await identity.registerDemoAccount({
      email,
      full_name: colleague.full_name,
      user_type: 'RECRUITER',
    });
    seeded.push({ id, key: colleague.key });
    if (created || !(await facade.companyOf(id))) await join(app, em, { colleague, company, id, email });
  }
  return seeded;
}

interface Joining {
  readonly colleague: DemoColleague;
  readonly company: SeededCompany;
  readonly id: string;
  readonly email: string;
}

function join(
  app: INestApplicationContext,
  em: EntityManager,
  { colleague: { role, jobs }, company: { companyId, recruiterId }, id, email }: Joining,
): Promise<unknown> {
  const invite = app.get(InviteMember, { strict: false });
  const joinTeam = app.get(JoinBySignIn, { strict: false });
  return asRequest(app, () =>
    app.get(Transaction, { strict: false }).run(async () => {
      const jobIds = await postingsOf(em, companyId, jobs);
      await invite.execute(recruiterId, companyId, { email, role, job_ids: jobIds }, 'fr');
      await joinTeam.execute({ accountId: id, companyId, role: null });
    }),
  );
}

/** Null if the application is gone, or the author wrote about it before. */
async function applicationOf(
  em: EntityManager,
  { seeker, job, note }: DemoOpinion,
  companyId: string,
  authorId: string,
): Promise<string | null> {
  const table = note
    ? 'select 1 from application_note n where n.application_id = p.id and n.author_id = ?'
    : 'select 1 from application_review r where r.application_id = p.id and r.reviewer_id = ?';
  const [found] = await em.execute<{ id: string }[]>(
    `select p.id from application p
       join job j on j.id = p.job_id
       join account a on a.id = p.seeker_id
      where p.company_id = ? and p.status <> 'WITHDRAWN' and a.email = ? and starts_with(j.title, ?) and not exists (${table})`,
    [companyId, `${seeker}@demo.example`, job, authorId],
  );
  return found?.id ?? null;
}

/** Writes the missing reviews and notes of the team. */
export async function seedOpinions(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
  team: readonly Portrayed[],
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const saveReview = app.get(SaveReview, { strict: false });
  const writeNote = app.get(WriteNote, { strict: false });
  const memberOf = (key: string): string | undefined => team.find((member) => member.key === key)?.id;
  for (const opinion of opinions) {
    const company = companies.get(opinion.company);
    const authorId = opinion.by === undefined ? company?.recruiterId : memberOf(opinion.by);
    if (!company || authorId === undefined) continue;
    const applicationId = await applicationOf(em, opinion, company.companyId, authorId);
    if (applicationId === null) continue;
    const author: Actor = { id: authorId, sessionId: 'demo-content', role: 'RECRUITER' };
    const { note, scores } = opinion;
    if (note) {
      const mentions = (note.mentions ?? []).flatMap((key) => memberOf(key) ?? []);
      await asRequest(app, () =>
        writeNote.execute(author, applicationId, { text: frenchTypography(note.text), mentions }),
      );
    }
    if (scores) {
      const given = Object.entries(scores).map(([criterion_id, [score, text]]) => ({
        criterion_id,
        score,
        note: frenchTypography(text),
      }));
      await asRequest(app, () => saveReview.execute(author, applicationId, { scores: given, submit: true }));
    }
  }
}
