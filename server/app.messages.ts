import { messages as applications } from './modules/applications/index.js';
import { messages as billing } from './modules/billing/index.js';
import { messages as bookings } from './modules/bookings/index.js';
import { messages as companies } from './modules/companies/index.js';
import { messages as credits } from './modules/credits/index.js';
import { messages as fairness } from './modules/fairness/index.js';
import { messages as identity } from './modules/identity/index.js';
import { messages as jobs } from './modules/jobs/index.js';
import { messages as matching } from './modules/matching/index.js';
import { messages as media } from './modules/media/index.js';
import { messages as messaging } from './modules/messaging/index.js';
import { messages as notifications } from './modules/notifications/index.js';
import { messages as operations } from './modules/operations/index.js';
import { messages as reservations } from './modules/reservations/index.js';
import { messages as shares } from './modules/shares/index.js';
import { messages as handover } from './modules/handover/index.js';
import { messages as rooms } from './modules/rooms/index.js';
import { messages as shortlists } from './modules/shortlists/index.js';
import { messages as sso } from './modules/sso/index.js';
import { messages as resumes } from './modules/resumes/index.js';
import type { Messages } from './platform/i18n/translator.js';
import { en } from './platform/messages/en.js';
import { fr } from './platform/messages/fr.js';

const asCatalogue = (messages: { fr: object; en: object }): Messages => messages as Messages;

/** The catalogues of all modules; each module's own type keeps its two languages complete. */
export const messages: readonly Messages[] = [
  { fr, en },
  identity,
  companies,
  jobs,
  media,
  matching,
  credits,
  billing,
  applications,
  reservations,
  messaging,
  bookings,
  notifications,
  operations,
  shares,
  rooms,
  shortlists,
  sso,
  handover,
  fairness,
  resumes,
].map(asCatalogue);
