import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { NotificationsModule } from './notifications.module.js';
export { NotificationsPersonalData } from './notifications-personal-data.js';
export { StoredEmailPreferences } from './use-cases/stored-email-preferences.js';

export const messages = { fr, en };
