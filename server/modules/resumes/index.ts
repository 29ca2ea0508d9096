import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { sharedResumePath } from './http/resumes.contract.js';
export { ResumesPersonalData } from './resumes-personal-data.js';
export { ResumesModule } from './resumes.module.js';

export const messages = { fr, en };
