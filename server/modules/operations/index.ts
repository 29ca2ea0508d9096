import { en } from './messages/en.js';
import { fr } from './messages/fr.js';
import { en as hiringEn } from './messages/hiring/en.js';
import { fr as hiringFr } from './messages/hiring/fr.js';

export { SpentPostings } from './spent-postings.js';
export { OperationsModule } from './operations.module.js';
export { OperationsPersonalData } from './operations-personal-data.js';

export const messages = { fr: { ...fr, ...hiringFr }, en: { ...en, ...hiringEn } };
