import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export type { JobMatch } from './http/jobs.contract.js';
export { type JobCard, type JobForMatching, JobsFacade } from './jobs.facade.js';
export { JobsPersonalData } from './jobs-personal-data.js';
export { JobsModule } from './jobs.module.js';
export { parseSalary, yearlySalary } from './domain/salary.js';
export { jobChanged, jobClosed, jobPublished } from './domain/job.events.js';
export { HiddenCompanies, hidesCompany } from './persistence/hidden-companies.js';
export { SavedJobs } from './persistence/saved-jobs.js';
export { type PostingSetup, PostingSetups, type SetupOwner } from './domain/posting-setups.js';
export type { CloseReason } from './domain/job-terms.js';
export { JobApplications } from './queries/job-applications.js';
export { JobMatches } from './queries/job-matches.js';
export { SearchFinds } from './queries/search-finds.query.js';
export { type SearchConnection, SearchSession } from './queries/search-session.js';

export const messages = { fr, en };
