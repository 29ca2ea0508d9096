import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import { AccountCompanies } from '../domain/account-companies.js';
import { AccountFiles } from '../domain/account-files.js';
import type { ConsentKind } from '../domain/consent.entity.js';
import type { JobPreferences } from '../domain/profile.entity.js';
import type { ApprovalStatus, UserType } from '../domain/user-type.js';
import { requiredConsents, type User, user } from '../http/users.contract.js';

interface UserRow {
  id: string;
  email: string;
  full_name: string;
  user_type: UserType;
  approval_status: ApprovalStatus;
  email_verified: boolean;
  has_password: boolean;
  language: 'fr' | 'en';
  theme: 'dark' | 'light';
  email_messages: boolean;
  email_updates: boolean;
  email_applications: boolean;
  created_at: Date | string;
  title: string | null;
  phone: string | null;
  location: string | null;
  bio: string | null;
  avatar_url: string | null;
  skills: string[];
  experience: string | null;
  years_experience: number | null;
  availability: string | null;
  salary_range: string | null;
  work_type_preference: string | null;
  company_size_preference: string | null;
  industry_preference: string | null;
  job_preferences: JobPreferences | null;
  open_to_remote: boolean | null;
  visible: boolean;
  video_sale_allowed: boolean | null;
  agreed: ConsentKind[];
}

/** An account as its owner sees it. */
@Injectable()
export class FindUser {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: AccountCompanies,
    private readonly files: AccountFiles,
    private readonly leftOut: LeftOutRows,
  ) {}

  async execute(accountId: string): Promise<User | null> {
    const [row] = await this.em.execute<UserRow[]>(
      `select a.id, a.email, a.full_name, a.user_type, a.approval_status, a.email_verified_at is not null as email_verified,
              a.password_hash is not null as has_password,
              a.language, a.theme, a.email_messages, a.email_updates, a.email_applications, a.created_at,
              p.title, p.phone, p.location, p.bio, p.avatar_url, p.skills, p.experience, p.years_experience, p.availability,
              p.salary_range, p.work_type_preference, p.company_size_preference, p.industry_preference, p.job_preferences,
              p.open_to_remote, p.visible, p.video_sale_allowed,
              array(select n.kind from (select distinct on (kind) kind, granted from consent where account_id = a.id
                                         order by kind, given_at desc, id desc) n where n.granted) as agreed
         from account a join profile p on p.account_id = a.id
        where a.id = ?`,
      [accountId],
    );
    if (!row) return null;
    const resumes = await this.files.resumesOf([accountId]);
    const companies = await this.companies.companiesOf([accountId]);
    return this.leftOut.emptied('users', user, {
      id: row.id,
      email: row.email,
      full_name: row.full_name,
      user_type: row.user_type,
      title: row.title,
      phone: row.phone,
      location: row.location,
      bio: row.bio,
      avatar_url: row.avatar_url,
      skills: row.skills,
      experience: row.experience,
      language: row.language,
      theme: row.theme,
      notification_preferences: {
        email_messages: row.email_messages,
        email_updates: row.email_updates,
        email_applications: row.email_applications,
      },
      profile_visible: row.visible,
      video_sale_allowed: row.video_sale_allowed,
      approval_status: row.approval_status,
      email_verified: row.email_verified,
      has_password: row.has_password,
      resume: resumes.get(accountId) ?? null,
      company: companies.get(accountId) ?? null,
      profile: {
        title: row.title,
        skills: row.skills,
        experience: row.experience,
        years_experience: row.years_experience,
        availability: row.availability,
        salary_range: row.salary_range,
        work_type_preference: row.work_type_preference,
        company_size_preference: row.company_size_preference,
        industry_preference: row.industry_preference,
        job_preferences: row.job_preferences,
        open_to_remote: row.open_to_remote,
      },
      consents_missing:
        row.user_type === 'OPERATOR' ? [] : requiredConsents.filter((kind) => !row.agreed.includes(kind)),
      created_at: new Date(row.created_at).toISOString(),
    });
  }
}
