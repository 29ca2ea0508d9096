import { Migration } from '@mikro-orm/migrations';

/** Classifications of occupations and skills that an operator imports. */
export class Migration20261121_26_taxonomy extends Migration {
  override up(): void {
    this.addSql(`
      create table taxonomy_version (
        version text not null,
        concepts int not null,
        names int not null,
        attributions jsonb not null,
        imported_at timestamptz(3) not null,
        is_current boolean not null,
        constraint taxonomy_version_pkey primary key (version),
        constraint taxonomy_version_concepts_check check (concepts > 0),
        constraint taxonomy_version_attributions_check check (jsonb_typeof(attributions) = 'array')
      )
    `);
    this.addSql(
      'create unique index taxonomy_version_current_unique on taxonomy_version (is_current) where is_current',
    );
    this.addSql(`
      create table taxonomy_concept (
        version text not null,
        id text not null,
        kind text not null,
        position int not null,
        names jsonb not null,
        texts jsonb not null,
        near text[] not null,
        constraint taxonomy_concept_pkey primary key (version, id),
        constraint taxonomy_concept_version_foreign
          foreign key (version) references taxonomy_version (version) on delete cascade,
        constraint taxonomy_concept_kind_check check (kind in ('occupation', 'skill')),
        constraint taxonomy_concept_names_check check (jsonb_typeof(names) = 'array')
      )
    `);
  }

  override down(): void {
    this.addSql('drop table if exists taxonomy_concept');
    this.addSql('drop table if exists taxonomy_version');
  }
}
