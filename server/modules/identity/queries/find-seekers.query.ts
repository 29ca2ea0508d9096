import { Injectable } from '@nestjs/common';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { PresentedCandidate, Presentation, Seeker } from '../domain/present-candidate.js';
import { presentCandidate, type PresentedName, presentName } from '../domain/present-candidate.js';
import { AccountFiles } from '../domain/account-files.js';
import { PairTerms } from '../domain/pair-terms.js';
import { blindScrubberFor, scrubberFor } from '../domain/scrub.js';
import { SeekerVideos } from '../domain/seeker-videos.js';
import type { AccountStatus, ApprovalStatus } from '../domain/user-type.js';
import { type SeekerReach, type Viewer, viewOf } from '../domain/visibility.policy.js';
import { type KnownStanding, standingOf, type StandingRow, Standings } from './standings.query.js';

interface SeekerRow extends Omit<Seeker, 'video_profiles' | 'resume' | 'terms'>, StandingRow {
  status: AccountStatus;
  approval_status: ApprovalStatus;
  visible: boolean;
}

/** A seeker as the viewer may see them, with the relation that decides it. */
export interface PresentedSeeker {
  readonly candidate: PresentedCandidate;
  readonly standing: KnownStanding;
}

/** A seeker's name for a viewer, and a function to show their words to the same viewer. */
export interface NamedSeeker extends PresentedName {
  /** Removes personal data from their words while they are masked. */
  readonly scrub: (text: string) => string;
}

function scrubOf({ full_name: fullName, email, phone, location }: SeekerRow, blind: boolean): (text: string) => string {
  const person = { fullName, email, phone };
  return blind ? blindScrubberFor({ ...person, location }) : scrubberFor(person);
}

interface Seen {
  readonly id: string;
  readonly row: SeekerRow;
  readonly standing: KnownStanding;
}

/** Seekers by id as a viewer may see them. Recruiters' screens use only rows of this query. */
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

  /** Unknown seekers, and those the viewer may not see, are absent. */
  async execute(
    viewer: Viewer,
    seekerIds: readonly string[],
    presentation: Presentation,
  ): Promise<ReadonlyMap<string, PresentedSeeker>> {
    const seen = await this.#seen(viewer, seekerIds);
    if (seen.length === 0) return new Map();
    const ids = seen.map(({ row }) => row.id);
    // Only for open profiles.
    const open = seen.filter(({ standing }) => standing.disclosure !== null).map(({ row }) => row.id);
    const company = seen.find(({ standing }) => standing.companyId !== null)?.standing.companyId ?? null;
    const [videos, resumes, termsOf, described] = await Promise.all([
      this.videos.videosOf(ids),
      this.files.resumesOf(open),
      this.terms.of(company, ids),
      // Lists of up to a hundred people omit the texts of videos.
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
        const shown = { ...presentation, blind: presentation.blind === true || standing.blind === true };
        const candidate = presentCandidate(viewer, seeker, standing.disclosure, shown);
        return [row.id, { candidate, standing }];
      }),
    );
  }

  /** Only the names of these people, in one statement. */
  async names(
    viewer: Viewer,
    seekerIds: readonly string[],
    presentation: Presentation,
  ): Promise<ReadonlyMap<string, NamedSeeker>> {
    const seen = await this.#seen(viewer, seekerIds);
    return new Map(
      seen.map(({ id, row, standing }) => {
        const blind = standing.blind === true;
        const name = presentName(viewer, row, standing.disclosure, { ...presentation, blind });
        return [id, { ...name, scrub: name.is_masked ? scrubOf(row, blind) : (text: string) => text }];
      }),
    );
  }

  async reach(viewer: Viewer, seekerIds: readonly string[]): Promise<ReadonlyMap<string, SeekerReach>> {
    const seen = await this.#seen(viewer, seekerIds);
    return new Map(
      seen.map(({ id, row, standing: { excluded } }) => [id, { findable: row.visible && !excluded, excluded }]),
    );
  }

  async #seen(viewer: Viewer, seekerIds: readonly string[]): Promise<readonly Seen[]> {
    if (seekerIds.length === 0) return [];
    const { companyId, blindReader, columns, join } = await this.standings.partsOf(viewer);
    const rows = await this.reads.rows<SeekerRow>(
      `select a.id, a.email, a.full_name, a.status, a.approval_status, p.title, p.phone, p.location, p.bio, p.avatar_url,
              p.experience, p.skills, p.years_experience, p.availability, p.salary_range, p.work_type_preference, p.company_size_preference,
              p.industry_preference, p.job_preferences, p.open_to_remote, p.video_sale_allowed,
              p.visible, ${columns.sql}
         from account a join profile p on p.account_id = a.id ${join.sql}
        where a.id in (?) and a.user_type = 'JOB_SEEKER'`,
      [...columns.params, ...join.params, [...new Set(seekerIds)]],
    );
    const blind = await this.standings.blindOf(blindReader, seekerIds);
    return rows.flatMap((row) => {
      const { id, status, visible, approval_status: approvalStatus } = row;
      const standing = standingOf(row, companyId, blind.has(id));
      const view = viewOf(viewer, { id, userType: 'JOB_SEEKER', status, approvalStatus, visible }, standing);
      return view === null ? [] : [{ id, row, standing }];
    });
  }
}
