import { Migration } from '@mikro-orm/migrations';

/** Rooms of live interviews, and who is in them. At most four people have a place, which a unique index enforces. */
export class Migration20261126_80_interview_rooms extends Migration {
  override up(): void {
    this.addSql(`
      create table interview_room (
        id uuid not null,
        interview_id uuid not null,
        created_at timestamptz(3) not null,
        closes_at timestamptz(3) not null,
        constraint interview_room_pkey primary key (id),
        constraint interview_room_interview_id_unique unique (interview_id)
      )
    `);
    this.addSql('create index interview_room_closes_at_index on interview_room (closes_at)');
    this.addSql(`
      create table room_participant (
        id uuid not null,
        room_id uuid not null,
        account_id uuid not null,
        role text not null,
        status text not null,
        place smallint null,
        connection uuid null,
        admitted_at timestamptz(3) null,
        seen_at timestamptz(3) not null,
        constraint room_participant_pkey primary key (id),
        constraint room_participant_room_id_foreign foreign key (room_id) references interview_room (id)
          on update no action on delete cascade,
        constraint room_participant_account_unique unique (room_id, account_id),
        constraint room_participant_place_unique unique (room_id, place),
        constraint room_participant_role_check check (role in ('HOST', 'GUEST', 'CANDIDATE')),
        constraint room_participant_status_check check (status in ('OUTSIDE', 'WAITING', 'IN', 'REFUSED')),
        constraint room_participant_place_check check (place >= 1 and place <= 4),
        constraint room_participant_in_check check ((status = 'IN') = (place is not null))
      )
    `);
    this.addSql('create index room_participant_account_id_index on room_participant (account_id)');
  }

  override down(): void {
    this.addSql('drop table room_participant');
    this.addSql('drop table interview_room');
  }
}
