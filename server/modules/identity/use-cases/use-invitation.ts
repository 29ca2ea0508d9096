import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { hashOfToken } from '../credentials/session-token.js';
import { InvitationInvalid } from '../domain/identity.errors.js';

/** Uses an invitation for an account, in the transaction that opens it. */
@Injectable()
export class UseInvitation {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws InvitationInvalid unless it is open, was sent to this address, and the account is a recruiter's. */
  async execute(code: string, accountId: string, person: { email: string; userType: string }): Promise<void> {
    const now = this.clock.now();
    const used = await this.em.execute<unknown[]>(
      `update recruiter_invitation set used_at = ?, used_by = ?
        where code_hash = ? and email = ? and used_at is null and expires_at > ?
       returning id`,
      [now, accountId, hashOfToken(code), person.email, now],
    );
    if (used.length === 0 || person.userType !== 'RECRUITER') throw new InvitationInvalid();
  }
}
