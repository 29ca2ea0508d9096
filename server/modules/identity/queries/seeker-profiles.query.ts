import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { profileCompleteness } from '../domain/profile-completeness.js';
import type { JobPreferences } from '../domain/profile.entity.js';

/** A seeker's full profile. For internal use: it is not masked. */
export interface SeekerProfile {
  readonly id: string;
  readonly full_name: string;
  readonly language: 'fr' | 'en';
  readonly profile_visible: boolean;
  readonly title: string | null;
  readonly location: string | null;
  readonly bio: string | null;
  readonly skills: readonly string[];
  readonly experience: string | null;
  readonly years_experience: number | null;
  readonly availability: string | null;
  readonly salary_range: string | null;
  readonly work_type_preference: string | null;
  readonly company_size_preference: string | null;
  readonly industry_preference: string | null;
  readonly job_preferences: JobPreferences | null;
  readonly open_to_remote: boolean | null;
  readonly has_processed_video: boolean;
  /** Creation of the account; all times are ISO 8601 UTC. */
  readonly created_at: string;
  readonly updated_at: string;
}

type SeekerProfileRow = Omit<SeekerProfile, 'created_at' | 'updated_at'> & {
  created_at: Date | string;
  updated_at: Date | string;
};

interface CompletenessRow extends Omit<SeekerProfileRow, 'id' | 'created_at'> {
  phone: string | null;
  avatar_url: string | null;
}

const profileColumns = `p.visible as profile_visible, p.title, p.location, p.bio, p.skills, p.experience, p.years_experience,
  p.availability, p.salary_range, p.work_type_preference, p.company_size_preference, p.industry_preference, p.job_preferences,
  p.open_to_remote, p.has_processed_video, p.updated_at`;

export interface SeekerPage {
  /** Last id of the previous page; absent for the first page. */
  readonly after?: string;
  /** 1..1000, default 200. */
  readonly limit?: number;
}

const limitOf = ({ limit = 200 }: SeekerPage): number => Math.min(Math.max(Math.trunc(limit), 1), 1_000);

/** Seekers for matching and statistics. */
@Injectable()
export class SeekerProfiles {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
  ) {}

  /** Null if unknown, suspended or another kind of account. Hidden seekers are found: see `profile_visible`. */
  async find(seekerId: string): Promise<SeekerProfile | null> {
    const [row] = await this.reads.rows<SeekerProfileRow>(
      `select a.id, a.full_name, a.language, a.created_at, ${profileColumns}
         from account a join profile p on p.account_id = a.id
        where a.id = ? and a.user_type = 'JOB_SEEKER' and a.status = 'ACTIVE'`,
      [seekerId],
    );
    if (!row) return null;
    const { created_at: created, updated_at: updated } = row;
    return { ...row, created_at: new Date(created).toISOString(), updated_at: new Date(updated).toISOString() };
  }

  /** Ids of visible seekers, ascending. Both tables begin after the id: PostgreSQL would otherwise read profiles from the first one. */
  async listVisible(page: SeekerPage = {}): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select a.id
         from account a join profile p on p.account_id = a.id
        where a.user_type = 'JOB_SEEKER' and a.status = 'ACTIVE' and p.visible ${page.after ? 'and a.id > ? and p.account_id > ?' : ''}
        order by a.id limit ?`,
      [...(page.after ? [page.after, page.after] : []), limitOf(page)],
    );
    return rows.map(({ id }) => id);
  }

  /** Ids of seekers whose profile changed at or after a time, including hidden ones, oldest change first. */
  async listUpdatedSince(since: Date, limit?: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select p.account_id as id
         from profile p join account a on a.id = p.account_id
        where p.updated_at >= ? and a.user_type = 'JOB_SEEKER'
        order by p.updated_at, p.account_id limit ?`,
      [since, limitOf(limit === undefined ? {} : { limit })],
    );
    return rows.map(({ id }) => id);
  }

  /** Completeness of a profile in percent; 0 for an unknown id. */
  async completeness(accountId: string): Promise<number> {
    const [row] = await this.em.execute<CompletenessRow[]>(
      `select p.phone, p.avatar_url, ${profileColumns} from profile p where p.account_id = ?`,
      [accountId],
    );
    if (!row) return 0;
    return profileCompleteness({
      avatarUrl: row.avatar_url,
      location: row.location,
      bio: row.bio,
      skills: row.skills,
      experience: row.experience,
      phone: row.phone,
      hasProcessedVideo: row.has_processed_video,
      availability: row.availability,
      salaryRange: row.salary_range,
      workTypePreference: row.work_type_preference,
      companySizePreference: row.company_size_preference,
      industryPreference: row.industry_preference,
      jobPreferences: row.job_preferences,
      openToRemote: row.open_to_remote,
    });
  }
}
