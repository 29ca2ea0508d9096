import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { VideoKind } from '../domain/video.entity.js';

/** A video without address or texts. `duration` is in seconds. */
export interface PlayableVideo {
  readonly id: string;
  readonly kind: VideoKind;
  readonly title: string;
  readonly duration: number | null;
}

/** Questions of other modules about people's videos. */
@Injectable()
export class OwnerVideos {
  constructor(private readonly reads: ReadTogether) {}

  /** Finished, visible videos, newest first; owners without one are absent. */
  async playableOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, readonly PlayableVideo[]>> {
    const found = new Map<string, PlayableVideo[]>();
    if (ownerIds.length === 0) return found;
    const rows = await this.reads.rows<PlayableVideo & { owner_id: string }>(
      `select owner_id, id, kind, title, duration from video
        where owner_id in (?) and status = 'completed' and visibility = 'VISIBLE'
        order by created_at desc, id desc`,
      [[...new Set(ownerIds)]],
    );
    for (const { owner_id, ...video } of rows) found.set(owner_id, [...(found.get(owner_id) ?? []), video]);
    return found;
  }

  /** Null for a missing or removed one. */
  async kindOf(videoId: string): Promise<VideoKind | null> {
    const [row] = await this.reads.rows<{ kind: VideoKind }>(
      `select kind from video where id = ? and status <> 'removed'`,
      [videoId],
    );
    return row?.kind ?? null;
  }

  /** The owner of a finished, visible video; null for others. */
  async ownerOfPlayable(videoId: string): Promise<string | null> {
    const [row] = await this.reads.rows<{ owner_id: string }>(
      `select owner_id from video where id = ? and status = 'completed' and visibility = 'VISIBLE'`,
      [videoId],
    );
    return row?.owner_id ?? null;
  }

  /** Whether the person sent a video after that time, in any state but failed or removed. */
  async hasSince(ownerId: string, since: Date): Promise<boolean> {
    const rows = await this.reads.rows<object>(
      `select 1 as one from video where owner_id = ? and created_at > ? and status not in ('failed', 'removed') limit 1`,
      [ownerId, since],
    );
    return rows.length > 0;
  }

  async count(ownerId: string, status: 'any' | 'completed'): Promise<number> {
    const [row] = await this.reads.rows<{ total: number }>(
      `select count(*)::int as total from video
        where owner_id = ? and status <> 'removed' and (? = 'any' or status = ?)`,
      [ownerId, status, status],
    );
    return row?.total ?? 0;
  }
}
