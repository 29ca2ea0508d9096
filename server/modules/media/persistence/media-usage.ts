import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** An owner's usage of the quotas. */
export interface MediaUsage {
  readonly uploadsToday: number;
  /** When the oldest of today's uploads began; null if there is none. */
  readonly oldestToday: Date | null;
  /** Bytes of all stored files of the owner, including originals. */
  readonly storedBytes: number;
}

const DAY_MS = 24 * 3600 * 1000;

/** Counts uploads and bytes. Removed videos still count as uploads of their day, so that removing does not reset the quota. */
@Injectable()
export class MediaUsageReader {
  constructor(private readonly em: EntityManager) {}

  /** @param now a "day" is the 24 hours before it */
  async of(ownerId: string, now: Date): Promise<MediaUsage> {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const [row] = await this.em.execute<{ uploads: number; oldest: Date | string | null; bytes: string }[]>(
      `select (select count(*)::int from video where owner_id = ? and created_at > ?) as uploads,
              (select min(created_at) from video where owner_id = ? and created_at > ?) as oldest,
              (select coalesce(sum(f.size_bytes), 0) from media_file f join video v on v.id = f.video_id
                where v.owner_id = ?) as bytes`,
      [ownerId, dayAgo, ownerId, dayAgo, ownerId],
    );
    return {
      uploadsToday: row?.uploads ?? 0,
      oldestToday: row?.oldest ? new Date(row.oldest) : null,
      storedBytes: Number(row?.bytes ?? 0),
    };
  }
}
