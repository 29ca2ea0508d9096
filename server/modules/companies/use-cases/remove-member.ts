import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { LastOwner, OwnersOnly } from '../domain/company.errors.js';
import { TeamAccounts } from '../domain/team-accounts.js';
import { TeamRepository } from '../persistence/team.repository.js';

/**
 * An owner removes a member or cancels an invitation, or a member leaves. The guard reads the membership with every request, so
 * company data is closed in all processes from the next request on. The person's own account and sessions stay, except sessions that
 * the sign-in of the company opened.
 */
@Injectable()
export class RemoveMember {
  constructor(
    private readonly team: TeamRepository,
    private readonly accounts: TeamAccounts,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param id of a member's account, or of an invitation.
   * @throws NotFound, OwnersOnly
   * @throws LastOwner: another member must become owner first.
   */
  async execute(actorId: string, companyId: string, id: string): Promise<void> {
    await this.transaction.run(async () => {
      const { role } = await this.team.hold(companyId, actorId);
      if (id !== actorId && role !== 'OWNER') throw new OwnersOnly();
      const member = await this.team.member(companyId, id);
      if (!member) return this.#cancel(actorId, companyId, id);
      if (member.role === 'OWNER' && !(await this.team.hasOtherOwner(companyId, id))) throw new LastOwner();
      this.team.remove(member);
      await this.accounts.endCompanySessions([id]);
      const event = id === actorId ? 'LEFT' : 'REMOVED';
      this.team.note(companyId, event, { actorId, subjectId: id, from: member.role });
    });
  }

  async #cancel(actorId: string, companyId: string, id: string): Promise<void> {
    const invitation = await this.team.invitation(companyId, id);
    if (!invitation) throw new NotFound();
    this.team.remove(invitation);
    this.team.note(companyId, 'CANCELLED', { actorId, from: invitation.role });
  }
}
