import type { Actor } from '../../../platform/auth/actor.js';

/** The only rule for which companies (alias `c`) are public: an operator approved someone of the team. */
export const isPublic = `c.removed_at is null and exists (
  select 1 from company_member pm join account pa on pa.id = pm.user_id
   where pm.company_id = c.id and pa.approval_status = 'APPROVED')`;

/** An SQL condition on `company c` and the values of its `?`. */
export interface CompanyCondition {
  readonly sql: string;
  readonly params: readonly string[];
}

/** Companies that a viewer may see: public ones for everybody; for the team its own, and for operators all that are not removed. */
export function visibleTo(viewer: Pick<Actor, 'id' | 'role'> | null): CompanyCondition {
  if (viewer === null) return { sql: isPublic, params: [] };
  if (viewer.role === 'OPERATOR') return { sql: 'c.removed_at is null', params: [] };
  return {
    sql: `((${isPublic}) or c.removed_at is null and exists (
      select 1 from company_member om where om.company_id = c.id and om.user_id = ?))`,
    params: [viewer.id],
  };
}
