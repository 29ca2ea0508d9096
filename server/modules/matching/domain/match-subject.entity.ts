import { defineEntity, p } from '@mikro-orm/core';

export type SubjectKind = 'SEEKER' | 'JOB';

/** The transaction that wrote a row last, by which processes see what is new to them. */
const changedXid = () => p.string().columnType('xid8').defaultRaw('pg_current_xact_id()');

/**
 * Who can be matched, by what they have or ask: what `persistence/match-index.ts` writes and every process that retrieves holds
 * in memory. A seeker is here while the profile is visible, a posting while it is ACTIVE.
 */
export const MatchSubjectSchema = defineEntity({
  name: 'MatchSubject',
  tableName: 'match_subject',
  properties: {
    kind: p.text().$type<SubjectKind>().primary(),
    subjectId: p.uuid().primary(),
    /** By id of a concept, or `word/<stem>` where the lexicon knows nothing: how much of it, 0..1. */
    terms: p.json<Readonly<Record<string, number>>>(),
    /** What else counts, as `engine/retrieve/fact-parts.ts` orders it. */
    facts: p.json<readonly string[]>(),
    inputHash: p.text(),
    /** Model and lexicon it was read with. */
    engineVersion: p.text(),
    updatedAt: p.datetime(3),
    changedXid: changedXid(),
  },
  indexes: [
    { name: 'match_subject_engine_version_index', properties: ['engineVersion', 'kind', 'subjectId'] },
    { name: 'match_subject_changed_index', properties: ['kind', 'changedXid', 'subjectId'] },
  ],
  checks: [
    { name: 'match_subject_kind_check', expression: `kind in ('SEEKER', 'JOB')` },
    { name: 'match_subject_input_hash_check', expression: `input_hash ~ '^[0-9a-f]{64}$'` },
    { name: 'match_subject_terms_check', expression: `jsonb_typeof(terms) = 'object'` },
    { name: 'match_subject_facts_check', expression: `jsonb_typeof(facts) = 'array'` },
  ],
});

/** Who went out of the index: noted for a day, so that every process hears of it. */
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
