import type { CompaniesMessages } from './messages.js';

export const en: CompaniesMessages = {
  'COMPANIES.EXISTS_ALREADY': 'You already have a company. Edit its page instead of creating another one.',
  'COMPANIES.CHANGED_MEANWHILE':
    'Someone else in your company changed this page in the meantime. Nothing you wrote is lost: choose what you keep, then save.',
  'COMPANIES.VIDEO_UNKNOWN': 'This address leads to none of your videos. Upload the video first, then add it.',
  'COMPANIES.VIDEO_LISTED_ALREADY': 'This video is already in the company’s gallery.',
  'COMPANIES.GALLERY_FULL': 'A gallery holds {max} videos at most. Remove one to make room.',
  'COMPANIES.NEQ_INVALID':
    'An NEQ has 10 digits and begins with 11, 22, 33 or 88. Check the number in the Registraire des entreprises.',
  'COMPANIES.FREE_MAIL_DOMAIN':
    'Anyone can open an address at this provider. Enter an address at your company’s own domain.',
  'COMPANIES.TOO_MANY_CODES': 'Too many codes were sent. Try again in {minutes} minutes.',
  'COMPANIES.DOMAIN_CODE_INVALID':
    'This code is wrong or no longer works. Check the latest email, or ask for a new code.',
  'COMPANIES.REVIEW_DECIDED': 'A decision has already been made for this company. Reload the list.',
  'COMPANIES.REVIEW_OUTDATED': 'The company changed since you opened it. Reload the list and look at it again.',
};
