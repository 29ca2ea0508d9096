import { Migration } from '@mikro-orm/migrations';

/** Named lists of people that a company keeps, with notes. Slots limit both by unique indexes. */
export class Migration20261125_63_shortlists extends Migration {
  override up(): void {
    this.addSql(`
      create table shortlist (
        id uuid not null,
        company_id uuid not null,
        slot smallint not null,
        name text not null,
        made_by uuid null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint shortlist_pkey primary key (id),
        constraint shortlist_slot_unique unique (company_id, slot),
        constraint shortlist_slot_check check (slot >= 1 and slot <= 100),
        constraint shortlist_name_check check (btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 80)
      )
    `);
    this.addSql('create unique index shortlist_name_unique on shortlist (company_id, lower(name))');
    this.addSql(`
      create table shortlist_person (
        shortlist_id uuid not null,
        seeker_id uuid not null,
        slot smallint not null,
        note text null,
        added_by uuid null,
        added_at timestamptz(3) not null,
        constraint shortlist_person_pkey primary key (shortlist_id, seeker_id),
        constraint shortlist_person_slot_unique unique (shortlist_id, slot),
        constraint shortlist_person_shortlist_id_foreign foreign key (shortlist_id) references shortlist (id)
          on update no action on delete cascade,
        constraint shortlist_person_slot_check check (slot >= 1 and slot <= 500),
        constraint shortlist_person_note_check check (char_length(note) >= 1 and char_length(note) <= 1000)
      )
    `);
    this.addSql('create index shortlist_person_seeker_id_index on shortlist_person (seeker_id)');
  }

  override down(): void {
    this.addSql('drop table shortlist_person');
    this.addSql('drop table shortlist');
  }
}
