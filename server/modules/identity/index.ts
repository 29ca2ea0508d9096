import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { type DemoAccountInput, IdentityFacade } from './identity.facade.js';
export { IdentityModule } from './identity.module.js';
export { CompanySignInFacade, type CompanyAccount } from './company-sign-in.facade.js';
export { CompanySignIn } from './domain/company-sign-in.js';
export { SessionAnswers } from './http/session-answers.js';
export { deviceOf } from './http/device-of.js';
export type { Device } from './credentials/device.js';
export { ContinuedSessionsFacade } from './continued-sessions.facade.js';
export { StandingFacade } from './standing.facade.js';
export { LinkPasswords } from './link-passwords.facade.js';
export { DisclosuresFacade } from './disclosures.facade.js';
export { AccountFiles } from './domain/account-files.js';
export { IdentityPersonalData } from './persistence/identity-personal-data.js';
export { PersonalDataHolders } from './personal-data-holders.js';
export { AccountCompanies, type AccountCompany } from './domain/account-companies.js';
export { type BlindReader, BlindReviews } from './domain/blind-reviews.js';
export { PairTerms, type ReservationTerms } from './domain/pair-terms.js';
export { StandingFollowers } from './domain/standing.js';
export { SeekerVideos, type SeekerVideo } from './domain/seeker-videos.js';
export { DEMO_PASSWORD, demoAccounts } from './domain/demo-accounts.js';
export {
  accountDeleted,
  accountRegistered,
  accountVisibilityChanged,
  exclusionsChanged,
  profileChanged,
  profileConcealed,
  profileDisclosed,
} from './domain/identity.events.js';
export { EmailTaken, StandingUnchanged } from './domain/identity.errors.js';
export { secondFactorSecrets } from './persistence/second-factors.js';
export type { MaskedSeeker, OpenDisclosure, PresentedCandidate, Presentation } from './domain/present-candidate.js';
export { promisesIn } from './domain/who-sees-what-words.contract.js';
export type { UnlockingType } from './domain/interaction.js';
export type { KnownEmployer } from './domain/employer.js';
export { narrowSeatOf, type Seat } from './domain/seat.js';
export type { AccountFile, Viewer } from './domain/visibility.policy.js';
export type { SeekerExclusions } from './queries/exclusions-of-seeker.query.js';
export type { AccountCard } from './queries/find-accounts.query.js';
export type { Recipient } from './queries/find-recipient.query.js';
export type { SeekerProfile } from './queries/seeker-profiles.query.js';
export type { Role, UserType } from './domain/user-type.js';

export const messages = { fr, en };
