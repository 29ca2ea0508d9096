import { Migration } from '@mikro-orm/migrations';

/** Postings, their search, and their readers. */
export class Migration20261121_05_jobs extends Migration {
  override up(): void {
    this.addSearchFunctions();
    this.addSql(`
      create table job (
        id uuid not null,
        company_id uuid not null,
        company_name text not null,
        contact_user_id uuid not null,
        title text not null,
        department text,
        description text,
        requirements text[] not null,
        benefits text[] not null,
        location text,
        remote boolean not null,
        language text not null,
        job_type text,
        salary_range text,
        salary_min numeric(12, 2),
        salary_max numeric(12, 2),
        salary_period text,
        salary_currency character(3),
        salary_year_min integer,
        salary_year_max integer,
        status text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        published_at timestamptz(3),
        expires_at timestamptz(3),
        closed_at timestamptz(3),
        search tsvector generated always as
          (job_search_document(title, company_name, department, requirements, description)) stored,
        constraint job_pkey primary key (id),
        constraint job_title_check check (char_length(title) >= 1 and char_length(title) <= 160),
        constraint job_company_name_check check (char_length(company_name) >= 1 and char_length(company_name) <= 160),
        constraint job_department_check check (char_length(department) <= 120),
        constraint job_description_check check (char_length(description) <= 20000),
        constraint job_requirements_check check (cardinality(requirements) <= 50),
        constraint job_benefits_check check (cardinality(benefits) <= 50),
        constraint job_location_check check (char_length(location) <= 160),
        constraint job_language_check check (language in ('fr', 'en')),
        constraint job_job_type_check check (job_type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP')),
        constraint job_salary_range_check check (char_length(salary_range) <= 160),
        constraint job_salary_check check (salary_min >= 0 and salary_max >= 0 and salary_min <= salary_max),
        constraint job_salary_period_check check (salary_period in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
        constraint job_salary_currency_check check (salary_currency ~ '^[A-Z]{3}$'),
        constraint job_salary_year_check check (salary_year_min >= 0 and salary_year_min <= salary_year_max),
        constraint job_status_check check (status in ('DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED')),
        constraint job_active_check check (status <> 'ACTIVE' or (department is not null and location is not null
          and job_type is not null and description is not null and published_at is not null and expires_at is not null)),
        constraint job_closed_check check ((status = 'CLOSED') = (closed_at is not null))
      )
    `);
    this.addIndexes();
    this.addSql(`
      create table job_view (
        job_id uuid not null,
        viewer_id uuid not null,
        day date not null,
        constraint job_view_pkey primary key (job_id, viewer_id, day),
        constraint job_view_job_id_foreign foreign key (job_id) references job (id) on delete cascade
      )
    `);
    this.addSql('create index job_view_viewer_id_index on job_view (viewer_id)');
  }

  /**
   * Search without a dictionary file: text is folded to plain words, French feminine endings become masculine (« développeuse » and
   * "developpeur" match), then words are stemmed in French and in English, because a posting and its reader may use different languages.
   * Every name is qualified: indexes are also built under a restricted search path.
   */
  private addSearchFunctions(): void {
    this.addSql(String.raw`
      create function search_text(value text) returns text
      language plpgsql immutable parallel safe strict
      as $$
      declare t text := public.fold_text(value);
      begin
        t := replace(replace(t, 'c++', 'cplusplus'), 'c#', 'csharp');
        t := regexp_replace(t, '(^|[^a-z0-9])\.net\M', '\1dotnet', 'g');
        t := regexp_replace(t, '([a-z0-9])\.js\M', '\1js', 'g');
        t := regexp_replace(t, '[^a-z0-9]+', ' ', 'g');
        t := regexp_replace(t, '([a-z]{2})euses?\M', '\1eur', 'g');
        t := regexp_replace(t, '([a-z])trices?\M', '\1teur', 'g');
        t := regexp_replace(t, '([a-z])ieres?\M', '\1ier', 'g');
        t := regexp_replace(t, '([a-z])iennes?\M', '\1ien', 'g');
        t := regexp_replace(t, '([a-z]{2})elles?\M', '\1el', 'g');
        return regexp_replace(t, '([a-z]{2})ees?\M', '\1e', 'g');
      end $$
    `);
    this.addSql(`
      create function search_vector(value text) returns tsvector
      language plpgsql immutable parallel safe
      as $$
      declare t text := public.search_text(coalesce(value, ''));
      begin
        return to_tsvector('pg_catalog.french', t) || to_tsvector('pg_catalog.english', t);
      end $$
    `);
    this.addSql(`
      create function job_search_document(title text, company_name text, department text, requirements text[], description text)
      returns tsvector
      language plpgsql immutable parallel safe
      as $$
      begin
        return setweight(public.search_vector(title), 'A')
          || setweight(public.search_vector(concat_ws(' ', company_name, department)), 'B')
          || setweight(public.search_vector(array_to_string(requirements, ' ; ')), 'C')
          || setweight(public.search_vector(description), 'D');
      end $$
    `);
    // Every word must match: as a French or English word, or as the beginning of one while it is being typed.
    this.addSql(`
      create function search_words(query text) returns tsquery
      language sql immutable parallel safe strict
      as $$
        select coalesce(string_agg('(' || concat_ws(' | ',
            nullif(plainto_tsquery('pg_catalog.french', word)::text, ''),
            nullif(plainto_tsquery('pg_catalog.english', word)::text, ''),
            case when length(word) > 2 then word || ':*' end) || ')', ' & '), '')::tsquery
        from (
          select word from unnest(string_to_array(btrim(public.search_text(query)), ' ')) as word limit 20
        ) as words
        where numnode(plainto_tsquery('pg_catalog.french', word)) > 0
          and numnode(plainto_tsquery('pg_catalog.english', word)) > 0
      $$
    `);
  }

  private addIndexes(): void {
    this.addSql(`
      create index job_newest_index on job (published_at desc, id desc)
        include (job_type, remote, company_id, salary_year_min, salary_year_max) where status = 'ACTIVE'
    `);
    this.addSql(`
      create index job_pay_index on job ((coalesce(salary_year_max, salary_year_min)) desc nulls last, id desc)
        where status = 'ACTIVE'
    `);
    this.addSql(`create index job_type_index on job (job_type, published_at desc, id desc) where status = 'ACTIVE'`);
    this.addSql(`create index job_remote_index on job (published_at desc, id desc) where status = 'ACTIVE' and remote`);
    this.addSql(`create index job_search_index on job using gin (search) where status = 'ACTIVE'`);
    this.addSql(
      `create index job_location_trgm_index on job using gin (fold_text(location) gin_trgm_ops) where status = 'ACTIVE'`,
    );
    this.addSql(
      `create index job_title_trgm_index on job using gin (fold_text(title) gin_trgm_ops) where status = 'ACTIVE'`,
    );
    this.addSql('create index job_company_index on job (company_id, status, created_at desc, id desc)');
    this.addSql(`create index job_expires_at_index on job (expires_at) where status = 'ACTIVE'`);
  }

  override down(): void {
    this.addSql('drop table job_view');
    this.addSql('drop table job');
    this.addSql('drop function search_words(text)');
    this.addSql('drop function job_search_document(text, text, text, text[], text)');
    this.addSql('drop function search_vector(text)');
    this.addSql('drop function search_text(text)');
  }
}
