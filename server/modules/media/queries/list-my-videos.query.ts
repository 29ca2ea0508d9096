import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { videoColumns, type VideoRow } from './video-row.js';

/** The caller's videos, newest first. */
@Injectable()
export class ListMyVideos {
  constructor(private readonly em: EntityManager) {}

  async execute(ownerId: string, { page, limit }: PageQuery): Promise<{ videos: VideoRow[]; total: number }> {
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from video where owner_id = ? and status <> 'removed'`,
      [ownerId],
    );
    const videos = await this.em.execute<VideoRow[]>(
      `select ${videoColumns} from video v where v.owner_id = ? and v.status <> 'removed'
        order by v.created_at desc, v.id desc limit ? offset ?`,
      [ownerId, limit, (page - 1) * limit],
    );
    return { videos, total: counted?.total ?? 0 };
  }
}
