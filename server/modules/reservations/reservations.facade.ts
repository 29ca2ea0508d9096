import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MatchMove } from '../matching/index.js';
import { FindBoughtVideos } from './queries/bought-videos.query.js';
import { FollowMatch } from './use-cases/follow-match.js';

/** What is asked of reservations where modules meet. */
@Injectable()
export class ReservationsFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly follow: FollowMatch,
    private readonly boughtVideos: FindBoughtVideos,
  ) {}

  /** A match moved: what it came from moves with it, in the same transaction. */
  followMatch(move: MatchMove): Promise<void> {
    return this.follow.execute(move);
  }

  /** Until when a reservation that waits for its answer opens the person's profile to the company; null where none does. */
  async reservedUntil(companyId: string, seekerId: string): Promise<Date | null> {
    const [row] = await this.em.execute<{ expires_at: string }[]>(
      `select expires_at from reservation where company_id = ? and seeker_id = ? and status = 'ACTIVE'`,
      [companyId, seekerId],
    );
    return row ? new Date(row.expires_at) : null;
  }

  /** Whether the viewer's company bought to watch this video of somebody masked, and still may. */
  hasVideoAccess(
    viewer: { readonly id: string; readonly role: string },
    video: { readonly id: string; readonly ownerId: string },
  ): Promise<boolean> {
    return this.boughtVideos.includes(viewer, video);
  }
}
