import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../domain/account.entity.js';
import { AskForLetter } from './ask-for-letter.js';

/** Sends the confirmation email again. The job that writes emails limits their number. */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly em: EntityManager,
    private readonly askForLetter: AskForLetter,
  ) {}

  async execute(accountId: string): Promise<void> {
    const account = await this.em.fork().findOneOrFail(Account, { id: accountId });
    if (account.emailVerifiedAt === null) await this.askForLetter.execute(accountId, 'VERIFY_EMAIL');
  }
}
