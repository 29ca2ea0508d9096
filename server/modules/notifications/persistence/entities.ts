import { NotificationSchema } from '../domain/notification.entity.js';
import { NotificationLetterSchema } from '../domain/notification-letter.entity.js';
import { NotificationPreferenceSchema } from '../domain/notification-preference.entity.js';
import { PresetAlertSchema } from '../domain/preset-alert.entity.js';
import { SavedSearchSchema } from '../domain/saved-search.entity.js';

export const entities = [
  NotificationSchema,
  NotificationLetterSchema,
  NotificationPreferenceSchema,
  PresetAlertSchema,
  SavedSearchSchema,
];
