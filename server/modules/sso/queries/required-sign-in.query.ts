import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isConfirmed } from '../persistence/sso.repository.js';

/**
 * Members (`m`) with an address at the company's domain, while the sign-in works. Never owners, who could otherwise lock themselves
 * out.
 */
const boundMembers = `from company_member m
  join account a on a.id = m.user_id
  join company_sso s on s.company_id = m.company_id
 where m.role <> 'OWNER' and s.enabled and s.required and split_part(a.email, '@', 2) = s.domain and ${isConfirmed}`;

/** Answers which accounts must sign in with their company's provider. */
@Injectable()
export class RequiredSignIn {
  constructor(private readonly em: EntityManager) {}

  async isRequiredFor(accountId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(`select 1 ${boundMembers} and m.user_id = ?`, [accountId]);
    return rows.length > 0;
  }

  /** Members of a company who must. */
  async membersOf(companyId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ user_id: string }[]>(
      `select m.user_id ${boundMembers} and m.company_id = ? order by m.user_id`,
      [companyId],
    );
    return rows.map((row) => row.user_id);
  }
}
