import { defineEntity, p } from '@mikro-orm/core';
import { NotificationSchema } from './notification.entity.js';

/**
 * WAITING: requested. SENT: a mail server accepted it. SKIPPED: not wanted, no longer true, or no recipient. BOUNCED: the mail
 * server rejects it. GIVEN_UP: no mail server could be reached until the last retry.
 */
export type EmailStatus = 'WAITING' | 'SENT' | 'SKIPPED' | 'BOUNCED' | 'GIVEN_UP';

/** The email of a notification, and its state. One row per notification, so one email. */
export const NotificationEmailSchema = defineEntity({
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
    status: p.text().$type<EmailStatus>(),
    /** Status codes of the mail server's answer. */
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
