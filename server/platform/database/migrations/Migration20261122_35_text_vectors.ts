import { Migration } from '@mikro-orm/migrations';

/** Vectors of short texts from a provider of embeddings; without a provider the table stays empty. */
export class Migration20261122_35_text_vectors extends Migration {
  override up(): void {
    this.addSql(`
      create table text_vector (
        text_hash text not null,
        dimension smallint not null,
        vector bytea not null,
        used_at timestamptz(3) not null,
        constraint text_vector_pkey primary key (text_hash),
        constraint text_vector_text_hash_check check (text_hash ~ '^[0-9a-f]{64}$'),
        constraint text_vector_dimension_check check (dimension > 0 and octet_length(vector) = dimension)
      )
    `);
    this.addSql('create index text_vector_used_at_index on text_vector (used_at)');
  }

  override down(): void {
    this.addSql('drop table text_vector');
  }
}
