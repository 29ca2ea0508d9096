import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The confirmed address of an account. */
@Injectable()
export class VerifiedEmail {
  constructor(private readonly em: EntityManager) {}

  /** Null if the account is unknown or not active, or the address is not confirmed. */
  async of(accountId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ email: string }[]>(
      `select email from account where id = ? and status = 'ACTIVE' and email_verified_at is not null`,
      [accountId],
    );
    return row?.email ?? null;
  }
}
