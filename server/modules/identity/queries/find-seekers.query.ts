import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer, MaskedSeeker, Presentation, Seeker } from '../domain/present-candidate.js';
import { presentCandidate } from '../domain/present-candidate.js';
import { SeekerVideos } from '../domain/seeker-videos.js';
import type { AccountStatus, ApprovalStatus } from '../domain/user-type.js';
import { viewOf } from '../domain/visibility.policy.js';

interface SeekerRow extends Omit<Seeker, 'video_profiles'> {
  status: AccountStatus;
  approval_status: ApprovalStatus;
  visible: boolean;
}

/** Seekers by id, as a viewer may see them: the only query whose rows a recruiter's screen is made of. */
@Injectable()
export class FindSeekers {
  constructor(
    private readonly em: EntityManager,
    private readonly videos: SeekerVideos,
  ) {}

  /** Seekers the viewer may not know of, and ids of nobody, are absent from the map. */
  async execute(
    viewer: Viewer,
    seekerIds: readonly string[],
    presentation: Presentation,
  ): Promise<ReadonlyMap<string, MaskedSeeker>> {
    if (seekerIds.length === 0) return new Map();
    const rows = await this.em.execute<SeekerRow[]>(
      `select a.id, a.email, a.full_name, a.status, a.approval_status, p.phone, p.location, p.bio, p.experience, p.skills,
              p.years_experience, p.visible
         from account a join profile p on p.account_id = a.id
        where a.id in (?) and a.user_type = 'JOB_SEEKER'`,
      [[...new Set(seekerIds)]],
    );
    const seen = rows.filter((row) => {
      const { id, status, visible, approval_status: approvalStatus } = row;
      return viewOf(viewer, { id, userType: 'JOB_SEEKER', status, approvalStatus, visible }) !== null;
    });
    const videos = await this.videos.videosOf(seen.map(({ id }) => id));
    return new Map(
      seen.map((row) => [row.id, presentCandidate({ ...row, video_profiles: videos.get(row.id) ?? [] }, presentation)]),
    );
  }
}
