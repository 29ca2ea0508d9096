import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { videoColumns, type VideoRow } from './video-row.js';

/** One of the caller's videos. */
@Injectable()
export class GetOwnVideo {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFound if it is missing, removed, or somebody else's */
  async execute(ownerId: string, videoId: string): Promise<VideoRow> {
    const [row] = await this.em.execute<VideoRow[]>(
      `select ${videoColumns} from video v where v.id = ? and v.owner_id = ? and v.status <> 'removed'`,
      [videoId, ownerId],
    );
    if (!row) throw new NotFound();
    return row;
  }
}
