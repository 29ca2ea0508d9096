import { defineEntity, p } from '@mikro-orm/core';
import { textList } from '../../../platform/database/text-list.js';
import { AccountSchema } from './account.entity.js';

/** Other job preferences, by name. */
export type JobPreferences = Record<string, string | number | boolean | null | string[]>;

const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'profile',
  properties: {
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .primary()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('profile_account_id_foreign'),
    title: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    location: p.text().strictNullable(),
    bio: p.text().strictNullable(),
    avatarUrl: p.text().strictNullable(),
    skills: textList(),
    experience: p.text().strictNullable(),
    yearsExperience: p.smallint().strictNullable(),
    availability: p.text().strictNullable(),
    salaryRange: p.text().strictNullable(),
    workTypePreference: p.text().strictNullable(),
    companySizePreference: p.text().strictNullable(),
    industryPreference: p.text().strictNullable(),
    jobPreferences: p.json<JobPreferences>().strictNullable(),
    openToRemote: p.boolean().strictNullable(),
    /** Whether one video may be sold while the profile is masked. Null (no answer) means no. */
    videoSaleAllowed: p.boolean().strictNullable(),
    /** False immediately removes a seeker from search and matching. */
    visible: p.boolean(),
    /** Set by the module that owns videos; counts for completeness. */
    hasProcessedVideo: p.boolean(),
    updatedAt: p.datetime(3),
  },
  indexes: [{ name: 'profile_updated_at_index', properties: ['updatedAt', 'accountId'] }],
  checks: [
    { name: 'profile_title_check', expression: 'char_length(title) >= 1 and char_length(title) <= 120' },
    { name: 'profile_phone_check', expression: 'char_length(phone) >= 1 and char_length(phone) <= 40' },
    { name: 'profile_location_check', expression: 'char_length(location) >= 1 and char_length(location) <= 200' },
    { name: 'profile_bio_check', expression: 'char_length(bio) >= 1 and char_length(bio) <= 5000' },
    { name: 'profile_avatar_url_check', expression: 'char_length(avatar_url) >= 1 and char_length(avatar_url) <= 500' },
    { name: 'profile_skills_check', expression: 'cardinality(skills) <= 100 and array_position(skills, null) is null' },
    {
      name: 'profile_experience_check',
      expression: 'char_length(experience) >= 1 and char_length(experience) <= 10000',
    },
    { name: 'profile_years_experience_check', expression: 'years_experience >= 0 and years_experience <= 70' },
    {
      name: 'profile_availability_check',
      expression: 'char_length(availability) >= 1 and char_length(availability) <= 200',
    },
    {
      name: 'profile_salary_range_check',
      expression: 'char_length(salary_range) >= 1 and char_length(salary_range) <= 200',
    },
    {
      name: 'profile_work_type_preference_check',
      expression: 'char_length(work_type_preference) >= 1 and char_length(work_type_preference) <= 200',
    },
    {
      name: 'profile_company_size_preference_check',
      expression: 'char_length(company_size_preference) >= 1 and char_length(company_size_preference) <= 200',
    },
    {
      name: 'profile_industry_preference_check',
      expression: 'char_length(industry_preference) >= 1 and char_length(industry_preference) <= 200',
    },
    { name: 'profile_job_preferences_check', expression: `jsonb_typeof(job_preferences) = 'object'` },
  ],
});

/** The fields that a person edits about themselves. */
export interface ProfileChanges {
  readonly title?: string | null;
  readonly phone?: string | null;
  readonly location?: string | null;
  readonly bio?: string | null;
  readonly skills?: string[];
  readonly experience?: string | null;
  readonly yearsExperience?: number | null;
  readonly availability?: string | null;
  readonly salaryRange?: string | null;
  readonly workTypePreference?: string | null;
  readonly companySizePreference?: string | null;
  readonly industryPreference?: string | null;
  readonly jobPreferences?: JobPreferences | null;
  readonly openToRemote?: boolean | null;
  readonly videoSaleAllowed?: boolean | null;
}

const emptyProfile = () => ({
  title: null,
  phone: null,
  location: null,
  bio: null,
  avatarUrl: null,
  skills: [],
  experience: null,
  yearsExperience: null,
  availability: null,
  salaryRange: null,
  workTypePreference: null,
  companySizePreference: null,
  industryPreference: null,
  jobPreferences: null,
  openToRemote: null,
  videoSaleAllowed: null,
  hasProcessedVideo: false,
});

/** The texts and facts that a person gives about themselves. Every account has one profile. */
export class Profile extends ProfileSchema.class {
  static empty(accountId: string, visible: boolean, now: Date): Profile {
    return Object.assign(new Profile(), { accountId, ...emptyProfile(), visible, updatedAt: now });
  }

  /** Clears all fields. */
  forget(now: Date): void {
    Object.assign(this, emptyProfile(), { visible: false, updatedAt: now });
  }

  change(changes: ProfileChanges, now: Date): void {
    Object.assign(this, changes);
    this.updatedAt = now;
  }

  /** @returns false if nothing changed. */
  setVisible(visible: boolean, now: Date): boolean {
    if (this.visible === visible) return false;
    this.visible = visible;
    this.updatedAt = now;
    return true;
  }

  /** @returns false if nothing changed. */
  setHasProcessedVideo(has: boolean, now: Date): boolean {
    if (this.hasProcessedVideo === has) return false;
    this.hasProcessedVideo = has;
    this.updatedAt = now;
    return true;
  }
}

ProfileSchema.setClass(Profile);
export { ProfileSchema };
