import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { NotificationsModule } from './notifications.module.js';
export { NotificationsPersonalData } from './notifications-personal-data.js';
export { WishesOfPeople } from './use-cases/wishes-of-people.js';

export const messages = { fr, en };
