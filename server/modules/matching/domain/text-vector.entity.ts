import { defineEntity, p } from '@mikro-orm/core';

/**
 * Cache of embeddings for short texts, so that the provider is asked once. It stores neither the text nor its owner, because many
 * profiles and postings share texts. Rows that were not used for a month are deleted.
 */
export const TextVectorSchema = defineEntity({
  name: 'TextVector',
  tableName: 'text_vector',
  properties: {
    /** SHA-256 of the model, its host and the text. */
    textHash: p.text().primary(),
    dimension: p.smallint(),
    /** One signed byte per dimension. */
    vector: p.blob(),
    usedAt: p.datetime(3),
  },
  indexes: [{ name: 'text_vector_used_at_index', properties: ['usedAt'] }],
  checks: [
    { name: 'text_vector_text_hash_check', expression: `text_hash ~ '^[0-9a-f]{64}$'` },
    { name: 'text_vector_dimension_check', expression: 'dimension > 0 and octet_length(vector) = dimension' },
  ],
});
