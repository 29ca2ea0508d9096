import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../platform/database/transaction.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { CompanyMember } from './domain/company-member.entity.js';
import { successorOf } from './domain/team.js';
import { CompanyVideoRepository } from './persistence/company-video.repository.js';
import { CompanyRepository } from './persistence/company.repository.js';
import { TeamRepository } from './persistence/team.repository.js';
import { RemoveCompany } from './use-cases/remove-company.js';

/** Memberships and gallery videos of a person. A company is not a person: it stays while someone works for it. */
@Injectable()
export class CompaniesPersonalData implements PersonalDataHolder {
  readonly name = 'companies';
  readonly columns = [
    'company_member.user_id',
    'company_video.added_by',
    // Decisions and changes are kept; the erased account's id in them no longer identifies anybody.
    'company_verification.reviewed_by',
    'company_verification_event.actor_id',
    'company_invitation.invited_by',
    'company_team_event.actor_id',
    'company_team_event.subject_id',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'TEAM_INVITATIONS', purge: (before, limit) => this.#purgeInvitations(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompanyRepository,
    private readonly videos: CompanyVideoRepository,
    private readonly team: TeamRepository,
    private readonly removeCompany: RemoveCompany,
    private readonly transaction: Transaction,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('companies.json', () =>
      this.em.fork().execute(
        `select c.id, c.name, c.website, c.location, m.role, m.job_ids, m.created_at as member_since
           from company_member m join company c on c.id = m.company_id where m.user_id = ?`,
        [accountId],
      ),
    );
    yield jsonFile('company-team.json', async () => {
      const em = this.em.fork();
      return {
        invitations: await em.execute(
          `select i.company_id, i.role, i.job_ids, i.language, i.created_at, i.expires_at
             from company_invitation i join account a on a.email = i.email where a.id = ? order by i.created_at`,
          [accountId],
        ),
        invited_by_you: await em.execute(
          `select company_id, email, role, created_at, expires_at from company_invitation where invited_by = ? order by created_at`,
          [accountId],
        ),
        log: await em.execute(
          `select company_id, event, actor_id = ? as by_you, subject_id = ? as about_you, from_role, to_role, at
             from company_team_event where actor_id = ? or subject_id = ? order by at, id`,
          [accountId, accountId, accountId, accountId],
        ),
      };
    });
    yield jsonFile('company-videos.json', () =>
      this.em.fork().execute(
        `select company_id, video_id, link_url, title, description, category, is_public, created_at
           from company_video where added_by = ? order by created_at, id`,
        [accountId],
      ),
    );
  }

  /**
   * Removes the account's videos from the gallery; the media module deletes the files later. If the last owner leaves, the next
   * member becomes owner. If the last member leaves, the company is removed, and its postings close.
   */
  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      this.videos.remove(...(await this.videos.addedBy(accountId)));
      await this.em.flush();
      await this.em.execute('delete from company_invitation i using account a where a.id = ? and i.email = a.email', [
        accountId,
      ]);
      const membership = await this.em.findOne(CompanyMember, { userId: accountId });
      if (!membership) return;
      const { company: companyId } = membership;
      // The lock orders members who leave in parallel: the second one sees that the first has left.
      await this.companies.findOwnForChange(companyId, accountId);
      const team = await this.team.members(companyId);
      const colleagues = team.filter(({ userId }) => userId !== accountId);
      if (colleagues.length > 0) {
        this.#succeed(companyId, colleagues);
        this.em.remove(membership);
        this.team.note(companyId, 'LEFT', { actorId: accountId, subjectId: accountId, from: membership.role });
        await this.em.flush();
        return;
      }
      membership.become('OWNER', []);
      await this.em.flush();
      await this.removeCompany.execute(accountId, companyId);
    });
  }

  /** A team is never without an owner. */
  #succeed(companyId: string, colleagues: readonly CompanyMember[]): void {
    if (colleagues.some(({ role }) => role === 'OWNER')) return;
    const next = successorOf(colleagues.map(({ userId, role, createdAt }) => ({ userId, role, since: createdAt })));
    const member = colleagues.find(({ userId }) => userId === next?.userId);
    if (!member) return;
    const { role: from } = member;
    member.become('OWNER', []);
    this.team.note(companyId, 'PROMOTED', { actorId: null, subjectId: member.userId, from, to: 'OWNER' });
  }

  async #purgeInvitations(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from company_invitation where id in
         (select id from company_invitation where expires_at < ? order by expires_at limit ?) returning 1`,
      [before, limit],
    );
    return rows.length;
  }

  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }
}
