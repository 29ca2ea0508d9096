import { defineEntity, p } from '@mikro-orm/core';
import { InterviewSchema } from './interview.entity.js';

const InterviewParticipantSchema = defineEntity({
  name: 'InterviewParticipant',
  tableName: 'interview_participant',
  properties: {
    interviewId: () =>
      p
        .manyToOne(InterviewSchema)
        .mapToPk()
        .primary()
        .fieldName('interview_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('interview_participant_interview_id_foreign'),
    accountId: p.uuid().primary(),
    /** Start of the free time that a candidate booked. No other candidate can book it until it is released. */
    bookedAt: p.datetime(3).strictNullable(),
  },
  uniques: [{ name: 'interview_participant_booked_at_unique', properties: ['accountId', 'bookedAt'] }],
  indexes: [{ name: 'interview_participant_account_id_index', properties: ['accountId'] }],
});

/** A member of the team who takes part in an interview: it is in their calendar. */
export class InterviewParticipant extends InterviewParticipantSchema.class {
  static of(interviewId: string, accountId: string): InterviewParticipant {
    return Object.assign(new InterviewParticipant(), { interviewId, accountId, bookedAt: null });
  }
}

InterviewParticipantSchema.setClass(InterviewParticipant);
export { InterviewParticipantSchema };
