import type { TriggerDef } from '@mikro-orm/core';
import { noNullEntries } from '../../../platform/database/text-list.js';

/**
 * Indexes and constraints of the `job` table for the schema check. Each index serves one kind of job list. The two ordered ones
 * also include the columns of plain filters and facets, so counts and page ids need no table reads.
 */
const filterColumns =
  'job_type, remote, company_id, salary_year_min, salary_year_max, pay_ceiling, place, location, expires_at';

export const jobIndexes = [
  {
    name: 'job_newest_index',
    expression: `create index job_newest_index on job (published_at desc, id desc) include (${filterColumns})
      where status = 'ACTIVE'`,
  },
  {
    name: 'job_pay_index',
    expression: `create index job_pay_index on job ((coalesce(salary_year_max, salary_year_min)) desc nulls last, id desc)
      include (${filterColumns}) where status = 'ACTIVE'`,
  },
  {
    name: 'job_pay_floor_index',
    expression: `create index job_pay_floor_index on job (salary_year_min) where status = 'ACTIVE'`,
  },
  {
    name: 'job_pay_ceiling_index',
    expression: `create index job_pay_ceiling_index on job (pay_ceiling) where status = 'ACTIVE'`,
  },
  {
    name: 'job_type_index',
    expression: `create index job_type_index on job (job_type, published_at desc, id desc) where status = 'ACTIVE'`,
  },
  {
    name: 'job_remote_index',
    expression: `create index job_remote_index on job (published_at desc, id desc) where status = 'ACTIVE' and remote`,
  },
  {
    // Exact filters are in the index of words. For example, "nurse" in "gaspe, qc" reads only the entries that both have.
    name: 'job_filtered_search_index',
    expression: `create index job_filtered_search_index on job using gin (search, place, job_type, remote)
      with (gin_pending_list_limit = 512) where status = 'ACTIVE'`,
  },
  {
    name: 'job_title_words_index',
    expression: `create index job_title_words_index on job using gin (title_words) with (gin_pending_list_limit = 512)
      where status = 'ACTIVE'`,
  },
  {
    name: 'job_place_trgm_index',
    expression: `create index job_place_trgm_index on job using gin (place gin_trgm_ops) where status = 'ACTIVE'`,
  },
  {
    name: 'job_title_trgm_index',
    expression: `create index job_title_trgm_index on job using gin (fold_text(title) gin_trgm_ops) where status = 'ACTIVE'`,
  },
  {
    name: 'job_company_index',
    expression: 'create index job_company_index on job (company_id, status, created_at desc, id desc)',
  },
  {
    name: 'job_expires_at_index',
    expression: `create index job_expires_at_index on job (expires_at) where status = 'ACTIVE'`,
  },
  {
    // In id order, for the site map, which lists all open postings file by file.
    name: 'job_open_index',
    expression: `create index job_open_index on job (id) include (updated_at, expires_at) where status = 'ACTIVE'`,
  },
];

export const jobTriggers: readonly TriggerDef[] = [
  {
    name: 'job_remember_words',
    timing: 'after',
    events: ['insert', 'update'],
    forEach: 'row',
    expression: `create trigger job_remember_words after insert or update of title, company_name, requirements, status on job
      for each row when (new.status = 'ACTIVE') execute function job_remember_words()`,
  },
  {
    name: 'job_remember_place',
    timing: 'after',
    events: ['insert', 'update'],
    forEach: 'row',
    expression: `create trigger job_remember_place after insert or update of location, status on job
      for each row when (new.status = 'ACTIVE' and new.place is not null) execute function job_remember_place()`,
  },
];

export const jobChecks = [
  { name: 'job_title_check', expression: 'char_length(title) >= 1 and char_length(title) <= 160' },
  { name: 'job_company_name_check', expression: 'char_length(company_name) >= 1 and char_length(company_name) <= 160' },
  { name: 'job_department_check', expression: 'char_length(department) <= 120' },
  { name: 'job_description_check', expression: 'char_length(description) <= 20000' },
  { name: 'job_requirements_check', expression: 'cardinality(requirements) <= 50' },
  { name: 'job_benefits_check', expression: 'cardinality(benefits) <= 50' },
  { name: 'job_video_questions_check', expression: 'cardinality(video_questions) <= 8' },
  // Eight questions of 500 characters with four bytes each, plus quotes of the array.
  { name: 'job_video_questions_length_check', expression: 'octet_length(video_questions::text) <= 40000' },
  noNullEntries('job', 'requirements'),
  noNullEntries('job', 'benefits'),
  noNullEntries('job', 'video_questions'),
  { name: 'job_location_check', expression: 'char_length(location) <= 160' },
  { name: 'job_language_check', expression: "language in ('fr', 'en')" },
  { name: 'job_job_type_check', expression: "job_type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP')" },
  { name: 'job_salary_range_check', expression: 'char_length(salary_range) <= 160' },
  { name: 'job_salary_check', expression: 'salary_min >= 0 and salary_max >= 0 and salary_min <= salary_max' },
  { name: 'job_salary_period_check', expression: "salary_period in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')" },
  { name: 'job_salary_currency_check', expression: "salary_currency ~ '^[A-Z]{3}$'" },
  { name: 'job_salary_year_check', expression: 'salary_year_min >= 0 and salary_year_min <= salary_year_max' },
  { name: 'job_status_check', expression: "status in ('DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED')" },
  {
    name: 'job_active_check',
    expression: `status <> 'ACTIVE' or (department is not null and location is not null and job_type is not null
      and description is not null and published_at is not null and expires_at is not null)`,
  },
  {
    name: 'job_close_reason_check',
    expression: `close_reason in ('FILLED_HERE', 'FILLED_ELSEWHERE', 'CANCELLED', 'PAUSED', 'OTHER')`,
  },
  {
    name: 'job_close_note_check',
    expression: `close_note is null or (close_reason is not null and char_length(close_note) >= 1 and char_length(close_note) <= 1000)`,
  },
  { name: 'job_closed_check', expression: "(status = 'CLOSED') = (closed_at is not null)" },
];
