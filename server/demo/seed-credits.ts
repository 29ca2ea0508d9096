import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { CreditsFacade } from '../modules/credits/index.js';
import { planAllowance } from '../modules/credits/domain/plans.js';
import { GetBalanceQuery } from '../modules/credits/queries/get-balance.query.js';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';

/** The credits that the demo's recruiter starts with. */
const CREDITS = 150;

/**
 * A BASIC account whose first month and gift make 150 credits together. If somebody signed in as the recruiter while the demo was being
 * created, the account is a free one and gets a larger gift.
 */
export async function seedCredits(app: INestApplicationContext): Promise<void> {
  const [recruiter] = await app
    .get(EntityManager, { strict: false })
    .execute<{ id: string }[]>('select id from account where email = ?', [demoAccounts.RECRUITER.email]);
  if (!recruiter) throw new Error('the demo recruiter is not there yet');
  const { id: ownerId } = recruiter;
  const credits = app.get(CreditsFacade, { strict: false });
  await credits.open(ownerId, 'BASIC');
  const { allowance } = await app.get(GetBalanceQuery, { strict: false }).execute(ownerId);
  await credits.grant({
    ownerId,
    credits: CREDITS - planAllowance[allowance.plan],
    bucket: 'PROMOTIONAL',
    description: 'CREDITS.ENTRY_GIFT',
    key: 'demo',
  });
}
