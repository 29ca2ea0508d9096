import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompanyInvitation } from '../domain/company-invitation.entity.js';
import { CompanyMember } from '../domain/company-member.entity.js';
import { CompanyTeamEvent } from '../domain/company-team-event.entity.js';
import { Company } from '../domain/company.entity.js';
import { OwnersOnly } from '../domain/company.errors.js';
import type { TeamEventKind, TeamRole } from '../domain/team-words.contract.js';

const DAY_MS = 86_400_000;

export interface TeamChange {
  readonly actorId: string | null;
  readonly subjectId?: string | null;
  readonly from?: TeamRole | null;
  readonly to?: TeamRole | null;
}

/** Teams for use cases. Call inside a transaction. The company's row is the lock of its team: changes run one after the other. */
@Injectable()
export class TeamRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks a team for one of its members. The membership is read under the lock, so a member who was just removed has none.
   *
   * @throws NotFound if there is no such company or the account does not work for it.
   */
  async hold(companyId: string, memberId: string): Promise<CompanyMember> {
    const company = await this.lock(companyId);
    const member = company && (await this.member(companyId, memberId));
    if (!member) throw new NotFound();
    return member;
  }

  /** The same for an owner. @throws NotFound, OwnersOnly */
  async holdAsOwner(companyId: string, memberId: string): Promise<void> {
    if ((await this.hold(companyId, memberId)).role !== 'OWNER') throw new OwnersOnly();
  }

  lock(companyId: string): Promise<Company | null> {
    return this.em.findOne(
      Company,
      { id: companyId, removedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  member(companyId: string, userId: string): Promise<CompanyMember | null> {
    return this.em.findOne(CompanyMember, { userId, company: companyId }, { refresh: true });
  }

  members(companyId: string): Promise<CompanyMember[]> {
    return this.em.find(CompanyMember, { company: companyId }, { orderBy: { createdAt: 'asc' }, refresh: true });
  }

  /** Whether another member than this one is an owner. */
  async hasOtherOwner(companyId: string, userId: string): Promise<boolean> {
    return (await this.em.count(CompanyMember, { company: companyId, role: 'OWNER', userId: { $ne: userId } })) > 0;
  }

  /** Members and open invitations. */
  async size(companyId: string): Promise<number> {
    const open = { company: companyId, expiresAt: { $gt: this.clock.now() } };
    return (
      (await this.em.count(CompanyMember, { company: companyId })) + (await this.em.count(CompanyInvitation, open))
    );
  }

  /** Whether a member of the team has this address. */
  async hasAddress(companyId: string, email: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from company_member m join account a on a.id = m.user_id where m.company_id = ? and a.email = ?',
      [companyId, email],
    );
    return rows.length > 0;
  }

  /** Whether an owner removed the account from the team, and it did not join again since. */
  async wasRemoved(companyId: string, accountId: string): Promise<boolean> {
    const last = await this.em.findOne(
      CompanyTeamEvent,
      { company: companyId, subjectId: accountId, event: { $in: ['JOINED', 'LEFT', 'REMOVED'] } },
      { orderBy: { at: 'desc', id: 'desc' } },
    );
    return last?.event === 'REMOVED';
  }

  invitation(companyId: string, id: string): Promise<CompanyInvitation | null> {
    return this.em.findOne(CompanyInvitation, { id, company: companyId }, { refresh: true });
  }

  invitationTo(companyId: string, email: string): Promise<CompanyInvitation | null> {
    return this.em.findOne(CompanyInvitation, { email, company: companyId }, { refresh: true });
  }

  invitationOf(codeHash: string): Promise<CompanyInvitation | null> {
    return this.em.findOne(CompanyInvitation, { codeHash, expiresAt: { $gt: this.clock.now() } }, { refresh: true });
  }

  /** Emails with an invitation that the company asked for in the last 24 hours. */
  async sendsOfToday(companyId: string): Promise<number> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    return this.em.count(CompanyTeamEvent, {
      company: companyId,
      event: { $in: ['INVITED', 'RESENT'] },
      at: { $gt: since },
    });
  }

  note(companyId: string, event: TeamEventKind, { actorId, subjectId, from, to }: TeamChange): void {
    this.em.persist(
      Object.assign(new CompanyTeamEvent(), {
        id: newId(),
        company: companyId,
        event,
        actorId,
        subjectId: subjectId ?? null,
        fromRole: from ?? null,
        toRole: to ?? null,
        at: this.clock.now(),
      }),
    );
  }

  add(entity: CompanyMember | CompanyInvitation): void {
    this.em.persist(entity);
  }

  remove(entity: CompanyMember | CompanyInvitation): void {
    this.em.remove(entity);
  }

  flush(): Promise<void> {
    return this.em.flush();
  }
}
