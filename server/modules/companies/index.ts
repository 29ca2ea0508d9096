import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export {
  CompaniesFacade,
  type CompanyCard,
  type CompanyOfRecruiter,
  type CompanyPage,
  type CreditsEventKind,
} from './companies.facade.js';
export { CompaniesPersonalData } from './companies-personal-data.js';
export { CompaniesModule } from './companies.module.js';
export { CompanyStanding, type ResponseRate } from './domain/company-standing.js';
export { OpenPostings } from './domain/open-postings.js';
export { decidesPosting, isRecruiting, reachesPosting, type TeamRole, type TeamSeat } from './domain/team.js';
export { type TeamAccount, TeamAccounts } from './domain/team-accounts.js';
export { type GalleryVideo, GalleryVideos } from './domain/gallery-videos.js';
export { lookAlikeWords } from './http/look-alike-words.contract.js';
export { type CompanyProofs, TeamSignInFacade } from './team-sign-in.facade.js';
export { isFreeMail } from './domain/email-domain.js';
export { confirmedDomain, isKnownCompany } from './queries/verification-rows.js';
export { answeredRate } from './queries/answered-rate.js';
export { companyChanged, companyRemoved, companyReviewed } from './domain/company.events.js';

export const messages = { fr, en };
