import { defineEntity, p } from '@mikro-orm/core';
import { PLACES } from './presence.js';

/** The room of a live interview. Deleted a day after it closes. */
export const InterviewRoomSchema = defineEntity({
  name: 'InterviewRoom',
  tableName: 'interview_room',
  properties: {
    id: p.uuid().primary(),
    interviewId: p.uuid(),
    createdAt: p.datetime(3),
    closesAt: p.datetime(3),
  },
  uniques: [{ name: 'interview_room_interview_id_unique', properties: ['interviewId'] }],
  indexes: [{ name: 'interview_room_closes_at_index', properties: ['closesAt'] }],
});

/** A person who opened the page of a room. */
export const RoomParticipantSchema = defineEntity({
  name: 'RoomParticipant',
  tableName: 'room_participant',
  properties: {
    id: p.uuid().primary(),
    roomId: () =>
      p
        .manyToOne(InterviewRoomSchema)
        .mapToPk()
        .fieldName('room_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('room_participant_room_id_foreign'),
    accountId: p.uuid(),
    role: p.text(),
    status: p.text(),
    /** Only of people who are in the room. */
    place: p.smallint().strictNullable(),
    /** The tab that holds the place, or waits for one. */
    connection: p.uuid().strictNullable(),
    /** When a host let the person in. They return without knocking. */
    admittedAt: p.datetime(3).strictNullable(),
    seenAt: p.datetime(3),
  },
  uniques: [
    { name: 'room_participant_account_unique', properties: ['roomId', 'accountId'] },
    { name: 'room_participant_place_unique', properties: ['roomId', 'place'] },
  ],
  indexes: [{ name: 'room_participant_account_id_index', properties: ['accountId'] }],
  checks: [
    { name: 'room_participant_role_check', expression: `role in ('HOST', 'GUEST', 'CANDIDATE')` },
    { name: 'room_participant_status_check', expression: `status in ('OUTSIDE', 'WAITING', 'IN', 'REFUSED')` },
    { name: 'room_participant_place_check', expression: `place >= 1 and place <= ${PLACES}` },
    { name: 'room_participant_in_check', expression: `(status = 'IN') = (place is not null)` },
  ],
});
