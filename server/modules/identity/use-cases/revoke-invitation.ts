import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { InvitationUsed } from '../domain/identity.errors.js';
import { RecruiterInvitation } from '../domain/recruiter-invitation.entity.js';

/** Revokes an invitation: deletes its code and the address. */
@Injectable()
export class RevokeInvitation {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @returns the deleted invitation.
   * @throws NotFound
   * @throws InvitationUsed
   */
  execute(operatorId: string, invitationId: string): Promise<RecruiterInvitation> {
    return this.transaction.run(async () => {
      const invitation = await this.em.findOne(RecruiterInvitation, { id: invitationId });
      if (!invitation) throw new NotFound();
      // In one statement, because it may be used concurrently.
      const removed = await this.em.nativeDelete(RecruiterInvitation, { id: invitationId, usedAt: null });
      if (removed === 0) throw new InvitationUsed();
      const subject = { type: 'INVITATION', id: invitationId };
      await this.audit.record({ operatorId, action: 'INVITATION_REVOKED', subject });
      return invitation;
    });
  }
}
