import { en } from './messages/hiring/en.js';
import { fr } from './messages/hiring/fr.js';

export { OperationsModule } from './operations.module.js';

/** Words of the files this module hands out. */
export const hiringMessages = { fr, en };
