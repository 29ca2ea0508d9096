import { defineEntity, p } from '@mikro-orm/core';

export type SubjectKind = 'SEEKER' | 'JOB';

/** The transaction that last wrote the row. Processes load rows that are newer than the last one they saw. */
const changedXid = () => p.string().columnType('xid8').defaultRaw('pg_current_xact_id()');

/**
 * Index of seekers and postings that can be matched. `persistence/match-index.ts` writes it, and each process that retrieves
 * pairs keeps it in memory. It holds seekers with a visible profile and ACTIVE postings.
 */
export const MatchSubjectSchema = defineEntity({
  name: 'MatchSubject',
  tableName: 'match_subject',
  properties: {
    kind: p.text().$type<SubjectKind>().primary(),
    subjectId: p.uuid().primary(),
    /** Weight 0..1 by concept id, or by `word/<stem>` if the lexicon does not know the word. */
    terms: p.json<Readonly<Record<string, number>>>(),
    /** Other facts that count, in the order of `engine/retrieve/fact-parts.ts`. */
    facts: p.json<readonly string[]>(),
    inputHash: p.text(),
    /** Version of model and lexicon that read the texts. */
    engineVersion: p.text(),
    updatedAt: p.datetime(3),
    changedXid: changedXid(),
  },
  indexes: [
    { name: 'match_subject_engine_version_index', properties: ['engineVersion', 'kind', 'subjectId'] },
    { name: 'match_subject_changed_index', properties: ['kind', 'changedXid', 'subjectId'] },
    {
      name: 'match_subject_occupation_index',
      expression: `create index match_subject_occupation_index on match_subject (main_occupation(terms), subject_id desc)
        where kind = 'JOB'`,
    },
  ],
  checks: [
    { name: 'match_subject_kind_check', expression: `kind in ('SEEKER', 'JOB')` },
    { name: 'match_subject_input_hash_check', expression: `input_hash ~ '^[0-9a-f]{64}$'` },
    { name: 'match_subject_terms_check', expression: `jsonb_typeof(terms) = 'object'` },
    { name: 'match_subject_facts_check', expression: `jsonb_typeof(facts) = 'array'` },
  ],
});

/** Removed subjects. Kept for a day so that every process drops them from memory. */
export const MatchSubjectRemovalSchema = defineEntity({
  name: 'MatchSubjectRemoval',
  tableName: 'match_subject_removal',
  properties: {
    kind: p.text().$type<SubjectKind>().primary(),
    subjectId: p.uuid().primary(),
    removedAt: p.datetime(3),
    changedXid: changedXid(),
  },
  indexes: [
    { name: 'match_subject_removal_changed_index', properties: ['kind', 'changedXid'] },
    { name: 'match_subject_removal_removed_at_index', properties: ['removedAt'] },
  ],
  checks: [{ name: 'match_subject_removal_kind_check', expression: `kind in ('SEEKER', 'JOB')` }],
});
