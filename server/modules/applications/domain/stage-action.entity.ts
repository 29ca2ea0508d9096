import { defineEntity, p } from '@mikro-orm/core';
import { ApplicationSchema } from './application-table.js';
import type { StageActionKind, StageActionRecipient } from './stage-actions.js';

/** WAITING until it is due. SKIPPED: it was due, but there was no reason for it or somebody may not be contacted. */
export type StageActionState = 'WAITING' | 'DONE' | 'SKIPPED' | 'CANCELLED';

/** An automatic action for one entry of an application into a stage. */
export const StageActionSchema = defineEntity({
  name: 'StageAction',
  tableName: 'stage_action',
  properties: {
    id: p.uuid().primary(),
    applicationId: () =>
      p
        .manyToOne(ApplicationSchema)
        .mapToPk()
        .fieldName('application_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('stage_action_application_id_foreign'),
    stageId: p.text(),
    /** When the application came into the stage: leaving and coming back is another entry. */
    enteredAt: p.datetime(3),
    kind: p.text().$type<StageActionKind>(),
    whom: p.text().$type<StageActionRecipient>(),
    dueAt: p.datetime(3),
    state: p.text().$type<StageActionState>(),
    settledAt: p.datetime(3).strictNullable(),
  },
  uniques: [
    { name: 'stage_action_entry_unique', properties: ['applicationId', 'stageId', 'enteredAt', 'kind', 'whom'] },
  ],
  indexes: [
    {
      name: 'stage_action_due_index',
      expression: `create index stage_action_due_index on stage_action (due_at, id) where state = 'WAITING'`,
    },
  ],
  checks: [
    { name: 'stage_action_stage_check', expression: `stage_id ~ '^[A-Za-z0-9-]{1,40}$'` },
    { name: 'stage_action_kind_check', expression: `kind in ('ASK_ANSWERS', 'PROPOSE_TIMES', 'REMIND_AFTER')` },
    { name: 'stage_action_whom_check', expression: `whom in ('TEAM', 'CANDIDATE')` },
    { name: 'stage_action_state_check', expression: `state in ('WAITING', 'DONE', 'SKIPPED', 'CANCELLED')` },
    { name: 'stage_action_settled_check', expression: `(state = 'WAITING') = (settled_at is null)` },
  ],
});

export class StageActionRow extends StageActionSchema.class {}

StageActionSchema.setClass(StageActionRow);
