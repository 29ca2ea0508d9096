import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { TeamFull } from '../domain/company.errors.js';
import { TeamAccounts } from '../domain/team-accounts.js';
import { MAX_TEAM, type TeamRole, type TeamSeat } from '../domain/team.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { TeamRepository } from '../persistence/team.repository.js';
import { AddToTeam } from './add-to-team.js';

export interface JoiningBySignIn {
  readonly accountId: string;
  readonly companyId: string;
  /** Role of people without an invitation; null if only invited people may join. */
  readonly role: TeamRole | null;
}

/**
 * Somebody joins the team by the sign-in of the company, which proved their address. An open invitation for the address counts
 * first. A removed member needs a new invitation.
 */
@Injectable()
export class JoinBySignIn {
  constructor(
    private readonly team: TeamRepository,
    private readonly companies: CompanyRepository,
    private readonly accounts: TeamAccounts,
    private readonly addToTeam: AddToTeam,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it inside a transaction.
   *
   * @returns whether they joined; false also for a rejected account and for a member of another team.
   * @throws TeamFull
   */
  async execute({ accountId, companyId, role }: JoiningBySignIn): Promise<boolean> {
    // The account first, then the company: closing an account locks in the same order.
    const account = await this.accounts.hold(accountId);
    if (!account?.isActive || account.approval === 'REJECTED') return false;
    if (!(await this.team.lock(companyId)) || (await this.companies.hasCompany(accountId))) return false;
    const seat = (await this.#invited(companyId, account.email)) ?? (await this.#open(companyId, accountId, role));
    if (!seat) return false;
    await this.addToTeam.execute({ accountId, account, company: companyId, seat });
    return true;
  }

  /** The seat of an open invitation, which is used up. */
  async #invited(companyId: string, email: string): Promise<TeamSeat | null> {
    const invitation = await this.team.invitationTo(companyId, email);
    if (!invitation || invitation.expiresAt <= this.clock.now()) return null;
    this.team.remove(invitation);
    return { role: invitation.role, jobIds: invitation.jobIds };
  }

  async #open(companyId: string, accountId: string, role: TeamRole | null): Promise<TeamSeat | null> {
    if (role === null || (await this.team.wasRemoved(companyId, accountId))) return null;
    if ((await this.team.size(companyId)) >= MAX_TEAM) throw new TeamFull(MAX_TEAM);
    return { role, jobIds: [] };
  }
}
