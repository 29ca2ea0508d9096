import { Injectable } from '@nestjs/common';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { PresentedCandidate, Presentation, Seeker } from '../domain/present-candidate.js';
import { presentCandidate } from '../domain/present-candidate.js';
import { AccountFiles } from '../domain/account-files.js';
import { PairTerms } from '../domain/pair-terms.js';
import { SeekerVideos } from '../domain/seeker-videos.js';
import type { AccountStatus, ApprovalStatus } from '../domain/user-type.js';
import { type Viewer, viewOf } from '../domain/visibility.policy.js';
import { type KnownStanding, Standings, unknownStanding } from './standings.query.js';

interface SeekerRow extends Omit<Seeker, 'video_profiles' | 'resume' | 'terms'> {
  status: AccountStatus;
  approval_status: ApprovalStatus;
  visible: boolean;
}

/** A seeker as the viewer may see them, and why. */
export interface PresentedSeeker {
  readonly candidate: PresentedCandidate;
  readonly standing: KnownStanding;
}

/** Seekers by id, as a viewer may see them: the only query whose rows a recruiter's screen is made of. */
@Injectable()
export class FindSeekers {
  constructor(
    private readonly reads: ReadTogether,
    private readonly videos: SeekerVideos,
    private readonly standings: Standings,
    private readonly files: AccountFiles,
    private readonly leftOut: LeftOutRows,
    private readonly terms: PairTerms,
  ) {}

  /** Seekers the viewer may not know of, and ids of nobody, are absent from the map. */
  async execute(
    viewer: Viewer,
    seekerIds: readonly string[],
    presentation: Presentation,
  ): Promise<ReadonlyMap<string, PresentedSeeker>> {
    if (seekerIds.length === 0) return new Map();
    const [rows, standings] = await Promise.all([
      this.reads.rows<SeekerRow>(
        `select a.id, a.email, a.full_name, a.status, a.approval_status, p.phone, p.location, p.bio, p.avatar_url, p.experience,
                p.skills, p.years_experience, p.availability, p.salary_range, p.work_type_preference, p.company_size_preference,
                p.industry_preference, p.job_preferences, p.open_to_remote, p.video_sale_allowed,
                p.visible
           from account a join profile p on p.account_id = a.id
          where a.id in (?) and a.user_type = 'JOB_SEEKER'`,
        [[...new Set(seekerIds)]],
      ),
      this.standings.of(viewer, seekerIds),
    ]);
    const seen = rows.flatMap((row) => {
      const { id, status, visible, approval_status: approvalStatus } = row;
      const standing = standings.get(id) ?? unknownStanding;
      const view = viewOf(viewer, { id, userType: 'JOB_SEEKER', status, approvalStatus, visible }, standing);
      return view === null ? [] : [{ id, row, standing }];
    });
    const ids = seen.map(({ row }) => row.id);
    // Asked for those only who may be told.
    const open = seen.filter(({ standing }) => standing.disclosure !== null).map(({ row }) => row.id);
    const company = seen.find(({ standing }) => standing.companyId !== null)?.standing.companyId ?? null;
    const [videos, resumes, termsOf, described] = await Promise.all([
      this.videos.videosOf(ids),
      this.files.resumesOf(open),
      this.terms.of(company, ids),
      // Lists of a hundred people go without the words of their videos.
      this.videos.describedVideosOf(presentation.place === 'profile' ? open : [], presentation.language),
    ]);
    return new Map(
      await this.leftOut.present('seekers', seen, ({ row, standing }): [string, PresentedSeeker] => {
        const seeker = {
          ...row,
          resume: resumes.get(row.id) ?? null,
          video_profiles: described.get(row.id) ?? videos.get(row.id) ?? [],
          terms: termsOf(row.id),
        };
        const candidate = presentCandidate(viewer, seeker, standing.disclosure, presentation);
        return [row.id, { candidate, standing }];
      }),
    );
  }
}
