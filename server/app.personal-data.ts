import type { Provider } from '@nestjs/common';
import { ApplicationsPersonalData, CalendarPersonalData } from './modules/applications/index.js';
import { BillingPersonalData } from './modules/billing/index.js';
import { BookingsPersonalData } from './modules/bookings/index.js';
import { CompaniesPersonalData } from './modules/companies/index.js';
import { CreditsPersonalData } from './modules/credits/index.js';
import { FairnessPersonalData } from './modules/fairness/index.js';
import { IdentityPersonalData, PersonalDataHolders } from './modules/identity/index.js';
import { JobsPersonalData } from './modules/jobs/index.js';
import { MatchingPersonalData, CandidateSearchPersonalData } from './modules/matching/index.js';
import { MediaPersonalData } from './modules/media/index.js';
import { MessagingPersonalData } from './modules/messaging/index.js';
import { NotificationsPersonalData } from './modules/notifications/index.js';
import { OperationsPersonalData } from './modules/operations/index.js';
import { ReservationsPersonalData } from './modules/reservations/index.js';
import { ResumesPersonalData } from './modules/resumes/index.js';
import { RoomsPersonalData } from './modules/rooms/index.js';
import { HandoverPersonalData } from './modules/handover/index.js';
import { SharesPersonalData } from './modules/shares/index.js';
import { ShortlistsPersonalData } from './modules/shortlists/index.js';
import { SsoPersonalData } from './modules/sso/index.js';
import type { PersonalDataHolder } from './platform/personal-data/personal-data.js';

/** In the order in which an account is closed: a company is removed before the pictures that only it still shows. */
export const personalDataHolders: Provider = {
  provide: PersonalDataHolders,
  inject: [
    MessagingPersonalData,
    NotificationsPersonalData,
    ApplicationsPersonalData,
    CalendarPersonalData,
    ReservationsPersonalData,
    BookingsPersonalData,
    JobsPersonalData,
    CompaniesPersonalData,
    BillingPersonalData,
    CreditsPersonalData,
    MatchingPersonalData,
    CandidateSearchPersonalData,
    OperationsPersonalData,
    FairnessPersonalData,
    SharesPersonalData,
    ShortlistsPersonalData,
    RoomsPersonalData,
    SsoPersonalData,
    HandoverPersonalData,
    MediaPersonalData,
    ResumesPersonalData,
    IdentityPersonalData,
  ],
  useFactory: (...holders: PersonalDataHolder[]) => new PersonalDataHolders(holders),
};
