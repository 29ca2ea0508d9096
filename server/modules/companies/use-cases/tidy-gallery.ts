import { Injectable } from '@nestjs/common';
import type { CompanyVideo } from '../domain/company-video.entity.js';
import { GalleryVideos } from '../domain/gallery-videos.js';
import { CompanyVideoRepository } from '../persistence/company-video.repository.js';

/**
 * The gallery as it stands, in order, without what was removed behind its back: an upload can also be removed from the list of
 * one's own videos. Before every change; readers leave such entries out by themselves.
 */
@Injectable()
export class TidyGallery {
  constructor(
    private readonly videos: CompanyVideoRepository,
    private readonly gallery: GalleryVideos,
  ) {}

  async execute(companyId: string): Promise<readonly CompanyVideo[]> {
    const all = await this.videos.ofCompany(companyId);
    const known = await this.gallery.of(
      all.flatMap(({ videoId }) => videoId ?? []),
      'fr',
    );
    const isThere = ({ videoId }: CompanyVideo): boolean => videoId === null || known.has(videoId);
    this.videos.remove(...all.filter((video) => !isThere(video)));
    const standing = all.filter(isThere);
    this.videos.arrange(standing);
    return standing;
  }
}
