import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { CompanyInvitation } from '../domain/company-invitation.entity.js';
import type { CompanyMember } from '../domain/company-member.entity.js';
import { LastOwner } from '../domain/company.errors.js';
import { teamInvited } from '../domain/company.events.js';
import { TeamAccounts } from '../domain/team-accounts.js';
import type { ChangeMemberRequest } from '../http/team.contract.js';
import { TeamRepository } from '../persistence/team.repository.js';
import { InviteMember } from './invite-member.js';

/** An owner changes the role of a member or of an open invitation, or sends the invitation again. */
@Injectable()
export class ChangeMember {
  constructor(
    private readonly team: TeamRepository,
    private readonly invite: InviteMember,
    private readonly accounts: TeamAccounts,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param id of a member's account, or of an invitation.
   * @throws NotFound, OwnersOnly, LastOwner, TooManyInvitations; InvalidInput if a member's invitation is to be sent again.
   */
  async execute(ownerId: string, companyId: string, id: string, input: ChangeMemberRequest): Promise<void> {
    await this.transaction.run(async () => {
      await this.team.holdAsOwner(companyId, ownerId);
      const member = await this.team.member(companyId, id);
      if (member) return this.#changeMember(ownerId, member, input);
      const invitation = await this.team.invitation(companyId, id);
      if (!invitation) throw new NotFound();
      return this.#changeInvitation(ownerId, invitation, input);
    });
  }

  async #changeMember(ownerId: string, member: CompanyMember, input: ChangeMemberRequest): Promise<void> {
    if (input.resend) throw new InvalidInput([{ path: 'resend', code: 'FIELD.INVALID' }]);
    const { role: from, company } = member;
    const to = input.role ?? from;
    if (from === 'OWNER' && to !== 'OWNER' && !(await this.team.hasOtherOwner(company, member.userId))) {
      throw new LastOwner();
    }
    member.become(to, input.job_ids ?? member.jobIds);
    this.team.note(company, 'ROLE_CHANGED', { actorId: ownerId, subjectId: member.userId, from, to });
    // Owners may sign in in any way, other members perhaps not.
    await this.team.flush();
    if (from === 'OWNER' && to !== 'OWNER') await this.accounts.endOtherSessions(member.userId);
  }

  async #changeInvitation(
    ownerId: string,
    invitation: CompanyInvitation,
    { role, job_ids: jobIds, resend }: ChangeMemberRequest,
  ): Promise<void> {
    const { role: from, company } = invitation;
    invitation.offer(role ?? from, jobIds ?? invitation.jobIds);
    if (!resend) {
      this.team.note(company, 'ROLE_CHANGED', { actorId: ownerId, from, to: invitation.role });
      return;
    }
    await this.invite.assertMaySend(company);
    invitation.renew(newId(), this.clock.now());
    this.team.note(company, 'RESENT', { actorId: ownerId, to: invitation.role });
    await this.outbox.publish(teamInvited, { invitation_id: invitation.id, letter_id: invitation.letterId });
  }
}
