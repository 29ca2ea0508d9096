import { defineEntity, p } from '@mikro-orm/core';
import type { Kind } from './kinds.js';
import { NotificationSchema } from './notification.entity.js';

/** Maximum devices of one account. A new one replaces the one that was not used for the longest time. */
export const DEVICE_SLOTS = 20;

/** A browser that gets notifications while the site is closed, for the account that signed in there. */
export const PushDeviceSchema = defineEntity({
  name: 'PushDevice',
  tableName: 'push_device',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    /** The session that registered it last. A trigger of `session` deletes the device when that session is ended. */
    sessionId: p.uuid(),
    slot: p.smallint(),
    /** SHA-256 (hex). A browser has one endpoint, so it belongs to one account at a time. */
    endpointHash: p.text(),
    /** Endpoint and keys, sealed: with them anybody could send messages to the browser. */
    subscription: p.blob(),
    /** Given by the browser, if it knows. */
    expiresAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
    /** The last time that its person used the site in this browser. */
    updatedAt: p.datetime(3),
  },
  uniques: [
    { name: 'push_device_slot_unique', properties: ['accountId', 'slot'] },
    { name: 'push_device_endpoint_hash_unique', properties: ['endpointHash'] },
  ],
  indexes: [
    { name: 'push_device_session_id_index', properties: ['sessionId'] },
    { name: 'push_device_updated_at_index', properties: ['updatedAt'] },
    { name: 'push_device_expires_at_index', properties: ['expiresAt'], where: 'expires_at is not null' },
  ],
  checks: [
    { name: 'push_device_slot_check', expression: `slot >= 1 and slot <= ${DEVICE_SLOTS}` },
    { name: 'push_device_endpoint_hash_check', expression: `endpoint_hash ~ '^[0-9a-f]{64}$'` },
  ],
});

/** A kind of notification that a device gets. */
export const PushSubjectSchema = defineEntity({
  name: 'PushSubject',
  tableName: 'push_subject',
  properties: {
    deviceId: () =>
      p
        .manyToOne(PushDeviceSchema)
        .mapToPk()
        .primary()
        .fieldName('device_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('push_subject_device_id_foreign'),
    kind: p.text().$type<Kind>().primary(),
  },
  checks: [
    {
      name: 'push_subject_kind_check',
      expression: `kind in ('message', 'application', 'interview', 'reservation', 'match', 'video', 'report', 'company', 'job_alert', 'candidate_alert')`,
    },
  ],
});

/**
 * WAITING: requested. SENT: the push service accepted it. SKIPPED: not wanted, read, too old or no longer true. REFUSED: the push
 * service rejects it. GIVEN_UP: the push service could not be reached until the last retry.
 */
export type PushStatus = 'WAITING' | 'SENT' | 'SKIPPED' | 'REFUSED' | 'GIVEN_UP';

/** A notification for one device, and its state. One row for both, so one message. */
export const NotificationPushSchema = defineEntity({
  name: 'NotificationPush',
  tableName: 'notification_push',
  properties: {
    notificationId: () =>
      p
        .manyToOne(NotificationSchema)
        .mapToPk()
        .primary()
        .fieldName('notification_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('notification_push_notification_id_foreign'),
    deviceId: () =>
      p
        .manyToOne(PushDeviceSchema)
        .mapToPk()
        .primary()
        .fieldName('device_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('notification_push_device_id_foreign'),
    status: p.text().$type<PushStatus>(),
    reason: p.text().strictNullable(),
    askedAt: p.datetime(3),
    settledAt: p.datetime(3).strictNullable(),
  },
  indexes: [{ name: 'notification_push_device_id_index', properties: ['deviceId'] }],
  checks: [
    {
      name: 'notification_push_status_check',
      expression: `status in ('WAITING', 'SENT', 'SKIPPED', 'REFUSED', 'GIVEN_UP')`,
    },
    { name: 'notification_push_reason_check', expression: 'char_length(reason) >= 1 and char_length(reason) <= 200' },
    { name: 'notification_push_settled_at_check', expression: `(status = 'WAITING') = (settled_at is null)` },
  ],
});
