import { z } from 'zod';
import { id, queryBoolean, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

/** Kinds of notifications that people can switch on and off separately. */
export const switchableKinds = [
  'message',
  'application',
  'interview',
  'reservation',
  'match',
  'video',
  'report',
  'company',
  'job_alert',
  'candidate_alert',
  'digest',
] as const;
export type SwitchableKind = (typeof switchableKinds)[number];
export const notificationKinds = [...switchableKinds, 'credits'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const listNotificationsQuery = z.strictObject({
  ...pageFields,
  /** Only unread ones. */
  unread: queryBoolean.optional(),
});
export type ListNotificationsQuery = z.output<typeof listNotificationsQuery>;

export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** One sentence in the reader's language. It never names a person whose profile is masked for the reader. */
  text: z.string(),
  /** Page of the site to open. */
  path: z.string(),
  created_at: timestamp,
  read_at: timestamp.nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationsPage = pageOf('notifications', notification).extend({ unread_count: z.int().min(0) });
export type NotificationsPage = z.infer<typeof notificationsPage>;

export const unreadCount = z.object({ count: z.int().min(0) });
export type UnreadCount = z.infer<typeof unreadCount>;

export const allRead = z.object({ success: z.literal(true), unread_count: z.literal(0) });
export type AllRead = z.infer<typeof allRead>;

/** The account setting that must also be on for emails of a kind; `none`: the kind has only its own switch. */
export const mailBoxes = ['email_messages', 'email_applications', 'email_updates', 'none'] as const;
export type MailBox = (typeof mailBoxes)[number];

export const notificationPreference = z.object({
  kind: z.enum(switchableKinds),
  /** Null if the kind is not shown on the site. */
  in_app: z.boolean().nullable(),
  /** The choice for this kind. No email is sent while the setting in `box` is off. */
  email: z.boolean(),
  box: z.enum(mailBoxes),
});
export type NotificationPreference = z.infer<typeof notificationPreference>;

/** The kinds of the caller's role. */
export const kindPreferences = z.object({ preferences: z.array(notificationPreference) });
export type KindPreferences = z.infer<typeof kindPreferences>;

export const setPreferenceRequest = z
  .strictObject({ kind: z.enum(switchableKinds), in_app: z.boolean().optional(), email: z.boolean().optional() })
  .refine(({ in_app, email }) => in_app !== undefined || email !== undefined, { error: 'nothing to change' });
export type SetPreferenceRequest = z.output<typeof setPreferenceRequest>;

const LONGEST_TOKEN = 600;

/** The token is in the URL for mail programs (RFC 8058), and in the body for our page. */
export const unsubscribeQuery = z.strictObject({ token: z.string().max(LONGEST_TOKEN).optional() });
export type UnsubscribeQuery = z.output<typeof unsubscribeQuery>;
export const unsubscribeRequest = z.strictObject({
  token: z.string().max(LONGEST_TOKEN).optional(),
  'List-Unsubscribe': trimmedText(0, 40).optional(),
});
export type UnsubscribeRequest = z.output<typeof unsubscribeRequest>;
export const unsubscribed = z.object({ success: z.literal(true), kind: z.enum(switchableKinds) });
export type Unsubscribed = z.infer<typeof unsubscribed>;

/** Presets of the candidate search whose owner is notified of new candidates. */
export const presetAlerts = z.object({ preset_ids: z.array(id) });
export type PresetAlerts = z.infer<typeof presetAlerts>;
export const setPresetAlertRequest = z.strictObject({ alert: z.boolean() });
export type SetPresetAlertRequest = z.output<typeof setPresetAlertRequest>;
