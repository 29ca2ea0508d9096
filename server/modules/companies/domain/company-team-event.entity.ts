import { defineEntity, p } from '@mikro-orm/core';
import { CompanySchema } from './company.entity.js';
import { type TeamEventKind, teamEventKinds, type TeamRole } from './team-words.contract.js';

/** Changes of a team and their authors. Rows are added, never changed. They contain no address of an invited person. */
export const CompanyTeamEventSchema = defineEntity({
  name: 'CompanyTeamEvent',
  tableName: 'company_team_event',
  properties: {
    id: p.uuid().primary(),
    company: () =>
      p
        .manyToOne(CompanySchema)
        .mapToPk()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_team_event_company_id_foreign'),
    event: p.text().$type<TeamEventKind>(),
    /** Null if nobody did it: an owner was chosen because the last one closed their account. */
    actorId: p.uuid().strictNullable(),
    /** The member it is about; null for an invitation. */
    subjectId: p.uuid().strictNullable(),
    fromRole: p.text().$type<TeamRole>().strictNullable(),
    toRole: p.text().$type<TeamRole>().strictNullable(),
    at: p.datetime(3),
  },
  indexes: [
    { name: 'company_team_event_company_id_index', properties: ['company', 'at', 'id'] },
    { name: 'company_team_event_actor_id_index', properties: ['actorId'] },
    { name: 'company_team_event_subject_id_index', properties: ['subjectId'] },
  ],
  checks: [
    {
      name: 'company_team_event_event_check',
      expression: `event in (${teamEventKinds.map((kind) => `'${kind}'`).join(', ')})`,
    },
    {
      name: 'company_team_event_from_role_check',
      expression: `from_role in ('OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER')`,
    },
    {
      name: 'company_team_event_to_role_check',
      expression: `to_role in ('OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER')`,
    },
  ],
});

export class CompanyTeamEvent extends CompanyTeamEventSchema.class {}

CompanyTeamEventSchema.setClass(CompanyTeamEvent);
