import type { CompaniesMessages } from './messages.js';

export const en: CompaniesMessages = {
  'COMPANIES.EXISTS_ALREADY': 'You already have a company. Edit its page instead of creating another one.',
  'COMPANIES.VIDEO_UNKNOWN': 'This address leads to none of your videos. Upload the video first, then add it.',
  'COMPANIES.VIDEO_LISTED_ALREADY': 'This video is in the company’s gallery already.',
  'COMPANIES.GALLERY_FULL': 'A gallery holds {max} videos at most. Remove one to make room.',
  'COMPANIES.NEQ_INVALID':
    'An NEQ has 10 digits and begins with 11, 22, 33 or 88. Check the number in the registry of enterprises.',
  'COMPANIES.FREE_MAIL_DOMAIN':
    'Anybody can open an address at this provider. Enter an address at your company’s own domain.',
  'COMPANIES.TOO_MANY_CODES': 'Too many codes were sent. Try again in {minutes} minutes.',
  'COMPANIES.DOMAIN_CODE_INVALID':
    'This code is wrong or no longer works. Check the latest email, or ask for a new code.',
  'COMPANIES.REVIEW_DECIDED': 'This company was already decided. Reload the list.',
  'COMPANIES.REVIEW_OUTDATED': 'The company changed since you opened it. Reload the list and look at it again.',
};
