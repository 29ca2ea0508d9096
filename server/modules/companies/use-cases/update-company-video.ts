import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { movedTo } from '../domain/gallery-order.js';
import type { UpdateCompanyVideoInput } from '../http/company-videos.contract.js';
import { CompanyVideoRepository } from '../persistence/company-video.repository.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { TidyGallery } from './tidy-gallery.js';

/** Changes a video's title, description, category, visibility or position. */
@Injectable()
export class UpdateCompanyVideo {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly videos: CompanyVideoRepository,
    private readonly tidy: TidyGallery,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound if the video is not in the gallery of the recruiter's company. */
  async execute(recruiterId: string, id: string, input: UpdateCompanyVideoInput): Promise<void> {
    await this.transaction.run(async () => {
      const companyId = await this.videos.companyOf(id);
      const company = companyId === null ? null : await this.companies.findOwnForChange(companyId, recruiterId);
      if (!company) throw new NotFound();
      const standing = await this.tidy.execute(company.id);
      const video = standing.find((other) => other.id === id);
      if (!video) throw new NotFound();
      const { video_category: category, is_public: isPublic, title, description, order } = input;
      video.describe({ title, description, category, isPublic }, this.clock.now());
      if (order !== undefined) this.videos.arrange(movedTo(standing, video, order));
    });
  }
}
