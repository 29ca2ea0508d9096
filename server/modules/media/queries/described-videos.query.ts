import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import type { VideoSummary } from '../http/media.contract.js';
import { VideoPresenter } from '../http/video.presenter.js';
import { videoColumns, type VideoRow } from './video-row.js';

export interface DescribedVideo extends VideoSummary {
  readonly ownerId: string;
}

/** Videos of any owner, for a module that shows some of them. */
@Injectable()
export class DescribedVideos {
  constructor(
    private readonly em: EntityManager,
    private readonly presenter: VideoPresenter,
  ) {}

  async of(videoIds: readonly string[], language: Language): Promise<ReadonlyMap<string, DescribedVideo>> {
    if (videoIds.length === 0) return new Map();
    const rows = await this.em.execute<(VideoRow & { owner_id: string })[]>(
      `select v.owner_id, ${videoColumns} from video v where v.id in (?) and v.status <> 'removed'`,
      [[...new Set(videoIds)]],
    );
    return new Map(
      rows.map(({ owner_id: ownerId, ...row }) => [row.id, { ...this.presenter.summary(row, language), ownerId }]),
    );
  }
}
