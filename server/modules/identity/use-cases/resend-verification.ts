import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../domain/account.entity.js';
import { RequestEmail } from './request-email.js';

/** Sends the confirmation email again. The job that writes emails limits their number. */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly em: EntityManager,
    private readonly requestEmail: RequestEmail,
  ) {}

  async execute(accountId: string): Promise<void> {
    const account = await this.em.fork().findOneOrFail(Account, { id: accountId });
    if (account.emailVerifiedAt === null) await this.requestEmail.execute(accountId, 'VERIFY_EMAIL');
  }
}
