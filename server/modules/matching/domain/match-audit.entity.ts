import { defineEntity, p } from '@mikro-orm/core';
import type { MatchAction } from './match.policy.js';

/** An event in the history of a pair: a step of the computation or a person's answer. */
export type MatchAuditEvent = 'PROPOSED' | 'RESCORED' | 'REOPENED' | 'WITHDRAWN' | 'INTRODUCED' | MatchAction;

/**
 * History of scores and answers, kept to explain a decision later (Law 25 s. 12.1). Append-only: the database refuses updates,
 * and deletes before the retention ends. No foreign key to the match, because matches can be deleted.
 */
const MatchAuditSchema = defineEntity({
  name: 'MatchAudit',
  tableName: 'match_audit',
  properties: {
    id: p.uuid().primary(),
    matchId: p.uuid(),
    seekerId: p.uuid(),
    jobId: p.uuid().strictNullable(),
    event: p.text().$type<MatchAuditEvent>(),
    /** The account that answered; null for the computation. */
    actorId: p.uuid().strictNullable(),
    matchScore: p.smallint(),
    compatibilityScore: p.smallint(),
    inputsHash: p.text(),
    modelVersion: p.text(),
    ontologyVersion: p.text(),
    at: p.datetime(3),
  },
  indexes: [
    { name: 'match_audit_match_id_index', properties: ['matchId', 'at'] },
    { name: 'match_audit_pair_index', properties: ['seekerId', 'jobId', 'event'] },
    { name: 'match_audit_at_index', properties: ['at'] },
    {
      name: 'match_audit_introduced_index',
      expression: `create index match_audit_introduced_index on match_audit (actor_id) where event = 'INTRODUCED'`,
    },
  ],
  triggers: [
    {
      name: 'match_audit_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if tg_op = 'DELETE' and current_setting('entrevue.erasure', true) = 'on' then return old; end if; raise exception 'match_audit is append-only' using errcode = 'restrict_violation';`,
    },
  ],
  checks: [
    {
      name: 'match_audit_event_check',
      expression: `event in ('PROPOSED', 'RESCORED', 'REOPENED', 'WITHDRAWN', 'INTRODUCED', 'ACCEPTED', 'REJECTED', 'MATCHED', 'HIRED', 'CANCELLED')`,
    },
    { name: 'match_audit_match_score_check', expression: 'match_score >= 0 and match_score <= 100' },
    {
      name: 'match_audit_compatibility_score_check',
      expression: 'compatibility_score >= 0 and compatibility_score <= 100',
    },
    { name: 'match_audit_inputs_hash_check', expression: `inputs_hash ~ '^[0-9a-f]{64}$'` },
  ],
});

/** The state of a match at the time of the event. */
export interface AuditedMatch {
  readonly id: string;
  readonly seekerId: string;
  readonly jobId: string | null;
  readonly matchScore: number;
  readonly compatibilityScore: number;
  readonly inputsHash: string;
  readonly modelVersion: string;
  readonly ontologyVersion: string;
}

export class MatchAudit extends MatchAuditSchema.class {
  static of(
    match: AuditedMatch,
    event: MatchAuditEvent,
    entry: { id: string; actorId: string | null; at: Date },
  ): MatchAudit {
    const audit = new MatchAudit();
    audit.id = entry.id;
    audit.matchId = match.id;
    audit.seekerId = match.seekerId;
    audit.jobId = match.jobId;
    audit.event = event;
    audit.actorId = entry.actorId;
    audit.matchScore = match.matchScore;
    audit.compatibilityScore = match.compatibilityScore;
    audit.inputsHash = match.inputsHash;
    audit.modelVersion = match.modelVersion;
    audit.ontologyVersion = match.ontologyVersion;
    audit.at = entry.at;
    return audit;
  }
}

MatchAuditSchema.setClass(MatchAudit);
export { MatchAuditSchema };
