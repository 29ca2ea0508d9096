import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { Account } from '../domain/account.entity.js';
import { EmailTaken } from '../domain/identity.errors.js';
import { invitationLife } from '../domain/emails.js';
import { RecruiterInvitation } from '../domain/recruiter-invitation.entity.js';
import { sendInvitation } from '../jobs/emails.definitions.js';

export interface InvitationInput {
  readonly email: string;
  readonly companyName: string | null;
  readonly language: 'fr' | 'en';
}

/** Invites a recruiter: an account opened with the email's code needs no approval. */
@Injectable()
export class InviteRecruiter {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @returns the id of the invitation.
   * @throws EmailTaken if the address already has an account.
   */
  execute(operator: Actor, input: InvitationInput): Promise<string> {
    return this.transaction.run(async () => {
      if (await this.em.findOne(Account, { email: input.email })) throw new EmailTaken();
      const now = this.clock.now();
      const id = newId();
      const expiresAt = new Date(now.getTime() + invitationLife);
      this.em.persist(RecruiterInvitation.write({ id, ...input, invitedBy: operator.id, expiresAt }, now));
      await this.em.flush();
      await this.outbox.enqueue(sendInvitation, { invitation_id: id });
      const subject = { type: 'INVITATION', id };
      await this.audit.record({ operatorId: operator.id, action: 'INVITATION_SENT', subject });
      return id;
    });
  }
}
