import { Migration } from '@mikro-orm/migrations';

const filterColumns = 'years_experience, remote, has_video, pay_min, pay_ceiling';

/** The search index of visible seekers, and recruiters' saved filters. */
export class Migration20261121_16_candidate_search extends Migration {
  override up(): void {
    this.addSql(`
      create table candidate_search (
        seeker_id uuid not null,
        search tsvector not null,
        skills text[] not null,
        place tsvector not null,
        town text,
        years_experience smallint,
        remote boolean not null,
        has_video boolean not null,
        pay_min integer,
        pay_ceiling integer,
        strength smallint not null,
        joined_at timestamptz(3) not null,
        changed_at timestamptz(3) not null,
        engine_version text not null,
        constraint candidate_search_pkey primary key (seeker_id),
        constraint candidate_search_years_experience_check check (years_experience >= 0 and years_experience <= 70),
        constraint candidate_search_pay_check
          check ((pay_min is null) = (pay_ceiling is null) and pay_min >= 0 and pay_min <= pay_ceiling),
        constraint candidate_search_strength_check check (strength >= 0 and strength <= 100),
        constraint candidate_search_town_check check (char_length(town) >= 1 and char_length(town) <= 200)
      )
    `);
    // Each index for an order contains the columns of the plain filters, so that counts and the ids of a page need only the index.
    this.addSql(`
      create index candidate_search_newest_index on candidate_search (joined_at desc, seeker_id desc)
        include (${filterColumns})
    `);
    this.addSql(`
      create index candidate_search_strength_index on candidate_search (strength desc, changed_at desc, seeker_id desc)
        include (${filterColumns})
    `);
    this.addSql(`
      create index candidate_search_experience_index on candidate_search
        (years_experience desc nulls last, joined_at desc, seeker_id desc) include (remote, has_video, pay_min, pay_ceiling)
    `);
    this.addSql('create index candidate_search_search_index on candidate_search using gin (search)');
    this.addSql('create index candidate_search_skills_index on candidate_search using gin (skills)');
    this.addSql('create index candidate_search_place_index on candidate_search using gin (place)');
    this.addSql(
      'create index candidate_search_remote_index on candidate_search (joined_at desc, seeker_id desc) where remote',
    );
    this.addSql(
      'create index candidate_search_has_video_index on candidate_search (joined_at desc, seeker_id desc) where has_video',
    );
    this.addSql('create index candidate_search_pay_min_index on candidate_search (pay_min)');
    this.addSql('create index candidate_search_pay_ceiling_index on candidate_search (pay_ceiling)');
    this.addSql(`
      create table filter_preset (
        id uuid not null,
        recruiter_id uuid not null,
        slot smallint not null,
        name text not null,
        filters jsonb not null,
        is_default boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint filter_preset_pkey primary key (id),
        constraint filter_preset_slot_unique unique (recruiter_id, slot),
        constraint filter_preset_slot_check check (slot >= 1 and slot <= 50),
        constraint filter_preset_name_check
          check (btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 80),
        constraint filter_preset_filters_check check (jsonb_typeof(filters) = 'object')
      )
    `);
    this.addSql('create unique index filter_preset_name_unique on filter_preset (recruiter_id, lower(name))');
    this.addSql('create unique index filter_preset_default_unique on filter_preset (recruiter_id) where is_default');
  }

  override down(): void {
    this.addSql('drop table filter_preset');
    this.addSql('drop table candidate_search');
  }
}
