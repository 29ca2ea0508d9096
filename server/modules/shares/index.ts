import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { SharesModule } from './shares.module.js';
export { SharesPersonalData } from './shares-personal-data.js';
export { sharedProfileOpened } from './domain/share-link.events.js';

export const messages = { fr, en };
