import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { ApplicationsFacade } from './applications.facade.js';
export { ApplicationsPersonalData } from './applications-personal-data.js';
export { CalendarPersonalData } from './calendar-personal-data.js';
export { calendarPasswords } from './persistence/calendar-passwords.js';
export { ApplicationsModule } from './applications.module.js';
// Exported without the facade, because the facade itself depends on identity.
export { BlindSteps } from './queries/blind-steps.query.js';
export type { LiveInterview } from './queries/live-interviews.query.js';
export { OtherTies } from './domain/other-ties.js';
export {
  applicationChanged,
  interviewNews,
  noteMentioned,
  offerChanged,
  stageActionDue,
} from './domain/application.events.js';

export const messages = { fr, en };
