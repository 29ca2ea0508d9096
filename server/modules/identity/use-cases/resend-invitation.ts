import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InviteRecruiter } from './invite-recruiter.js';
import { RevokeInvitation } from './revoke-invitation.js';

/** Replaces an invitation: a new email with a new code, valid for fourteen days. */
@Injectable()
export class ResendInvitation {
  constructor(
    private readonly transaction: Transaction,
    private readonly revoke: RevokeInvitation,
    private readonly invite: InviteRecruiter,
  ) {}

  /**
   * @returns the id of the new invitation.
   * @throws NotFound
   * @throws InvitationUsed
   * @throws EmailTaken if an account was made with the address since.
   */
  execute(operator: Actor, invitationId: string): Promise<string> {
    return this.transaction.run(async () => {
      const { email, companyName, language } = await this.revoke.execute(operator.id, invitationId);
      return this.invite.execute(operator, { email, companyName, language });
    });
  }
}
