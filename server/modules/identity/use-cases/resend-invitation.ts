import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InviteRecruiter } from './invite-recruiter.js';
import { RevokeInvitation } from './revoke-invitation.js';

/** Invites once more: another letter with another code and fourteen days more, in the place of the one before. */
@Injectable()
export class ResendInvitation {
  constructor(
    private readonly transaction: Transaction,
    private readonly revoke: RevokeInvitation,
    private readonly invite: InviteRecruiter,
  ) {}

  /**
   * @returns the id of the invitation from now on.
   * @throws NotFound
   * @throws InvitationUsed
   * @throws EmailTaken where the address has an account by now.
   */
  execute(operator: Actor, invitationId: string): Promise<string> {
    return this.transaction.run(async () => {
      const { email, companyName, language } = await this.revoke.execute(operator.id, invitationId);
      return this.invite.execute(operator, { email, companyName, language });
    });
  }
}
