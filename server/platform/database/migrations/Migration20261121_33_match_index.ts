import { Migration } from '@mikro-orm/migrations';

/**
 * The matching index, which every process that searches it holds in memory. Rows have the weight of each term, further facts, and the
 * transaction that wrote them; removals are kept for a while. Rows from before have equal weights until they are computed again: their
 * engine version is one that no engine has.
 */
export class Migration20261121_33_match_index extends Migration {
  override up(): void {
    this.addSql('drop index match_subject_concepts_index');
    this.addSql(`
      alter table match_subject
        add column terms jsonb not null default '{}',
        add column facts jsonb not null default '[]',
        add column changed_xid xid8 not null default pg_current_xact_id()
    `);
    this.addSql(`
      update match_subject
         set engine_version = 'before weights',
             terms = coalesce(
               (select jsonb_object_agg(id, case kind when 'JOB' then 0.04 else 0.5 end) from unnest(concepts) as concept (id)),
               '{}'
             )
    `);
    this.addSql(`
      alter table match_subject
        drop column concepts,
        alter column terms drop default,
        alter column facts drop default,
        add constraint match_subject_terms_check check (jsonb_typeof(terms) = 'object'),
        add constraint match_subject_facts_check check (jsonb_typeof(facts) = 'array')
    `);
    this.addSql('create index match_subject_changed_index on match_subject (kind, changed_xid, subject_id)');
    this.addSql(`
      create table match_subject_removal (
        kind text not null,
        subject_id uuid not null,
        removed_at timestamptz(3) not null,
        changed_xid xid8 not null default pg_current_xact_id(),
        constraint match_subject_removal_pkey primary key (kind, subject_id),
        constraint match_subject_removal_kind_check check (kind in ('SEEKER', 'JOB'))
      )
    `);
    this.addSql('create index match_subject_removal_changed_index on match_subject_removal (kind, changed_xid)');
    this.addSql('create index match_subject_removal_removed_at_index on match_subject_removal (removed_at)');
  }

  override down(): void {
    this.addSql('drop table match_subject_removal');
    this.addSql('drop index match_subject_changed_index');
    this.addSql(`alter table match_subject add column concepts text[] not null default '{}'`);
    this.addSql(
      `update match_subject set engine_version = 'before terms', concepts = array(select jsonb_object_keys(terms))`,
    );
    this.addSql(`
      alter table match_subject
        alter column concepts drop default,
        drop column terms,
        drop column facts,
        drop column changed_xid
    `);
    this.addSql('create index match_subject_concepts_index on match_subject using gin (concepts)');
  }
}
