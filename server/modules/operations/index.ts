import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { OperationsModule } from './operations.module.js';
export { OperationsPersonalData } from './operations-personal-data.js';

export const messages = { fr, en };
