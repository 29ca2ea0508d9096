import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { HandoverModule } from './handover.module.js';
export { HandoverPersonalData } from './handover-personal-data.js';

export const messages = { fr, en };
