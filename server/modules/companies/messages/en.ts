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
  'COMPANIES.OWNERS_ONLY': 'Only owners of the team can do this. Ask one of them.',
  'COMPANIES.LAST_OWNER': 'The team needs at least one owner. Give this role to someone else first.',
  'COMPANIES.TEAM_FULL':
    'A team has {max} people at most, invitations included. Remove someone or cancel an invitation.',
  'COMPANIES.INVITED_ALREADY': 'This address is already in the team or already has an invitation.',
  'COMPANIES.TOO_MANY_INVITATIONS': 'At most {max} invitations are sent a day. Try again tomorrow.',
  'COMPANIES.INVITATION_INVALID':
    'This invitation no longer works: it expired, was cancelled or has been used. Ask for a new one.',
  'COMPANIES.INVITATION_FOR_ANOTHER':
    'This invitation was sent to another email address. Sign in with the account of that address.',
  'COMPANIES.JOINING_REFUSED': 'Your recruiter account was refused. Write to us if you think this is a mistake.',
  'COMPANIES.WORKS_ELSEWHERE': 'You already belong to a team. Leave it before you join another one.',
};
