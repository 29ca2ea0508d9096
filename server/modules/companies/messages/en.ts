import type { CompaniesMessages } from './messages.js';

export const en: CompaniesMessages = {
  'COMPANIES.EXISTS_ALREADY': 'You already have a company. Edit its page instead of creating another one.',
  'COMPANIES.VIDEO_UNKNOWN': 'This address leads to none of your videos. Upload the video first, then add it.',
  'COMPANIES.VIDEO_LISTED_ALREADY': 'This video is in the company’s gallery already.',
  'COMPANIES.GALLERY_FULL': 'A gallery holds {max} videos at most. Remove one to make room.',
};
