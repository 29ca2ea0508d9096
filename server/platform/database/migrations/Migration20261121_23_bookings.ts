import { Migration } from '@mikro-orm/migrations';

/** Studio bookings, companies' inquiries, and events. */
export class Migration20261121_23_bookings extends Migration {
  override up(): void {
    this.addStudio();
    this.addInquiries();
    this.addEvents();
    this.addSql(`
      create table booking_letter (
        about_id uuid not null,
        kind text not null,
        sequence smallint not null,
        sent_at timestamptz(3) not null,
        constraint booking_letter_pkey primary key (about_id, kind, sequence)
      )
    `);
  }

  private addStudio(): void {
    this.addSql(`
      create table studio_booking (
        id uuid not null,
        full_name text not null,
        email text not null,
        phone text,
        company_name text,
        session_type text not null,
        message text,
        language text not null,
        preferred_date date not null,
        preferred_time text not null,
        starts_at timestamptz(3) not null,
        status text not null,
        sequence smallint not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        delivered_at timestamptz(3),
        constraint studio_booking_pkey primary key (id),
        constraint studio_booking_status_check check (status in ('PENDING', 'CONFIRMED', 'CANCELLED', 'COMPLETED')),
        constraint studio_booking_session_type_check
          check (session_type in ('VIDEO_RECORDING', 'INTERVIEW', 'PROFILE', 'COMPANY_VIDEO', 'OTHER')),
        constraint studio_booking_preferred_time_check
          check (preferred_time in ('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00')),
        constraint studio_booking_preferred_date_check
          check (extract(isodow from preferred_date) >= 1 and extract(isodow from preferred_date) <= 5),
        constraint studio_booking_full_name_check check (char_length(full_name) >= 1 and char_length(full_name) <= 120),
        constraint studio_booking_email_check
          check (email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254),
        constraint studio_booking_phone_check check (char_length(phone) >= 1 and char_length(phone) <= 40),
        constraint studio_booking_company_name_check
          check (char_length(company_name) >= 1 and char_length(company_name) <= 120),
        constraint studio_booking_message_check check (char_length(message) >= 1 and char_length(message) <= 1000),
        constraint studio_booking_language_check check (language in ('fr', 'en')),
        constraint studio_booking_sequence_check check (sequence >= 0),
        constraint studio_booking_delivered_check check ((status = 'COMPLETED') = (delivered_at is not null))
      )
    `);
    this.addSql(`create unique index studio_booking_slot_unique on studio_booking (preferred_date, preferred_time)
      where status in ('PENDING', 'CONFIRMED')`);
    this.addSql('create index studio_booking_starts_at_index on studio_booking (starts_at, id)');
    this.addSql(`
      create table studio_booking_event (
        id uuid not null,
        booking_id uuid not null,
        from_status text,
        to_status text not null,
        preferred_date date not null,
        preferred_time text not null,
        party text not null,
        actor_id uuid,
        at timestamptz(3) not null,
        constraint studio_booking_event_pkey primary key (id),
        constraint studio_booking_event_booking_id_foreign
          foreign key (booking_id) references studio_booking (id) on delete cascade,
        constraint studio_booking_event_party_check check (party in ('GUEST', 'OPERATOR')),
        constraint studio_booking_event_actor_check check ((party = 'OPERATOR') = (actor_id is not null))
      )
    `);
    this.addSql('create index studio_booking_event_booking_id_index on studio_booking_event (booking_id, at, id)');
    this.addSql(`
      create table studio_hold (
        preferred_date date not null,
        preferred_time text not null,
        token_hash text not null,
        holder_hash text not null,
        expires_at timestamptz(3) not null,
        constraint studio_hold_pkey primary key (preferred_date, preferred_time),
        constraint studio_hold_token_hash_unique unique (token_hash),
        constraint studio_hold_hashes_check check (char_length(token_hash) = 64 and char_length(holder_hash) = 64)
      )
    `);
    this.addSql('create index studio_hold_holder_hash_index on studio_hold (holder_hash)');
    this.addSql('create index studio_hold_expires_at_index on studio_hold (expires_at)');
    this.addSql(`
      create table studio_closure (
        id uuid not null,
        day date not null,
        reason text,
        closed_by uuid not null,
        closed_at timestamptz(3) not null,
        constraint studio_closure_pkey primary key (id),
        constraint studio_closure_day_unique unique (day),
        constraint studio_closure_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 120)
      )
    `);
  }

  private addInquiries(): void {
    this.addSql(`
      create table inquiry (
        id uuid not null,
        company_name text not null,
        contact_person text not null,
        email text not null,
        phone text,
        employee_count text,
        service text not null,
        message text not null,
        language text not null,
        status text not null,
        created_at timestamptz(3) not null,
        reply_by timestamptz(3) not null,
        answered_at timestamptz(3),
        invitation_id uuid,
        constraint inquiry_pkey primary key (id),
        constraint inquiry_status_check check (status in ('NEW', 'ANSWERED', 'CONVERTED', 'CLOSED')),
        constraint inquiry_service_check
          check (service in ('PROFILE_CREATION', 'RECRUITMENT_SUPPORT', 'CUSTOM_SOLUTION', 'CONSULTATION')),
        constraint inquiry_employee_count_check
          check (employee_count in ('1-10', '11-50', '51-200', '201-500', '500+')),
        constraint inquiry_company_name_check check (char_length(company_name) >= 1 and char_length(company_name) <= 120),
        constraint inquiry_contact_person_check
          check (char_length(contact_person) >= 1 and char_length(contact_person) <= 120),
        constraint inquiry_email_check
          check (email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254),
        constraint inquiry_phone_check check (char_length(phone) >= 1 and char_length(phone) <= 40),
        constraint inquiry_message_check check (char_length(message) >= 1 and char_length(message) <= 5000),
        constraint inquiry_language_check check (language in ('fr', 'en')),
        constraint inquiry_reply_by_check check (reply_by > created_at),
        constraint inquiry_answered_check check ((status = 'NEW') = (answered_at is null)),
        constraint inquiry_invitation_check check ((status = 'CONVERTED') = (invitation_id is not null))
      )
    `);
    this.addSql('create index inquiry_status_index on inquiry (status, reply_by, id)');
    this.addSql('create index inquiry_created_at_index on inquiry (created_at, id)');
    this.addSql(`
      create table inquiry_event (
        id uuid not null,
        inquiry_id uuid not null,
        from_status text,
        to_status text not null,
        note text,
        actor_id uuid,
        at timestamptz(3) not null,
        constraint inquiry_event_pkey primary key (id),
        constraint inquiry_event_inquiry_id_foreign foreign key (inquiry_id) references inquiry (id) on delete cascade,
        constraint inquiry_event_note_check check (char_length(note) >= 1 and char_length(note) <= 1000),
        constraint inquiry_event_actor_check check ((from_status is null) = (actor_id is null))
      )
    `);
    this.addSql('create index inquiry_event_inquiry_id_index on inquiry_event (inquiry_id, at, id)');
  }

  private addEvents(): void {
    this.addSql(`
      create table event (
        id uuid not null,
        slug text not null,
        company_id uuid not null,
        type text not null,
        title jsonb not null,
        description jsonb not null,
        location jsonb not null,
        agenda jsonb not null,
        requirements jsonb not null,
        benefits jsonb not null,
        image text,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        max_attendees int not null,
        attendees int not null,
        is_sample boolean not null,
        created_at timestamptz(3) not null,
        constraint event_pkey primary key (id),
        constraint event_slug_unique unique (slug),
        constraint event_type_check check (type in ('ONLINE', 'IN_PERSON', 'OTHER')),
        constraint event_attendees_check check (attendees >= 0 and attendees <= max_attendees),
        constraint event_ends_at_check check (ends_at > starts_at)
      )
    `);
    this.addSql('create index event_starts_at_index on event (starts_at, id)');
    this.addSql(`
      create table event_registration (
        event_id uuid not null,
        account_id uuid not null,
        registered_at timestamptz(3) not null,
        constraint event_registration_pkey primary key (event_id, account_id),
        constraint event_registration_event_id_foreign foreign key (event_id) references event (id) on delete cascade
      )
    `);
    this.addSql('create index event_registration_account_id_index on event_registration (account_id)');
  }

  override down(): void {
    for (const table of [
      'booking_letter',
      'event_registration',
      'event',
      'inquiry_event',
      'inquiry',
      'studio_closure',
      'studio_hold',
      'studio_booking_event',
      'studio_booking',
    ]) {
      this.addSql(`drop table ${table}`);
    }
  }
}
