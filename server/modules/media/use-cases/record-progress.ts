import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

/** Writes how far a worker is, and learns by that whether its work is still wanted. */
@Injectable()
export class RecordProgress {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * @param percent whole, 0..100; a value below the stored one leaves it, so that a second attempt never shows less
   * @returns false when the video was removed, or another worker took over
   */
  async execute(videoId: string, claim: number, percent: number): Promise<boolean> {
    // One statement of its own: it must show at once, and it must not wait for a transaction to end.
    const result = await this.em.execute<{ affectedRows: number }>(
      `update video set progress = greatest(progress, ?), updated_at = ?
        where id = ? and claims = ? and status = 'processing'`,
      [percent, this.clock.now(), videoId, claim],
      'run',
    );
    return result.affectedRows === 1;
  }
}
