import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CompanyMember } from '../domain/company-member.entity.js';
import { CompanyStanding } from '../domain/company-standing.js';
import { type TeamAccount, TeamAccounts } from '../domain/team-accounts.js';
import type { TeamSeat } from '../domain/team.js';
import { TeamRepository } from '../persistence/team.repository.js';

export interface Newcomer {
  readonly accountId: string;
  readonly account: TeamAccount;
  readonly company: string;
  readonly seat: TeamSeat;
}

/**
 * Adds a recruiter to a team, in the caller's transaction, which has locked the account and the company. An owner of an approved
 * company vouches for them, so they need no operator's approval.
 */
@Injectable()
export class AddToTeam {
  constructor(
    private readonly team: TeamRepository,
    private readonly accounts: TeamAccounts,
    private readonly standing: CompanyStanding,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, account, company, seat: { role, jobIds } }: Newcomer): Promise<void> {
    this.team.add(CompanyMember.join(accountId, company, this.clock.now(), role, jobIds));
    this.team.note(company, 'JOINED', { actorId: accountId, subjectId: accountId, to: role });
    await this.team.flush();
    await this.accounts.endOtherSessions(accountId);
    if (account.approval === 'PENDING' && (await this.#isVouchedFor(company))) await this.accounts.approve(accountId);
  }

  /** Whether an owner is still approved and active: operators may have suspended the one who invited. */
  async #isVouchedFor(companyId: string): Promise<boolean> {
    const owners = (await this.team.members(companyId)).filter(({ role }) => role === 'OWNER');
    return (await this.standing.approvedAmong(owners.map(({ userId }) => userId))).size > 0;
  }
}
