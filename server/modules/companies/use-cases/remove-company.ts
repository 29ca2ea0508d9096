import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { OwnersOnly } from '../domain/company.errors.js';
import { companyRemoved } from '../domain/company.events.js';
import { TeamAccounts } from '../domain/team-accounts.js';
import { GalleryVideos } from '../domain/gallery-videos.js';
import { CompanyVideoRepository } from '../persistence/company-video.repository.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { TeamRepository } from '../persistence/team.repository.js';
import { VerificationRepository } from '../persistence/verification.repository.js';
import { TidyGallery } from './tidy-gallery.js';

/** Removes a company from lists, deletes its videos and releases its team. The row stays because other data refers to it. */
@Injectable()
export class RemoveCompany {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly verifications: VerificationRepository,
    private readonly team: TeamRepository,
    private readonly accounts: TeamAccounts,
    private readonly videos: CompanyVideoRepository,
    private readonly gallery: GalleryVideos,
    private readonly tidy: TidyGallery,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if there is no such company or the recruiter does not work for it.
   * @throws OwnersOnly
   */
  async execute(recruiterId: string, companyId: string): Promise<void> {
    await this.transaction.run(async () => {
      const company = await this.companies.findOwnForChange(companyId, recruiterId);
      if (!company) throw new NotFound();
      if (!(await this.companies.isOwner(companyId, recruiterId))) throw new OwnersOnly();
      company.remove(this.clock.now());
      for (const video of await this.tidy.execute(companyId)) {
        this.videos.remove(video);
        if (video.videoId !== null) await this.gallery.remove(video.addedBy, video.videoId);
      }
      await this.verifications.dropCode(companyId);
      const team = await this.team.members(companyId);
      await this.companies.dismissTeam(companyId);
      await this.accounts.endCompanySessions(team.map(({ userId }) => userId));
      await this.outbox.publish(companyRemoved, { company_id: companyId });
    });
  }
}
