import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompanyVideo, MAX_VIDEOS, type VideoSource } from '../domain/company-video.entity.js';
import { GalleryFull, VideoListedAlready, VideoUnknown } from '../domain/company.errors.js';
import { movedTo } from '../domain/gallery-order.js';
import { GalleryVideos } from '../domain/gallery-videos.js';
import type { CreateCompanyVideoInput } from '../http/company-videos.contract.js';
import { CompanyVideoRepository } from '../persistence/company-video.repository.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { TidyGallery } from './tidy-gallery.js';

/** A member adds their own upload, or a page of another site, to the company's gallery. */
@Injectable()
export class AddCompanyVideo {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly videos: CompanyVideoRepository,
    private readonly gallery: GalleryVideos,
    private readonly tidy: TidyGallery,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @returns the new entry's id.
   * @throws NotFound if the recruiter does not work for the company.
   * @throws VideoUnknown if the URL is not an upload of theirs.
   * @throws VideoListedAlready, GalleryFull
   */
  async execute(recruiterId: string, input: CreateCompanyVideoInput): Promise<string> {
    try {
      return await this.transaction.run(async () => {
        const company = await this.companies.findOwnForChange(input.company_id, recruiterId);
        if (!company) throw new NotFound();
        const source = await this.#sourceOf(recruiterId, input);
        const standing = await this.tidy.execute(company.id);
        if (standing.length >= MAX_VIDEOS) throw new GalleryFull(MAX_VIDEOS);
        const video = CompanyVideo.add(
          {
            id: newId(),
            companyId: company.id,
            addedBy: recruiterId,
            source,
            title: input.title,
            description: input.description ?? null,
            category: input.video_category,
            isPublic: input.is_public ?? true,
          },
          standing.length,
          this.clock.now(),
        );
        this.videos.add(video);
        this.videos.arrange(movedTo(standing, video, input.order ?? standing.length));
        return video.id;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new VideoListedAlready();
      throw error;
    }
  }

  async #sourceOf(recruiterId: string, input: CreateCompanyVideoInput): Promise<VideoSource> {
    const { video_url: address } = input;
    if (!address.startsWith('/')) {
      return { linkUrl: address, thumbnailUrl: input.thumbnail_url ?? null, duration: input.duration ?? null };
    }
    const videoId = (address.split('/').at(-1) ?? '').toLowerCase();
    const upload = (await this.gallery.of([videoId], 'fr')).get(videoId);
    if (upload?.ownerId !== recruiterId) throw new VideoUnknown();
    return { videoId };
  }
}
