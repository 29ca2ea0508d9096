import { defineEntity, p } from '@mikro-orm/core';

/**
 * Every word that a published posting ever had in its title, company or requirements, folded: what a misspelt word of a search
 * may have meant. Written by the database (`job_words` in the migration); a word that nobody uses any more does no harm.
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
