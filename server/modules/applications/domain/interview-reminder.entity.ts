import { defineEntity, p } from '@mikro-orm/core';
import { InterviewSchema } from './interview.entity.js';
import type { ReminderKind } from './interview-reminder.js';

/** A reminder that was sent. Written in SQL with `on conflict`: its key decides whether it was sent before. */
export const InterviewReminderSchema = defineEntity({
  name: 'InterviewReminder',
  tableName: 'interview_reminder',
  properties: {
    interviewId: () =>
      p
        .manyToOne(InterviewSchema)
        .mapToPk()
        .primary()
        .fieldName('interview_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('interview_reminder_interview_id_foreign'),
    kind: p.text().$type<ReminderKind>().primary(),
    /** The start of which it reminds: a moved interview gets its own reminders. */
    startsAt: p.datetime(3).primary(),
    sentAt: p.datetime(3),
  },
  checks: [{ name: 'interview_reminder_kind_check', expression: `kind in ('DAY', 'HOUR')` }],
});
