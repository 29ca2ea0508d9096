import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { FairnessModule } from './fairness.module.js';
export { FairnessPersonalData } from './fairness-personal-data.js';

export const messages = { fr, en };
