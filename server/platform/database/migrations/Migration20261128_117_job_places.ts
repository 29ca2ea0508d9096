import { Migration } from '@mikro-orm/migrations';

/** The places of published postings, each once. A search for words in a town looks up which places contain the town's name. */
export class Migration20261128_117_job_places extends Migration {
  override up(): void {
    // For columns such as the type of a job in a GIN index.
    this.addSql('create extension if not exists btree_gin');
    this.addSql('create table job_place (place text not null, constraint job_place_pkey primary key (place))');
    this.addSql('create index job_place_parts_index on job_place using gin (place gin_trgm_ops)');
    this.addSql(`
      create function job_remember_place() returns trigger
      language plpgsql
      as $$
      begin
        if not exists (select 1 from public.job_place known where known.place = new.place) then
          insert into public.job_place (place) values (new.place) on conflict do nothing;
        end if;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger job_remember_place after insert or update of location, status on job
        for each row when (new.status = 'ACTIVE' and new.place is not null) execute function job_remember_place()
    `);
    this.addSql(`
      insert into job_place (place) select distinct place from job where status = 'ACTIVE' and place is not null
    `);
  }

  override down(): void {
    this.addSql('drop trigger job_remember_place on job');
    this.addSql('drop function job_remember_place()');
    this.addSql('drop table job_place');
  }
}
