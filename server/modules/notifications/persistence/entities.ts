import { NotificationEventSchema, NotificationSchema } from '../domain/notification.entity.js';
import { NotificationEmailSchema } from '../domain/notification-email.entity.js';
import { NotificationPreferenceSchema } from '../domain/notification-preference.entity.js';
import { PresetAlertSchema } from '../domain/preset-alert.entity.js';
import { NotificationPushSchema, PushDeviceSchema, PushSubjectSchema } from '../domain/push-device.entity.js';
import { SavedSearchSchema } from '../domain/saved-search.entity.js';

export const entities = [
  NotificationSchema,
  NotificationEmailSchema,
  NotificationEventSchema,
  NotificationPreferenceSchema,
  NotificationPushSchema,
  PresetAlertSchema,
  PushDeviceSchema,
  PushSubjectSchema,
  SavedSearchSchema,
];
