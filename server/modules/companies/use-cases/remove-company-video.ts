import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { GalleryVideos } from '../domain/gallery-videos.js';
import { CompanyVideoRepository } from '../persistence/company-video.repository.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { TidyGallery } from './tidy-gallery.js';

/** Removes a video from the gallery, and its files. Any member may do it, whichever member uploaded it. */
@Injectable()
export class RemoveCompanyVideo {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly videos: CompanyVideoRepository,
    private readonly gallery: GalleryVideos,
    private readonly tidy: TidyGallery,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound if the video is not in the gallery of the recruiter's company. */
  async execute(recruiterId: string, id: string): Promise<void> {
    await this.transaction.run(async () => {
      const companyId = await this.videos.companyOf(id);
      const company = companyId === null ? null : await this.companies.findOwnForChange(companyId, recruiterId);
      if (!company) throw new NotFound();
      const standing = await this.tidy.execute(company.id);
      const video = standing.find((other) => other.id === id);
      if (!video) throw new NotFound();
      this.videos.remove(video);
      this.videos.arrange(standing.filter((other) => other !== video));
      if (video.videoId !== null) await this.gallery.remove(video.addedBy, video.videoId);
    });
  }
}
