import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { ShortlistsModule } from './shortlists.module.js';
export { ShortlistsPersonalData } from './shortlists-personal-data.js';

export const messages = { fr, en };
