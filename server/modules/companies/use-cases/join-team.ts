import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { hashOfInvitationCode } from '../codes/invitation-code.js';
import { CompanyMember } from '../domain/company-member.entity.js';
import {
  InvitationForAnother,
  JoiningRefused,
  TeamInvitationInvalid,
  WorksElsewhere,
} from '../domain/company.errors.js';
import { CompanyStanding } from '../domain/company-standing.js';
import { TeamAccounts } from '../domain/team-accounts.js';
import type { JoinedTeam } from '../http/team.contract.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { TeamRepository } from '../persistence/team.repository.js';

/**
 * The invited person joins the team. An owner of an approved company vouches for them, so they need no operator's approval; an
 * account that an operator refused stays refused.
 */
@Injectable()
export class JoinTeam {
  constructor(
    private readonly team: TeamRepository,
    private readonly companies: CompanyRepository,
    private readonly accounts: TeamAccounts,
    private readonly standing: CompanyStanding,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /** @throws TeamInvitationInvalid, InvitationForAnother, JoiningRefused, WorksElsewhere */
  async execute(accountId: string, code: string): Promise<JoinedTeam> {
    try {
      return await this.transaction.run(() => this.#join(accountId, hashOfInvitationCode(code)));
    } catch (error) {
      // Two invitations used at once: the account is the primary key of the membership.
      if (error instanceof UniqueConstraintViolationException) throw new WorksElsewhere();
      throw error;
    }
  }

  async #join(accountId: string, codeHash: string): Promise<JoinedTeam> {
    // The account first, then the company: closing an account locks in the same order.
    const account = await this.accounts.hold(accountId);
    if (!account?.isActive) throw new NotFound();
    const found = await this.team.invitationOf(codeHash);
    if (!found || !(await this.team.lock(found.company))) throw new TeamInvitationInvalid();
    // Again under the lock: it may have been used, cancelled or changed meanwhile.
    const invitation = await this.team.invitationOf(codeHash);
    if (!invitation) throw new TeamInvitationInvalid();
    if (invitation.email !== account.email) throw new InvitationForAnother();
    if (account.approval === 'REJECTED') throw new JoiningRefused();
    if (await this.companies.hasCompany(accountId)) throw new WorksElsewhere();
    const { company, role, jobIds } = invitation;
    this.team.add(CompanyMember.join(accountId, company, this.clock.now(), role, jobIds));
    this.team.remove(invitation);
    this.team.note(company, 'JOINED', { actorId: accountId, subjectId: accountId, to: role });
    await this.team.flush();
    if (account.approval === 'PENDING' && (await this.#isVouchedFor(company))) await this.accounts.approve(accountId);
    return { company_id: company, role };
  }

  /** Whether an owner is still approved and active: operators may have suspended the one who invited. */
  async #isVouchedFor(companyId: string): Promise<boolean> {
    const owners = (await this.team.members(companyId)).filter(({ role }) => role === 'OWNER');
    return (await this.standing.approvedAmong(owners.map(({ userId }) => userId))).size > 0;
  }
}
