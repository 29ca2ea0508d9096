import { SendEmailLinkJob } from './jobs/send-email-link.job.js';
import { EmailLinkQuery } from './queries/email-link.query.js';
import { OpenEmailLink } from './use-cases/open-email-link.js';
import { RequestEmailLink } from './use-cases/request-email-link.js';
import { SendEmailLink } from './use-cases/send-email-link.js';

/** Providers for signing in with a link by email. */
export const emailLinkProviders = [EmailLinkQuery, OpenEmailLink, RequestEmailLink, SendEmailLink, SendEmailLinkJob];
