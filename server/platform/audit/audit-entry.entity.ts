import { defineEntity, p } from '@mikro-orm/core';

/** The subject of an action: its type, and its id in the module that owns it. */
export interface AuditSubject {
  readonly type: string;
  readonly id: string;
}

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Operators' actions. The trigger refuses changes, and deletes outside the retention purge. No foreign key, because the entry
 * stays when its subject is deleted.
 */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(3),
    operatorId: p.uuid(),
    action: p.text(),
    subjectType: p.text(),
    /** Text, because not every subject has a UUID. */
    subjectId: p.text(),
    /** Written by the operator. */
    reason: p.text().strictNullable(),
    /** Ids, states and figures; no text that other people wrote. */
    details: p.json<AuditDetails>(),
  },
  indexes: [
    { name: 'audit_entry_at_index', properties: ['at', 'id'] },
    { name: 'audit_entry_action_index', properties: ['action', 'at', 'id'] },
    { name: 'audit_entry_operator_id_index', properties: ['operatorId', 'at', 'id'] },
    { name: 'audit_entry_subject_id_index', properties: ['subjectId', 'at', 'id'] },
  ],
  triggers: [
    {
      name: 'audit_entry_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if tg_op = 'DELETE' and current_setting('entrevue.erasure', true) = 'on' then return old; end if; raise exception 'audit_entry is append-only' using errcode = 'restrict_violation';`,
    },
  ],
  checks: [
    { name: 'audit_entry_action_check', expression: `action ~ '^[A-Z][A-Z_]{2,59}$'` },
    { name: 'audit_entry_subject_type_check', expression: `subject_type ~ '^[A-Z][A-Z_]{2,39}$'` },
    {
      name: 'audit_entry_subject_id_check',
      expression: 'char_length(subject_id) >= 1 and char_length(subject_id) <= 300',
    },
    { name: 'audit_entry_reason_check', expression: 'char_length(reason) >= 1 and char_length(reason) <= 2000' },
    { name: 'audit_entry_details_check', expression: `jsonb_typeof(details) = 'object'` },
  ],
});
