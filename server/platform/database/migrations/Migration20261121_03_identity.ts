import { Migration } from '@mikro-orm/migrations';

/** Accounts, their profiles, sessions and consents, and the count of failed sign-ins. */
export class Migration20261121_03_identity extends Migration {
  override up(): void {
    this.addSql(`
      create table account (
        id uuid not null,
        email text not null,
        password_hash text,
        full_name text not null,
        user_type text not null,
        status text not null,
        approval_status text not null,
        email_verified_at timestamptz(3),
        language text not null,
        theme text not null,
        email_messages boolean not null,
        email_updates boolean not null,
        email_applications boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint account_pkey primary key (id),
        constraint account_email_unique unique (email),
        constraint account_email_check check (email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254),
        constraint account_full_name_check check (char_length(full_name) <= 120 and btrim(full_name) <> ''),
        constraint account_user_type_check check (user_type in ('JOB_SEEKER', 'RECRUITER', 'OPERATOR')),
        constraint account_status_check check (status in ('ACTIVE', 'SUSPENDED')),
        constraint account_approval_status_check check (
          approval_status in ('PENDING', 'APPROVED', 'REJECTED')
          and (user_type = 'RECRUITER' or approval_status = 'APPROVED')
        ),
        constraint account_language_check check (language in ('fr', 'en')),
        constraint account_theme_check check (theme in ('dark', 'light'))
      )
    `);
    this.addSql('create index account_user_type_index on account (user_type, id)');
    this.addSql(`
      create table profile (
        account_id uuid not null,
        phone text,
        location text,
        bio text,
        avatar_url text,
        skills text[] not null,
        experience text,
        years_experience smallint,
        availability text,
        salary_range text,
        work_type_preference text,
        company_size_preference text,
        industry_preference text,
        job_preferences jsonb,
        open_to_remote boolean,
        visible boolean not null,
        has_processed_video boolean not null,
        updated_at timestamptz(3) not null,
        constraint profile_pkey primary key (account_id),
        constraint profile_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint profile_phone_check check (char_length(phone) >= 1 and char_length(phone) <= 40),
        constraint profile_location_check check (char_length(location) >= 1 and char_length(location) <= 200),
        constraint profile_bio_check check (char_length(bio) >= 1 and char_length(bio) <= 5000),
        constraint profile_avatar_url_check check (char_length(avatar_url) >= 1 and char_length(avatar_url) <= 500),
        constraint profile_skills_check check (cardinality(skills) <= 100 and array_position(skills, null) is null),
        constraint profile_experience_check check (char_length(experience) >= 1 and char_length(experience) <= 10000),
        constraint profile_years_experience_check check (years_experience >= 0 and years_experience <= 70),
        constraint profile_availability_check check (char_length(availability) >= 1 and char_length(availability) <= 200),
        constraint profile_salary_range_check check (char_length(salary_range) >= 1 and char_length(salary_range) <= 200),
        constraint profile_work_type_preference_check check (char_length(work_type_preference) >= 1 and char_length(work_type_preference) <= 200),
        constraint profile_company_size_preference_check check (char_length(company_size_preference) >= 1 and char_length(company_size_preference) <= 200),
        constraint profile_industry_preference_check check (char_length(industry_preference) >= 1 and char_length(industry_preference) <= 200),
        constraint profile_job_preferences_check check (jsonb_typeof(job_preferences) = 'object')
      )
    `);
    this.addSql('create index profile_updated_at_index on profile (updated_at, account_id)');
    this.addSql(`
      create table session (
        id uuid not null,
        account_id uuid not null,
        token_hash text not null,
        created_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3),
        user_agent text,
        network text,
        constraint session_pkey primary key (id),
        constraint session_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint session_token_hash_unique unique (token_hash),
        constraint session_token_hash_check check (char_length(token_hash) = 64),
        constraint session_expires_at_check check (expires_at > created_at),
        constraint session_user_agent_check check (char_length(user_agent) >= 1 and char_length(user_agent) <= 300),
        constraint session_network_check check (char_length(network) >= 1 and char_length(network) <= 50)
      )
    `);
    this.addSql('create index session_account_id_index on session (account_id, expires_at)');
    this.addSql(`
      create table consent (
        id uuid not null,
        account_id uuid not null,
        kind text not null,
        version text not null,
        granted boolean not null,
        given_at timestamptz(3) not null,
        constraint consent_pkey primary key (id),
        constraint consent_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint consent_kind_check check (kind in ('ADULT', 'TERMS', 'PRIVACY', 'PROFILE_VISIBLE', 'MARKETING')),
        constraint consent_version_check check (char_length(version) >= 1 and char_length(version) <= 20)
      )
    `);
    this.addSql('create index consent_account_id_index on consent (account_id, given_at)');
    this.addSql(`
      create table login_throttle (
        key text not null,
        attempts smallint not null,
        resets_at timestamptz(3) not null,
        constraint login_throttle_pkey primary key (key),
        constraint login_throttle_key_check check (char_length(key) = 64),
        constraint login_throttle_attempts_check check (attempts >= 1)
      )
    `);
    this.addSql('create index login_throttle_resets_at_index on login_throttle (resets_at)');
  }

  override down(): void {
    for (const table of ['login_throttle', 'consent', 'session', 'profile', 'account'])
      this.addSql(`drop table ${table}`);
  }
}
