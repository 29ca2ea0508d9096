import { Injectable } from '@nestjs/common';
import type { CompanyVideo } from '../domain/company-video.entity.js';
import { GalleryVideos } from '../domain/gallery-videos.js';
import { CompanyVideoRepository } from '../persistence/company-video.repository.js';

/**
 * The gallery in order, after deleting entries whose upload was removed elsewhere, for example in the member's own video list.
 * Runs before every change; readers skip such entries themselves.
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
