import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { MatchingFacade, type SeekerMatch } from './matching.facade.js';
export { MatchingPersonalData } from './matching-personal-data.js';
export { MatchingModule } from './matching.module.js';
export { matchAnswered, matchProposed } from './domain/match.events.js';

export const messages = { fr, en };
