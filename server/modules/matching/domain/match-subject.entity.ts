import { defineEntity, p } from '@mikro-orm/core';

export type SubjectKind = 'SEEKER' | 'JOB';

/**
 * Who can be matched, by what they have or ask: the inverted index of `persistence/match-index.ts`, which writes and reads it in
 * SQL. A seeker is here while the profile is visible, a posting while it is ACTIVE.
 */
export const MatchSubjectSchema = defineEntity({
  name: 'MatchSubject',
  tableName: 'match_subject',
  properties: {
    kind: p.text().$type<SubjectKind>().primary(),
    subjectId: p.uuid().primary(),
    /** Ids of concepts; `word/<stem>` where the lexicon knows nothing. */
    concepts: p.array().columnType('text[]'),
    inputHash: p.text(),
    /** Model and lexicon it was read with. */
    engineVersion: p.text(),
    updatedAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'match_subject_concepts_index',
      expression: 'create index match_subject_concepts_index on match_subject using gin (concepts)',
    },
    { name: 'match_subject_engine_version_index', properties: ['engineVersion', 'kind', 'subjectId'] },
  ],
  checks: [
    { name: 'match_subject_kind_check', expression: `kind in ('SEEKER', 'JOB')` },
    { name: 'match_subject_input_hash_check', expression: `input_hash ~ '^[0-9a-f]{64}$'` },
  ],
});
