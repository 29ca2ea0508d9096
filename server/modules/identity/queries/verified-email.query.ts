import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The address of an account whose owner proved that they read it. */
@Injectable()
export class VerifiedEmail {
  constructor(private readonly em: EntityManager) {}

  /** Null for nobody, an account that is not active, and an address that nobody verified. */
  async of(accountId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ email: string }[]>(
      `select email from account where id = ? and status = 'ACTIVE' and email_verified_at is not null`,
      [accountId],
    );
    return row?.email ?? null;
  }
}
