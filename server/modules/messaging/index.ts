import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export {
  messageCreated,
  messagesSeen,
  reportFiled,
  reportResolved,
  scheduledRefused,
} from './domain/messaging.events.js';
export { MessagingFacade, type UnreadMessage } from './messaging.facade.js';
export { MessagingPersonalData } from './messaging-personal-data.js';
export { MessagingModule } from './messaging.module.js';

export const messages = { fr, en };
