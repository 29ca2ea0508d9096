import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { type DemoAccountInput, IdentityFacade } from './identity.facade.js';
export { IdentityModule } from './identity.module.js';
export { AccountCompanies, type AccountCompany } from './domain/account-companies.js';
export { SeekerVideos, type SeekerVideo } from './domain/seeker-videos.js';
export { DEMO_PASSWORD, demoAccounts } from './domain/demo-accounts.js';
export { accountRegistered, accountVisibilityChanged, profileChanged } from './domain/identity.events.js';
export { EmailTaken } from './domain/identity.errors.js';
export type { MaskedSeeker, Presentation, Viewer } from './domain/present-candidate.js';
export type { AccountCard } from './queries/find-accounts.query.js';
export type { SeekerProfile } from './queries/seeker-profiles.query.js';
export type { Role, UserType } from './domain/user-type.js';

export const messages = { fr, en };
