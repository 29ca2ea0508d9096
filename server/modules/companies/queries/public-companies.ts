import type { Actor } from '../../../platform/auth/actor.js';

/** The one rule for which companies (alias `c`) everybody may see: an operator approved somebody of the team. */
export const isPublic = `c.removed_at is null and exists (
  select 1 from company_member pm join account pa on pa.id = pm.user_id
   where pm.company_id = c.id and pa.approval_status = 'APPROVED')`;

/** A condition on `company c` and the values of its `?`. */
export interface CompanyCondition {
  readonly sql: string;
  readonly params: readonly string[];
}

/** Whether somebody may see a company: everybody a public one, its own team and operators any that stands. */
export function visibleTo(viewer: Pick<Actor, 'id' | 'role'> | null): CompanyCondition {
  if (viewer === null) return { sql: isPublic, params: [] };
  if (viewer.role === 'OPERATOR') return { sql: 'c.removed_at is null', params: [] };
  return {
    sql: `((${isPublic}) or c.removed_at is null and exists (
      select 1 from company_member om where om.company_id = c.id and om.user_id = ?))`,
    params: [viewer.id],
  };
}
