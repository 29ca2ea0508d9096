import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isConfirmed } from '../persistence/sso.repository.js';

/** Answers whether an account must sign in with its company's provider. */
@Injectable()
export class RequiredSignIn {
  constructor(private readonly em: EntityManager) {}

  /**
   * Only for members with an address at the company's domain, while the sign-in works. Never for owners, who could otherwise lock
   * themselves out.
   */
  async isRequiredFor(accountId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from company_member m
         join account a on a.id = m.user_id
         join company_sso s on s.company_id = m.company_id
        where m.user_id = ? and m.role <> 'OWNER' and s.enabled and s.required
          and split_part(a.email, '@', 2) = s.domain and ${isConfirmed}`,
      [accountId],
    );
    return rows.length > 0;
  }
}
