import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { ApplicationsFacade } from './applications.facade.js';
export { ApplicationsPersonalData } from './applications-personal-data.js';
export { ApplicationsModule } from './applications.module.js';
// Not the facade, which asks identity itself.
export { BlindSteps } from './queries/blind-steps.query.js';
export { OtherTies } from './domain/other-ties.js';
export { applicationChanged, noteMentioned, offerChanged } from './domain/application.events.js';

export const messages = { fr, en };
