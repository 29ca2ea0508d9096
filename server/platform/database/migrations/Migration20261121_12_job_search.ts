import { Migration } from '@mikro-orm/migrations';

const filterColumns = 'job_type, remote, company_id, salary_year_min, salary_year_max, pay_ceiling, place, location';

/**
 * Search over a million postings: narrow rows, indexes that answer filters and counts without the table, and suggestions for words with
 * typos.
 */
export class Migration20261121_12_job_search extends Migration {
  override up(): void {
    this.narrowRows();
    this.replaceWords();
    this.replaceIndexes();
    this.addWords();
  }

  /** Texts and search documents are in a separate table, so that a count or a sort over many postings reads few pages. */
  private narrowRows(): void {
    this.addSql('alter table job set (toast_tuple_target = 384)');
    this.addSql(`
      alter table job add column pay_ceiling integer generated always as
        (case when salary_year_min is null then null else coalesce(salary_year_max, 2147483647) end) stored
    `);
    this.addSql('alter table job add column place text generated always as (public.fold_text(location)) stored');
    this.addSql(
      'alter table job add column title_words tsvector generated always as (public.search_vector(title)) stored',
    );
  }

  /** As before, but each word once: the French and the English stem are often equal, and the index was read for both. */
  private replaceWords(): void {
    this.addSql(`
      create or replace function search_words(query text) returns tsquery
      language sql immutable parallel safe strict
      as $$
        select coalesce(string_agg('(' || case when fr = en then fr else fr || ' | ' || en end
            || case when length(word) > 2 then ' | ' || word || ':*' else '' end || ')', ' & '), '')::tsquery
        from (
          select word, plainto_tsquery('pg_catalog.french', word)::text as fr,
                 plainto_tsquery('pg_catalog.english', word)::text as en
            from (select word from unnest(string_to_array(btrim(public.search_text(query)), ' ')) as word limit 20) as words
        ) as stems
        where fr <> '' and en <> ''
      $$
    `);
  }

  private replaceIndexes(): void {
    this.addSql('drop index job_newest_index');
    this.addSql('drop index job_pay_index');
    this.addSql('drop index job_location_trgm_index');
    this.addSql('drop index job_search_index');
    this.addSql(`
      create index job_newest_index on job (published_at desc, id desc) include (${filterColumns}) where status = 'ACTIVE'
    `);
    this.addSql(`
      create index job_pay_index on job ((coalesce(salary_year_max, salary_year_min)) desc nulls last, id desc)
        include (${filterColumns}) where status = 'ACTIVE'
    `);
    this.addSql(`create index job_pay_floor_index on job (salary_year_min) where status = 'ACTIVE'`);
    this.addSql(`
      create index job_pay_ceiling_index on job (pay_ceiling) where status = 'ACTIVE'
    `);
    // New words of postings wait in a list (GIN pending list) that every search reads, so it is kept short.
    this.addSql(`
      create index job_search_index on job using gin (search) with (gin_pending_list_limit = 512) where status = 'ACTIVE'
    `);
    // The order by relevance begins with postings whose title has the words.
    this.addSql(`
      create index job_title_words_index on job using gin (title_words) with (gin_pending_list_limit = 512)
        where status = 'ACTIVE'
    `);
    this.addSql(`create index job_place_trgm_index on job using gin (place gin_trgm_ops) where status = 'ACTIVE'`);
  }

  private addWords(): void {
    this.addSql('create table job_word (word text not null, constraint job_word_pkey primary key (word))');
    this.addSql('create index job_word_trgm_index on job_word using gin (word gin_trgm_ops)');
    this.addSql(String.raw`
      create function job_words(title text, company_name text, requirements text[]) returns setof text
      language sql immutable parallel safe
      as $$
        select distinct word
          from unnest(string_to_array(
                 public.search_text(concat_ws(' ', title, company_name, array_to_string(requirements, ' '))), ' ')) as word
         where word ~ '^[a-z][a-z0-9]{3,39}$'
      $$
    `);
    // In alphabetical order, so that two postings with the same new words do not deadlock.
    this.addSql(`
      create function job_remember_words() returns trigger
      language plpgsql
      as $$
      begin
        insert into public.job_word (word)
        select used.word from public.job_words(new.title, new.company_name, new.requirements) as used (word)
         where not exists (select 1 from public.job_word known where known.word = used.word)
         order by used.word
            on conflict do nothing;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger job_remember_words after insert or update of title, company_name, requirements, status on job
        for each row when (new.status = 'ACTIVE') execute function job_remember_words()
    `);
    this.addSql(`
      insert into job_word (word)
      select distinct used.word from job j, job_words(j.title, j.company_name, j.requirements) as used (word) where j.status = 'ACTIVE'
    `);
  }

  override down(): void {
    this.addSql(`
      create or replace function search_words(query text) returns tsquery
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
    this.addSql('drop trigger job_remember_words on job');
    this.addSql('drop function job_remember_words()');
    this.addSql('drop function job_words(text, text, text[])');
    this.addSql('drop table job_word');
    this.addSql('drop index job_newest_index');
    this.addSql('drop index job_pay_index');
    this.addSql('drop index job_pay_floor_index');
    this.addSql('drop index job_pay_ceiling_index');
    this.addSql('drop index job_search_index');
    this.addSql('drop index job_title_words_index');
    this.addSql('drop index job_place_trgm_index');
    this.addSql('alter table job drop column pay_ceiling');
    this.addSql('alter table job drop column place');
    this.addSql('alter table job drop column title_words');
    this.addSql('alter table job reset (toast_tuple_target)');
    this.addSql(`
      create index job_newest_index on job (published_at desc, id desc)
        include (job_type, remote, company_id, salary_year_min, salary_year_max) where status = 'ACTIVE'
    `);
    this.addSql(`
      create index job_pay_index on job ((coalesce(salary_year_max, salary_year_min)) desc nulls last, id desc)
        where status = 'ACTIVE'
    `);
    this.addSql(`create index job_search_index on job using gin (search) where status = 'ACTIVE'`);
    this.addSql(
      `create index job_location_trgm_index on job using gin (fold_text(location) gin_trgm_ops) where status = 'ACTIVE'`,
    );
  }
}
