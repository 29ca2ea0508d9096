import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import type { AccessKind } from '../domain/access-log.entity.js';
import type { UnlockingType } from '../domain/interaction.js';

export interface NewAccess {
  readonly seekerId: string;
  readonly kind: Exclude<AccessKind, 'WATCHED'>;
  /** Null where nobody in particular did it, such as the clock. */
  readonly viewerId: string | null;
  readonly companyId: string | null;
  /** Why the profile was open; null while masked. */
  readonly interaction: UnlockingType | null;
  /** Credits. */
  readonly cost?: number;
}

/** Writes down who saw what of a seeker: one row, one statement, in the caller's transaction where there is one. */
@Injectable()
export class AccessLog {
  constructor(private readonly em: EntityManager) {}

  async add({ seekerId, kind, viewerId, companyId, interaction, cost = 0 }: NewAccess, at: Date): Promise<void> {
    // CONCEALED names what had opened the profile, and the profile is masked from then on.
    const masked = interaction === null || kind === 'CONCEALED';
    await this.em.execute(
      `insert into access_log (id, seeker_id, kind, at, masked, viewer_id, company_id, interaction, cost)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [newId(), seekerId, kind, at, masked, viewerId, companyId, interaction, cost],
    );
  }

  /**
   * Once for a viewer, a video and a day (UTC), however many parts of it are asked for. What it cost is added to that day's row:
   * the company paid and watched, and the seeker reads one line.
   */
  async addWatched(
    watched: Pick<NewAccess, 'seekerId' | 'companyId' | 'interaction' | 'cost'> & { viewerId: string; videoId: string },
    at: Date,
  ): Promise<void> {
    const { seekerId, viewerId, companyId, interaction, videoId, cost = 0 } = watched;
    await this.em.execute(
      `insert into access_log (id, seeker_id, kind, at, masked, viewer_id, company_id, interaction, cost, video_id, day)
       values (?, ?, 'WATCHED', ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (viewer_id, video_id, day) where kind = 'WATCHED'
         do update set cost = access_log.cost + excluded.cost where excluded.cost > 0`,
      [
        newId(),
        seekerId,
        at,
        interaction === null,
        viewerId,
        companyId,
        interaction,
        cost,
        videoId,
        at.toISOString().slice(0, 10),
      ],
    );
  }
}
