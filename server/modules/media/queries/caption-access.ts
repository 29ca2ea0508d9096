import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Optional } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { WatchPolicy } from '../domain/watch-policy.js';

/** Decides who may write a video's captions and read them before they are visible. */
@Injectable()
export class CaptionAccess {
  constructor(
    private readonly em: EntityManager,
    @Optional() private readonly policy?: WatchPolicy,
  ) {}

  /** @returns the video's owner @throws NotFound if it is missing, removed, or the writer has no access */
  async ownerFor(writerId: string, videoId: string): Promise<string> {
    const [video] = await this.em.execute<{ owner_id: string }[]>(
      `select owner_id from video where id = ? and status <> 'removed'`,
      [videoId],
    );
    if (!video) throw new NotFound();
    const may = video.owner_id === writerId || ((await this.policy?.mayCaption(writerId, videoId)) ?? false);
    if (!may) throw new NotFound();
    return video.owner_id;
  }
}
