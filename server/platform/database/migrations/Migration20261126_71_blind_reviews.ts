import { Migration } from '@mikro-orm/migrations';

/**
 * Blind reviews: the postings that have them, each reviewer's step and when it was opened, and the sound of a video without its picture.
 */
export class Migration20261126_71_blind_reviews extends Migration {
  override up(): void {
    // Existing postings keep their setting; the application turns it on for new ones.
    this.addSql('alter table job add column blind_review boolean not null default false');
    this.addSql(`
      create table blind_review (
        id uuid not null,
        application_id uuid not null,
        reviewer_id uuid not null,
        step text not null,
        updated_at timestamptz(3) not null,
        constraint blind_review_pkey primary key (id),
        constraint blind_review_application_id_foreign foreign key (application_id) references application (id) on delete cascade,
        constraint blind_review_reviewer_unique unique (application_id, reviewer_id),
        constraint blind_review_step_check check (step in ('TEXT', 'SOUND', 'PICTURE', 'LEFT'))
      )
    `);
    this.addSql(`create index blind_review_open_index on blind_review (reviewer_id) where step in ('TEXT', 'SOUND')`);
    this.addSql('create index blind_review_reviewer_id_index on blind_review (reviewer_id)');
    this.addSql(`
      create table blind_review_step (
        blind_review_id uuid not null,
        step text not null,
        at timestamptz(3) not null,
        constraint blind_review_step_pkey primary key (blind_review_id, step),
        constraint blind_review_step_blind_review_id_foreign foreign key (blind_review_id) references blind_review (id) on delete cascade,
        constraint blind_review_step_step_check check (step in ('TEXT', 'SOUND', 'PICTURE', 'LEFT'))
      )
    `);
    this.addSql(`
      alter table media_file drop constraint media_file_kind_check,
        add constraint media_file_kind_check
          check (kind in ('original', 'rendition', 'poster', 'stream', 'playlist', 'sprite', 'sprite-map', 'sound'))
    `);
  }

  override down(): void {
    this.addSql(`delete from media_file where kind = 'sound'`);
    this.addSql(`
      alter table media_file drop constraint media_file_kind_check,
        add constraint media_file_kind_check
          check (kind in ('original', 'rendition', 'poster', 'stream', 'playlist', 'sprite', 'sprite-map'))
    `);
    this.addSql('drop table blind_review_step');
    this.addSql('drop table blind_review');
    this.addSql('alter table job drop column blind_review');
  }
}
