import { defineEntity, p } from '@mikro-orm/core';

/**
 * Places of published postings, folded, each once. A search for words in "gaspe" looks for "gaspe, qc", which one index answers together
 * with the words. Written by the database; places that no posting has are harmless.
 */
export const JobPlaceSchema = defineEntity({
  name: 'JobPlace',
  tableName: 'job_place',
  properties: { place: p.text().primary() },
  indexes: [
    {
      name: 'job_place_parts_index',
      expression: 'create index job_place_parts_index on job_place using gin (place gin_trgm_ops)',
    },
  ],
});

export class JobPlace extends JobPlaceSchema.class {}

JobPlaceSchema.setClass(JobPlace);
