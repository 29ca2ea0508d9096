import { defineEntity, p } from '@mikro-orm/core';

/**
 * Words from titles, companies and requirements of published postings, folded. Used to correct misspelled search words. Written
 * by the database (`job_words` in the migration); unused words do no harm.
 */
export const JobWordSchema = defineEntity({
  name: 'JobWord',
  tableName: 'job_word',
  properties: { word: p.text().primary() },
  indexes: [
    {
      name: 'job_word_trgm_index',
      expression: 'create index job_word_trgm_index on job_word using gin (word gin_trgm_ops)',
    },
  ],
});

export class JobWord extends JobWordSchema.class {}

JobWordSchema.setClass(JobWord);
