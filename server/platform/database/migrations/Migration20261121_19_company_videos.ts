import { Migration } from '@mikro-orm/migrations';

/** Galleries of companies. The videos belong to another module, so their ids are not foreign keys. */
export class Migration20261121_19_company_videos extends Migration {
  override up(): void {
    this.addSql(`
      create table company_video (
        id uuid not null,
        company_id uuid not null,
        added_by uuid not null,
        video_id uuid,
        link_url text,
        link_thumbnail_url text,
        link_duration double precision,
        title text not null,
        description text,
        category text not null,
        position smallint not null,
        is_public boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint company_video_pkey primary key (id),
        constraint company_video_company_id_foreign foreign key (company_id) references company (id) on delete cascade,
        constraint company_video_video_id_unique unique (video_id),
        constraint company_video_category_check check (
          category in ('ABOUT', 'CULTURE', 'TEAM', 'OFFICE', 'BENEFITS', 'PROJECTS', 'TESTIMONIALS')
        ),
        constraint company_video_source_check check ((video_id is null) <> (link_url is null)),
        constraint company_video_link_url_check check (link_url ~ '^https?://' and char_length(link_url) <= 500),
        constraint company_video_link_thumbnail_url_check check (
          link_thumbnail_url ~ '^(https?://|/api/)' and char_length(link_thumbnail_url) <= 500
        ),
        constraint company_video_link_duration_check check (link_duration >= '0'),
        constraint company_video_title_check check (char_length(title) >= 1 and char_length(title) <= 120),
        constraint company_video_description_check check (char_length(description) <= 2000),
        constraint company_video_position_check check (position >= 0)
      )
    `);
    this.addSql('create index company_video_company_id_index on company_video (company_id, position, id)');
    this.addSql('create index company_video_added_by_index on company_video (added_by)');
  }

  override down(): void {
    this.addSql('drop table company_video');
  }
}
