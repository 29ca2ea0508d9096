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
import { CompanyVideoRepository } from './persistence/company-video.repository.js';
import { CompanyRepository } from './persistence/company.repository.js';
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
  ];
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompanyRepository,
    private readonly videos: CompanyVideoRepository,
    private readonly removeCompany: RemoveCompany,
    private readonly transaction: Transaction,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('companies.json', () =>
      this.em.fork().execute(
        `select c.id, c.name, c.website, c.location, m.created_at as member_since
           from company_member m join company c on c.id = m.company_id where m.user_id = ?`,
        [accountId],
      ),
    );
    yield jsonFile('company-videos.json', () =>
      this.em.fork().execute(
        `select company_id, video_id, link_url, title, description, category, is_public, created_at
           from company_video where added_by = ? order by created_at, id`,
        [accountId],
      ),
    );
  }

  /**
   * Removes the account's videos from the gallery; the media module deletes the files later. If the last member leaves, the company
   * is removed, and its postings close.
   */
  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      this.videos.remove(...(await this.videos.addedBy(accountId)));
      await this.em.flush();
      const membership = await this.em.findOne(CompanyMember, { userId: accountId });
      if (!membership) return;
      const { company: companyId } = membership;
      // The lock orders members who leave in parallel: the second one sees that the first has left.
      await this.companies.findOwnForChange(companyId, accountId);
      if ((await this.em.count(CompanyMember, { company: companyId })) > 1) {
        this.em.remove(membership);
        await this.em.flush();
      } else await this.removeCompany.execute(accountId, companyId);
    });
  }

  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }
}
