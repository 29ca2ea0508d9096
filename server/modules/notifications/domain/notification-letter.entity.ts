import { defineEntity, p } from '@mikro-orm/core';
import { NotificationSchema } from './notification.entity.js';

/**
 * WAITING: asked for. SENT: a mail server has it. SKIPPED: not wanted, not true any more, or nobody to write to. BOUNCED: the
 * mail server will not have it. GIVEN_UP: no mail server could be reached in all the time there was.
 */
export type LetterStatus = 'WAITING' | 'SENT' | 'SKIPPED' | 'BOUNCED' | 'GIVEN_UP';

/** The letter that goes with a notification, and what became of it. One row, so one letter. */
export const NotificationLetterSchema = defineEntity({
  name: 'NotificationLetter',
  tableName: 'notification_letter',
  properties: {
    notificationId: () =>
      p
        .oneToOne(NotificationSchema)
        .mapToPk()
        .primary()
        .owner()
        .fieldName('notification_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('notification_letter_notification_id_foreign'),
    status: p.text().$type<LetterStatus>(),
    /** What the mail server answered, as codes. */
    code: p.text().strictNullable(),
    askedAt: p.datetime(3),
    settledAt: p.datetime(3).strictNullable(),
  },
  checks: [
    {
      name: 'notification_letter_status_check',
      expression: `status in ('WAITING', 'SENT', 'SKIPPED', 'BOUNCED', 'GIVEN_UP')`,
    },
    { name: 'notification_letter_code_check', expression: 'char_length(code) >= 1 and char_length(code) <= 200' },
    { name: 'notification_letter_settled_at_check', expression: `(status = 'WAITING') = (settled_at is null)` },
  ],
});
