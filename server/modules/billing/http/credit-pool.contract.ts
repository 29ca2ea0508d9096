import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';

const count = z.int().min(0);
/** A month's budget; null is no limit. */
const monthly = z.int().min(0).max(100_000).nullable();

/** Roles that may spend credits. */
export const spendingRoles = ['OWNER', 'RECRUITER'] as const;

/** A member who may spend, with the use of the current month: held and spent, minus what came back. */
export const creditBudget = z.object({
  member_id: id,
  full_name: z.string(),
  role: z.enum(spendingRoles),
  is_you: z.boolean(),
  /** The shared account is theirs: no budget applies. */
  is_payer: z.boolean(),
  monthly,
  used: count,
  left: count.nullable(),
});
export type CreditBudget = z.infer<typeof creditBudget>;

/** `GET /api/companies/{id}/credit-pool`. `payer` is null while nothing is shared. */
export const creditPool = z.object({
  shared: z.boolean(),
  payer: z.object({ id, full_name: z.string() }).nullable(),
  /** Available credits of the shared account, or of the caller's, which they could share. */
  available_balance: count,
  /** The first day of the current month in Québec, and of the next one. */
  month: z.iso.date(),
  resets_on: z.iso.date(),
  budgets: z.array(creditBudget),
  /** Credits used this month by people who left the team. */
  used_by_former: count,
  changed_at: timestamp.nullable(),
});
export type CreditPool = z.infer<typeof creditPool>;

/**
 * `PUT`: `shared` shares the caller's own credits, if nobody's are shared yet. `budgets` replaces all budgets; a member who is
 * not in it spends nothing.
 */
export const creditPoolRequest = z.strictObject({
  shared: z.boolean(),
  budgets: z
    .array(z.strictObject({ member_id: id, monthly }))
    .max(200)
    .refine((budgets) => new Set(budgets.map(({ member_id: member }) => member)).size === budgets.length),
});
export type CreditPoolRequest = z.output<typeof creditPoolRequest>;
