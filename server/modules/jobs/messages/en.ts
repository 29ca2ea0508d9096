import type { JobsMessages } from './messages.js';

export const en: JobsMessages = {
  'JOBS.INCOMPLETE':
    'Some information is missing to publish this job. Complete the fields shown, or keep it as a draft.',
  'JOBS.NOT_OWN_COMPANY': 'You can only post jobs for your own company.',
  'JOBS.COMPANY_MISSING': 'Create your company page first.',
  'JOBS.CHANGED_MEANWHILE':
    'Someone else in your company changed this job in the meantime. Nothing you wrote is lost: choose what you keep, then save.',
  'JOBS.STATUS_REFUSED': 'The status of this job does not allow that change.',
  'JOBS.EXPIRY_REFUSED': 'The end date must be in the future, within a year.',
  'JOBS.SEARCH_TOO_BROAD': 'This search is too broad. Add a word or a filter, then try again.',
  'JOBS.POSTING_OVER': 'This job is closed.',
  'JOBS.RENEWAL_TOO_SOON': 'This job is still open for a while. It can be renewed in its last five days.',
  'JOBS.RENEWAL_LINK_INVALID': 'This link is no longer valid. Sign in to renew the job.',
  'JOBS.TEMPLATES_FULL': 'Your company already has {max} templates. Delete one to keep another.',
  'JOBS.TEMPLATE_NAME_TAKEN': 'A template of your company already has this name. Choose another one.',
  'JOBS.TEMPLATE_MISSING':
    'This template was deleted in the meantime. Choose another one, or continue without a template.',
  'JOBS.TOO_MANY_SAVED': 'You already have {max} saved jobs: remove one to save another.',
  'JOBS.TOO_MANY_HIDDEN': 'You already hide {max} companies: show one again to hide another.',
};
