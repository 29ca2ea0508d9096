import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { CreditsFacade } from '../modules/credits/index.js';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';
import { AnswerReservation } from '../modules/reservations/use-cases/answer-reservation.js';
import { ReserveCandidate } from '../modules/reservations/use-cases/reserve-candidate.js';
import type { CompanyKey } from './content/content-types.js';
import { type DemoReservation, reservations } from './content/reservations.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';

/** Null if an account no longer exists, or the company already asked the person. */
async function seekerOf(em: EntityManager, { seeker }: DemoReservation, companyId: string): Promise<string | null> {
  const [found] = await em.execute<{ id: string }[]>(
    `select a.id from account a
      where a.email = ? and a.user_type = 'JOB_SEEKER' and a.status = 'ACTIVE'
        and not exists (select 1 from reservation r where r.seeker_id = a.id and r.company_id = ?)`,
    [seeker ?? demoAccounts.JOB_SEEKER.email, companyId],
  );
  return found?.id ?? null;
}

const typeset = (text: string | null): string | null => text && frenchTypography(text);

/** A reservation that waits holds its credit; a refused or cancelled one gets it back. */
const costsCredit = ({ decision: { kind } }: DemoReservation): boolean => kind !== 'declined' && kind !== 'cancelled';

/** Creates every missing reservation of the demo, with the person's answer. */
export async function seedReservations(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const reserve = app.get(ReserveCandidate, { strict: false });
  const answer = app.get(AnswerReservation, { strict: false });
  const credits = app.get(CreditsFacade, { strict: false });
  for (const reservation of reservations) {
    const company = companies.get(reservation.company);
    const seekerId = company && (await seekerOf(em, reservation, company.companyId));
    if (!company || !seekerId) continue;
    const { recruiterId: ownerId } = company;
    // The recruiter first gets the credits that these reservations cost, so that the promised balance stays.
    if (costsCredit(reservation)) {
      const gift = { bucket: 'PROMOTIONAL', description: 'CREDITS.ENTRY_GIFT' } as const;
      await credits.grant({ ownerId, credits: 1, ...gift, key: `demo-reservation:${seekerId}` });
    }
    const id = await reserve.execute(
      { id: ownerId, sessionId: 'demo-content', role: 'RECRUITER' },
      {
        target_user_id: seekerId,
        message: typeset(reservation.message),
        salary: typeset(reservation.salary),
      },
    );
    const recruiter = { id: ownerId, sessionId: 'demo-content', role: 'RECRUITER' };
    const seeker = { id: seekerId, sessionId: 'demo-content', role: 'JOB_SEEKER' };
    const { decision } = reservation;
    if (decision.kind === 'cancelled') await answer.execute(recruiter, id, { status: 'CANCELLED' });
    if (decision.kind === 'declined')
      await answer.execute(seeker, id, { status: 'REJECTED', reason: typeset(decision.reason) });
    if (decision.kind === 'accepted' || decision.kind === 'hired')
      await answer.execute(seeker, id, { status: 'MATCHED' });
    if (decision.kind === 'hired') await answer.execute(recruiter, id, { status: 'HIRED' });
  }
}
