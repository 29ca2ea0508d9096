import { Migration } from '@mikro-orm/migrations';

/** Companies and their recruiters. */
export class Migration20261121_04_companies extends Migration {
  override up(): void {
    // Text as people type it into a search: without accents or case. Names are qualified, because an index is also built under PostgreSQL's
    // restricted search path.
    this.addSql(`
      create function fold_text(value text) returns text
      language sql immutable parallel safe strict
      as $$ select pg_catalog.lower(public.immutable_unaccent(value)) $$
    `);
    this.addSql(`
      create table company (
        id uuid not null,
        name text not null,
        description text,
        industry text,
        size text,
        website text,
        location text,
        logo_url text,
        founded text,
        employees text,
        video_url text,
        culture text[] not null,
        benefits text[] not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        removed_at timestamptz(3),
        constraint company_pkey primary key (id),
        constraint company_name_check check (char_length(name) >= 1 and char_length(name) <= 160),
        constraint company_description_check check (char_length(description) <= 10000),
        constraint company_industry_check check (char_length(industry) <= 120),
        constraint company_size_check check (size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
        constraint company_website_check check (website ~ '^https?://' and char_length(website) <= 500),
        constraint company_location_check check (char_length(location) <= 160),
        constraint company_logo_url_check check (logo_url ~ '^(https?://|/api/)' and char_length(logo_url) <= 500),
        constraint company_founded_check check (char_length(founded) <= 50),
        constraint company_employees_check check (char_length(employees) <= 50),
        constraint company_video_url_check check (video_url ~ '^(https?://|/api/)' and char_length(video_url) <= 500),
        constraint company_culture_check check (cardinality(culture) <= 30),
        constraint company_benefits_check check (cardinality(benefits) <= 30)
      )
    `);
    this.addSql(
      'create index company_name_trgm_index on company using gin (fold_text(name) gin_trgm_ops) where removed_at is null',
    );
    this.addSql('create index company_listed_index on company (fold_text(name), id) where removed_at is null');
    this.addSql(`
      create table company_member (
        user_id uuid not null,
        company_id uuid not null,
        created_at timestamptz(3) not null,
        constraint company_member_pkey primary key (user_id),
        constraint company_member_company_id_foreign foreign key (company_id) references company (id) on delete cascade
      )
    `);
    this.addSql('create index company_member_company_id_index on company_member (company_id)');
  }

  override down(): void {
    this.addSql('drop table company_member');
    this.addSql('drop table company');
    this.addSql('drop function fold_text(text)');
  }
}
