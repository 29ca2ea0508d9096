import { Migration } from '@mikro-orm/migrations';

/** Verification belongs to a company: its state, the name and domain that an operator checked, and its history. */
export class Migration20261124_43_company_verification extends Migration {
  override up(): void {
    this.addFunctions();
    this.addTables();
    this.backfill();
  }

  /** Functions used by indexes qualify every name, because an index is also built under a restricted search path. */
  private addFunctions(): void {
    this.addSql(String.raw`
      create function company_domain(website text) returns text
      language sql immutable parallel safe strict
      as $$
        select pg_catalog.regexp_replace(
          pg_catalog.lower(pg_catalog.substring(website, '^https?://(?:[^/@?#\\]*@)?([^/:?#\\]+)')), '^www\.', '')
      $$
    `);
    // Two names are the same if they differ only in case, accents, invisible characters, punctuation, legal forms or look-alike letters.
    this.addSql(String.raw`
      create function company_name_key(value text) returns text
      language sql immutable parallel safe strict
      as $$
        select pg_catalog.replace(pg_catalog.replace(pg_catalog.translate(
          pg_catalog.regexp_replace(
            pg_catalog.btrim(pg_catalog.regexp_replace(
              pg_catalog.regexp_replace(
                pg_catalog.translate(
                  public.fold_text(pg_catalog.normalize(value, 'NFKC')),
                  'аеорсухіјѕԁһӏкмтвнαορνικτυβη', 'aeopcyxijsdhlkmtbhaopviktubn'),
                '[\u00ad\u200b-\u200f\u2060-\u2064\ufeff.''’]', '', 'g'),
              '[[:punct:][:space:]]+', ' ', 'g')),
            '( (inc|incorporated|incorporee|ltee|limitee|ltd|limited|corp|corporation|cie|co|senc|sencrl|srl|llc|llp|sarl|enr))+$', ''),
          '01i', 'oll'), 'rn', 'm'), 'vv', 'w')
      $$
    `);
    this.addSql(String.raw`
      create function company_names_alike(one text, other text) returns boolean
      language sql immutable parallel safe strict
      as $$
        select one <> '' and other <> '' and (
          pg_catalog.replace(one, ' ', '') = pg_catalog.replace(other, ' ', '')
          or public.similarity(one, other) >= 0.6
          or (pg_catalog.char_length(one) >= 6 and public.strict_word_similarity(one, other) = 1)
          or (pg_catalog.char_length(other) >= 6 and public.strict_word_similarity(other, one) = 1))
      $$
    `);
    this.addSql(
      'create index company_name_key_index on company using gin (company_name_key(name) gin_trgm_ops) where removed_at is null',
    );
    this.addSql(
      'create index company_domain_index on company (company_domain(website)) where removed_at is null and website is not null',
    );
  }

  private addTables(): void {
    this.addSql(`
      create table company_verification (
        company_id uuid not null,
        state text not null,
        revision int not null,
        waiting_since timestamptz(3),
        reviewed_name text,
        reviewed_domain text,
        reviewed_at timestamptz(3),
        reviewed_by uuid,
        reason text,
        neq text,
        email_domain text,
        email_domain_at timestamptz(3),
        constraint company_verification_pkey primary key (company_id),
        constraint company_verification_company_id_foreign foreign key (company_id) references company (id) on delete cascade,
        constraint company_verification_state_check check (state in ('UNVERIFIED', 'IN_REVIEW', 'VERIFIED')),
        constraint company_verification_waiting_check check ((state = 'IN_REVIEW') = (waiting_since is not null)),
        constraint company_verification_reviewed_check
          check (state <> 'VERIFIED' or (reviewed_name is not null and reviewed_at is not null)),
        constraint company_verification_reason_check check (char_length(reason) >= 3 and char_length(reason) <= 500),
        constraint company_verification_neq_check check (neq ~ '^(11|22|33|88)[0-9]{8}$'),
        constraint company_verification_email_domain_check
          check ((email_domain is null) = (email_domain_at is null) and char_length(email_domain) <= 253)
      )
    `);
    this.addSql(`
      create index company_verification_waiting_index on company_verification (waiting_since, company_id)
        where state = 'IN_REVIEW'
    `);
    this.addSql('create index company_verification_neq_index on company_verification (neq) where neq is not null');
    this.addSql(`
      create table company_verification_event (
        id uuid not null,
        company_id uuid not null,
        event text not null,
        state text not null,
        name text not null,
        domain text,
        reason text,
        actor_id uuid,
        at timestamptz(3) not null,
        constraint company_verification_event_pkey primary key (id),
        constraint company_verification_event_company_id_foreign foreign key (company_id) references company (id) on delete cascade,
        constraint company_verification_event_event_check
          check (event in ('CREATED', 'CHANGED', 'ASKED', 'CONFIRMED', 'REFUSED', 'NEQ_CHANGED', 'EMAIL_DOMAIN_PROVED')),
        constraint company_verification_event_state_check check (state in ('UNVERIFIED', 'IN_REVIEW', 'VERIFIED'))
      )
    `);
    this.addSql(
      'create index company_verification_event_company_id_index on company_verification_event (company_id, at, id)',
    );
    this.addSql(`
      create table company_domain_code (
        company_id uuid not null,
        letter_id uuid not null,
        address text,
        domain text not null,
        language text not null,
        code_hash text,
        tries int not null,
        expires_at timestamptz(3) not null,
        sends int not null,
        sends_since timestamptz(3) not null,
        constraint company_domain_code_pkey primary key (company_id),
        constraint company_domain_code_company_id_foreign foreign key (company_id) references company (id) on delete cascade,
        constraint company_domain_code_language_check check (language in ('fr', 'en')),
        constraint company_domain_code_tries_check check (tries >= 0),
        constraint company_domain_code_sends_check check (sends >= 1)
      )
    `);
  }

  /** A company that shows the badge today keeps it; the others are checked by an operator first. */
  private backfill(): void {
    this.addSql(`
      insert into company_verification
        (company_id, state, revision, waiting_since, reviewed_name, reviewed_domain, reviewed_at, reviewed_by)
      select c.id,
             case when shown.at is null then 'IN_REVIEW' else 'VERIFIED' end,
             1,
             case when shown.at is null then c.created_at end,
             case when shown.at is not null then c.name end,
             case when shown.at is not null then company_domain(c.website) end,
             shown.at,
             shown.by
        from company c
        left join lateral (
          select coalesce(d.decided_at, a.created_at) as at, d.decided_by as by
            from company_member m
            join account a on a.id = m.user_id and a.approval_status = 'APPROVED' and a.status = 'ACTIVE'
            left join lateral (
              select decided_at, decided_by from approval_decision
               where account_id = a.id and status = 'APPROVED' order by decided_at desc, id desc limit 1) d on true
           where m.company_id = c.id
           order by 1, a.id limit 1) shown on true
       where c.removed_at is null
    `);
    this.addSql(`
      insert into company_verification_event (id, company_id, event, state, name, domain, actor_id, at)
      select gen_random_uuid(), c.id, case v.state when 'VERIFIED' then 'CONFIRMED' else 'CREATED' end, v.state, c.name,
             company_domain(c.website), v.reviewed_by, coalesce(v.reviewed_at, c.created_at)
        from company_verification v join company c on c.id = v.company_id
    `);
  }

  override down(): void {
    this.addSql('drop table company_domain_code');
    this.addSql('drop table company_verification_event');
    this.addSql('drop table company_verification');
    this.addSql('drop index company_domain_index');
    this.addSql('drop index company_name_key_index');
    this.addSql('drop function company_names_alike(text, text)');
    this.addSql('drop function company_name_key(text)');
    this.addSql('drop function company_domain(text)');
  }
}
