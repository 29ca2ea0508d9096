import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { hashOfInvitationCode } from '../codes/invitation-code.js';
import {
  InvitationForAnother,
  JoiningRefused,
  TeamInvitationInvalid,
  WorksElsewhere,
} from '../domain/company.errors.js';
import { TeamAccounts } from '../domain/team-accounts.js';
import type { JoinedTeam } from '../http/team.contract.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { TeamRepository } from '../persistence/team.repository.js';
import { AddToTeam } from './add-to-team.js';

/** The invited person joins the team. An account that an operator refused stays refused. */
@Injectable()
export class JoinTeam {
  constructor(
    private readonly team: TeamRepository,
    private readonly companies: CompanyRepository,
    private readonly accounts: TeamAccounts,
    private readonly addToTeam: AddToTeam,
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
    this.team.remove(invitation);
    await this.addToTeam.execute({ accountId, account, company, seat: { role, jobIds } });
    return { company_id: company, role };
  }
}
