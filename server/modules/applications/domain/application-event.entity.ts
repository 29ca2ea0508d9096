import { defineEntity, p } from '@mikro-orm/core';
import type { Move } from './application.entity.js';
import type { ApplicationParty, ApplicationStatus } from './application-lifecycle.js';
import { ApplicationSchema } from './application-table.js';

/**
 * History of an application, one row per step. Append-only: the database refuses updates, and deletes before the retention ends.
 */
const ApplicationEventSchema = defineEntity({
  name: 'ApplicationEvent',
  tableName: 'application_event',
  properties: {
    id: p.uuid().primary(),
    applicationId: () =>
      p
        .manyToOne(ApplicationSchema)
        .mapToPk()
        .fieldName('application_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('application_event_application_id_foreign'),
    at: p.datetime(3),
    party: p.text().$type<ApplicationParty>(),
    /** The account that acted; null for automatic steps. */
    actorId: p.uuid().strictNullable(),
    fromStatus: p.text().$type<ApplicationStatus>().strictNullable(),
    toStatus: p.text().$type<ApplicationStatus>(),
    note: p.text().strictNullable(),
  },
  indexes: [
    { name: 'application_event_application_id_index', properties: ['applicationId', 'at', 'id'] },
    {
      name: 'application_event_actor_id_index',
      expression: `create index application_event_actor_id_index on application_event (actor_id, at desc, id desc)
        where party = 'COMPANY'`,
    },
  ],
  triggers: [
    {
      name: 'application_event_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if current_setting('entrevue.erasure', true) = 'on' then if tg_op = 'DELETE' then return old; end if; return new; end if; raise exception 'application_event is append-only' using errcode = 'restrict_violation';`,
    },
  ],
  checks: [
    { name: 'application_event_party_check', expression: `party in ('CANDIDATE', 'COMPANY', 'SYSTEM')` },
    {
      name: 'application_event_from_status_check',
      expression: `from_status in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')`,
    },
    {
      name: 'application_event_to_status_check',
      expression: `to_status in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')`,
    },
    { name: 'application_event_note_check', expression: 'char_length(note) >= 1 and char_length(note) <= 1000' },
  ],
});

export interface EventEntry {
  readonly id: string;
  readonly applicationId: string;
  readonly party: ApplicationParty;
  readonly actorId: string | null;
  readonly note: string | null;
  readonly at: Date;
}

export class ApplicationEvent extends ApplicationEventSchema.class {
  static of({ from, to }: Move, entry: EventEntry): ApplicationEvent {
    const event = new ApplicationEvent();
    event.id = entry.id;
    event.applicationId = entry.applicationId;
    event.at = entry.at;
    event.party = entry.party;
    event.actorId = entry.actorId;
    event.fromStatus = from;
    event.toStatus = to;
    event.note = entry.note;
    return event;
  }
}

ApplicationEventSchema.setClass(ApplicationEvent);
export { ApplicationEventSchema };
