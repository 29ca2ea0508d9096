import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type LateWrite, LateWrites } from '../../../platform/database/late-writes.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { AccessKind } from '../domain/access-log.entity.js';
import type { UnlockingType } from '../domain/interaction.js';

export interface NewAccess {
  readonly seekerId: string;
  readonly kind: Exclude<AccessKind, 'WATCHED'>;
  /** Null if nobody acted, for example when a disclosure expired. */
  readonly viewerId: string | null;
  readonly companyId: string | null;
  /** Why the profile was open; null if it was masked. */
  readonly interaction: UnlockingType | null;
  /** Price in credits. */
  readonly cost?: number;
}

/** `viewerId`: the author of the link; null for its readers, who have no account. */
export interface SharedAccess {
  readonly seekerId: string;
  readonly kind: 'SHARED' | 'SHARE_VIEWED' | 'SHARE_WATCHED';
  readonly viewerId: string | null;
  readonly companyId: string;
  /** Why the profile was shown open; null if it was masked. */
  readonly interaction: UnlockingType | null;
}

/** Writes the access log, in the caller's transaction if there is one: then as one of its last writes. */
@Injectable()
export class AccessLog {
  constructor(
    private readonly em: EntityManager,
    private readonly late: LateWrites,
  ) {}

  async add({ seekerId, kind, viewerId, companyId, interaction, cost = 0 }: NewAccess, at: Date): Promise<void> {
    // CONCEALED names the former reason, although the profile is masked from now on.
    const masked = interaction === null || kind === 'CONCEALED';
    await this.#write(
      `insert into access_log (id, seeker_id, kind, at, masked, viewer_id, company_id, interaction, cost)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [newId(), seekerId, kind, at, masked, viewerId, companyId, interaction, cost],
    );
  }

  /** Logs a visit through a share link: one row for each person, in one statement. */
  async addShared(entries: readonly SharedAccess[], at: Date): Promise<void> {
    if (entries.length === 0) return;
    await this.#write(
      `insert into access_log (id, seeker_id, kind, at, masked, viewer_id, company_id, interaction, cost)
       values ${entries.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, 0)').join(', ')}`,
      entries.flatMap(({ seekerId, kind, viewerId, companyId, interaction }) => [
        newId(),
        seekerId,
        kind,
        at,
        interaction === null,
        viewerId,
        companyId,
        interaction,
      ]),
    );
  }

  /**
   * One row per viewer, video and day (UTC), however many parts are requested. A price is added to that row, so the seeker sees
   * one entry.
   */
  async addWatched(
    watched: Pick<NewAccess, 'seekerId' | 'companyId' | 'interaction' | 'cost'> & { viewerId: string; videoId: string },
    at: Date,
  ): Promise<void> {
    const { seekerId, viewerId, companyId, interaction, videoId, cost = 0 } = watched;
    await this.#write(
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

  async #write(sql: string, params: LateWrite['params']): Promise<void> {
    if (this.em.isInTransaction()) this.late.add(sql, params);
    else await this.em.execute(sql, [...params]);
  }
}
