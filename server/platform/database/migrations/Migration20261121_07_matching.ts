import { Migration } from '@mikro-orm/migrations';

/** Matches, their history, and the index that finds them. */
export class Migration20261121_07_matching extends Migration {
  override up(): void {
    this.addMatch();
    this.addAudit();
    this.addSql(`
      create table match_subject (
        kind text not null,
        subject_id uuid not null,
        concepts text[] not null,
        input_hash text not null,
        engine_version text not null,
        updated_at timestamptz(3) not null,
        constraint match_subject_pkey primary key (kind, subject_id),
        constraint match_subject_kind_check check (kind in ('SEEKER', 'JOB')),
        constraint match_subject_input_hash_check check (input_hash ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql('create index match_subject_concepts_index on match_subject using gin (concepts)');
    this.addSql('create index match_subject_engine_version_index on match_subject (engine_version, kind, subject_id)');
  }

  private addMatch(): void {
    this.addSql(`
      create table match (
        id uuid not null,
        seeker_id uuid not null,
        job_id uuid not null,
        company_id uuid not null,
        status text not null,
        seeker_visible boolean not null,
        match_score smallint not null,
        compatibility_score smallint not null,
        parts jsonb not null,
        reasons jsonb not null,
        masked_reasons jsonb not null,
        gaps jsonb not null,
        evidence jsonb not null,
        raises jsonb not null,
        model_version text not null,
        ontology_version text not null,
        inputs_hash text not null,
        computed_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        answered_at timestamptz(3),
        announced_at timestamptz(3),
        constraint match_pkey primary key (id),
        constraint match_seeker_id_job_id_unique unique (seeker_id, job_id),
        constraint match_status_check
          check (status in ('PENDING', 'ACCEPTED', 'MATCHED', 'REJECTED', 'HIRED', 'CANCELLED')),
        constraint match_match_score_check check (match_score >= 0 and match_score <= 100),
        constraint match_compatibility_score_check check (compatibility_score >= 0 and compatibility_score <= 100),
        constraint match_parts_check check (jsonb_typeof(parts) = 'object'),
        constraint match_reasons_check check (jsonb_exists(reasons, 'fr') and jsonb_exists(reasons, 'en')),
        constraint match_gaps_check check (jsonb_exists(gaps, 'fr') and jsonb_exists(gaps, 'en')),
        constraint match_evidence_check check (jsonb_typeof(evidence) = 'array'),
        constraint match_raises_check check (jsonb_typeof(raises) = 'array'),
        constraint match_inputs_hash_check check (inputs_hash ~ '^[0-9a-f]{64}$'),
        constraint match_answered_at_check check (status = 'PENDING' or answered_at is not null)
      )
    `);
    this.addSql(
      'create index match_seeker_best_index on match (seeker_id, match_score desc, created_at desc, id desc)',
    );
    this.addSql(
      'create index match_company_best_index on match (company_id, match_score desc, created_at desc, id desc)',
    );
    this.addSql('create index match_job_id_index on match (job_id, status)');
  }

  private addAudit(): void {
    this.addSql(`
      create table match_audit (
        id uuid not null,
        match_id uuid not null,
        seeker_id uuid not null,
        job_id uuid not null,
        event text not null,
        actor_id uuid,
        match_score smallint not null,
        compatibility_score smallint not null,
        inputs_hash text not null,
        model_version text not null,
        ontology_version text not null,
        at timestamptz(3) not null,
        constraint match_audit_pkey primary key (id),
        constraint match_audit_event_check check (event in
          ('PROPOSED', 'RESCORED', 'REOPENED', 'WITHDRAWN', 'ACCEPTED', 'REJECTED', 'MATCHED', 'HIRED', 'CANCELLED')),
        constraint match_audit_match_score_check check (match_score >= 0 and match_score <= 100),
        constraint match_audit_compatibility_score_check check (compatibility_score >= 0 and compatibility_score <= 100),
        constraint match_audit_inputs_hash_check check (inputs_hash ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql('create index match_audit_match_id_index on match_audit (match_id, at)');
    this.addSql('create index match_audit_pair_index on match_audit (seeker_id, job_id, event)');
    // The name that the schema comparison expects for a trigger's function.
    this.addSql(`
      create function match_audit_match_audit_append_only_fn() returns trigger language plpgsql
      as $$ begin raise exception 'match_audit is append-only' using errcode = 'restrict_violation'; end; $$
    `);
    this.addSql(`
      create trigger match_audit_append_only before update or delete on match_audit
      for each row execute function match_audit_match_audit_append_only_fn()
    `);
    this.addSql(`
      create trigger match_audit_no_truncate before truncate on match_audit
      for each statement execute function match_audit_match_audit_append_only_fn()
    `);
  }

  override down(): void {
    this.addSql('drop table match_subject');
    this.addSql('drop table match_audit');
    this.addSql('drop table match');
    this.addSql('drop function match_audit_match_audit_append_only_fn()');
  }
}
