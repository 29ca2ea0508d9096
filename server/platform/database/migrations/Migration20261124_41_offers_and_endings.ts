import { Migration } from '@mikro-orm/migrations';

const filterColumns = 'job_type, remote, company_id, salary_year_min, salary_year_max, pay_ceiling, place, location';

/**
 * Offers have versions, an expiry and an answer. Applications end with their posting and keep its text. A refusal does not change the time
 * of the candidate's last change. The indexes of open postings contain their expiry.
 */
export class Migration20261124_41_offers_and_endings extends Migration {
  override up(): void {
    this.extendApplication();
    this.extendOffer();
    this.indexJobs(`${filterColumns}, expires_at`, 'updated_at, expires_at');
  }

  private extendApplication(): void {
    this.addSql(`
      alter table application
        add column closed_at timestamptz(3) null,
        add column closed_reason text null,
        add column candidate_updated_at timestamptz(3) null,
        add column posting jsonb null,
        add constraint application_closed_check check ((closed_at is null) = (closed_reason is null)
          and (closed_reason is null or status in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'))),
        add constraint application_closed_reason_check
          check (closed_reason in ('JOB_REMOVED', 'JOB_PAUSED', 'JOB_EXPIRED', 'JOB_FILLED', 'COMPANY_CLOSED')),
        drop constraint application_attempt_check,
        add constraint application_attempt_check check (attempt >= 1 and attempt <= 50)
    `);
    this.addSql('update application set candidate_updated_at = updated_at');
    this.addSql(`
      update application a set posting = jsonb_build_object(
          'title', j.title, 'company_name', j.company_name, 'department', j.department, 'description', j.description,
          'requirements', to_jsonb(j.requirements), 'benefits', to_jsonb(j.benefits), 'location', j.location,
          'remote', j.remote, 'job_type', j.job_type, 'salary_range', j.salary_range, 'language', j.language)
        from job j where j.id = a.job_id and a.left_at is null
    `);
    this.addSql('drop index application_standing_unique');
    this.addSql(`
      create unique index application_standing_unique on application (job_id, seeker_id)
      where status <> 'WITHDRAWN' and closed_reason is null
    `);
    this.addSql(`
      create index application_to_close_index on application (job_id)
      where job_closed_at is not null and closed_reason is null and left_at is null
        and status in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED')
    `);
  }

  private extendOffer(): void {
    this.addSql(`
      alter table application_offer
        add column version smallint not null default 1,
        add column state text not null default 'OPEN',
        add column expires_at timestamptz(3) null,
        add column answer text null,
        add column answer_note text null,
        add column answered_at timestamptz(3) null,
        drop constraint application_offer_pkey,
        add constraint application_offer_pkey primary key (application_id, version)
    `);
    this.addSql(`
      update application_offer o set state = 'ACCEPTED', answer = 'ACCEPTED', answered_at = a.updated_at
        from application a where a.id = o.application_id and a.status = 'ACCEPTED'
    `);
    this.addSql(`
      update application_offer o set state = 'WITHDRAWN'
        from application a where a.id = o.application_id and a.status in ('REJECTED', 'WITHDRAWN')
    `);
    this.addSql(`
      alter table application_offer
        add constraint application_offer_version_check check (version >= 1),
        add constraint application_offer_state_check
          check (state in ('OPEN', 'REPLACED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
        add constraint application_offer_answer_check check (answer in ('ACCEPTED', 'DECLINED', 'QUESTION')),
        add constraint application_offer_answered_check check ((answer is null) = (answered_at is null)
          and (answer_note is null or answer is not null)
          and ((state <> 'ACCEPTED' and state <> 'DECLINED') or (answer is not null and answer = state))
          and (state <> 'OPEN' or answer is null or answer = 'QUESTION')),
        add constraint application_offer_answer_note_check
          check (char_length(answer_note) >= 1 and char_length(answer_note) <= 2000)
    `);
    this.addSql(`
      create unique index application_offer_open_unique on application_offer (application_id) where state = 'OPEN'
    `);
    this.addSql(`
      create index application_offer_expires_at_index on application_offer (expires_at)
      where state = 'OPEN' and expires_at is not null
    `);
  }

  private indexJobs(carried: string, carriedByOpen: string): void {
    this.addSql('drop index job_newest_index');
    this.addSql(`
      create index job_newest_index on job (published_at desc, id desc) include (${carried})
      where status = 'ACTIVE'
    `);
    this.addSql('drop index job_pay_index');
    this.addSql(`
      create index job_pay_index on job ((coalesce(salary_year_max, salary_year_min)) desc nulls last, id desc)
      include (${carried}) where status = 'ACTIVE'
    `);
    this.addSql('drop index job_open_index');
    this.addSql(`create index job_open_index on job (id) include (${carriedByOpen}) where status = 'ACTIVE'`);
  }

  override down(): void {
    this.indexJobs(filterColumns, 'updated_at');
    this.addSql(`
      delete from application_offer o using application_offer later
       where later.application_id = o.application_id and later.version > o.version
    `);
    this.addSql(`
      alter table application_offer
        drop constraint application_offer_pkey,
        add constraint application_offer_pkey primary key (application_id)
    `);
    this.addSql(`
      alter table application_offer drop column version, drop column state, drop column expires_at, drop column answer,
        drop column answer_note, drop column answered_at
    `);
    this.addSql('drop index application_to_close_index');
    this.addSql('drop index application_standing_unique');
    this.addSql('alter table application drop column closed_at, drop column closed_reason');
    this.addSql('alter table application drop column candidate_updated_at, drop column posting');
    this.addSql(`
      create unique index application_standing_unique on application (job_id, seeker_id) where status <> 'WITHDRAWN'
    `);
    this.addSql('alter table application drop constraint application_attempt_check');
    this.addSql(`
      alter table application add constraint application_attempt_check check (attempt >= 1 and attempt <= 2) not valid
    `);
  }
}
