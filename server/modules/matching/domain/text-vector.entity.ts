import { defineEntity, p } from '@mikro-orm/core';

/**
 * What a provider's model made of a short text, so that it is asked once. The text itself is not kept, nor whose it was: many people
 * and postings have the same ones. What nobody used for a month goes.
 */
export const TextVectorSchema = defineEntity({
  name: 'TextVector',
  tableName: 'text_vector',
  properties: {
    /** SHA-256 of the model, where it runs, and the text. */
    textHash: p.text().primary(),
    dimension: p.smallint(),
    /** One signed byte a figure. */
    vector: p.blob(),
    usedAt: p.datetime(3),
  },
  indexes: [{ name: 'text_vector_used_at_index', properties: ['usedAt'] }],
  checks: [
    { name: 'text_vector_text_hash_check', expression: `text_hash ~ '^[0-9a-f]{64}$'` },
    { name: 'text_vector_dimension_check', expression: 'dimension > 0 and octet_length(vector) = dimension' },
  ],
});
