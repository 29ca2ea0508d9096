import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MatchMove } from '../matching/index.js';
import { FindBoughtVideos } from './queries/bought-videos.query.js';
import { FollowMatch } from './use-cases/follow-match.js';

/** Functions of reservations for other modules. */
@Injectable()
export class ReservationsFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly follow: FollowMatch,
    private readonly boughtVideos: FindBoughtVideos,
  ) {}

  /** Moves the reservation of a match together with it, in the same transaction. */
  followMatch(move: MatchMove): Promise<void> {
    return this.follow.execute(move);
  }

  /** When the ACTIVE reservation of a company and a person expires; null if there is none. */
  async reservedUntil(companyId: string, seekerId: string): Promise<Date | null> {
    const [row] = await this.em.execute<{ expires_at: string }[]>(
      `select expires_at from reservation where company_id = ? and seeker_id = ? and status = 'ACTIVE'`,
      [companyId, seekerId],
    );
    return row ? new Date(row.expires_at) : null;
  }

  /** Whether the viewer's company bought this video of a masked person and may still watch it. */
  hasVideoAccess(
    viewer: { readonly id: string; readonly role: string },
    video: { readonly id: string; readonly ownerId: string },
  ): Promise<boolean> {
    return this.boughtVideos.includes(viewer, video);
  }
}
