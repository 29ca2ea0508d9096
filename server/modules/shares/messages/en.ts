import type { SharesMessages } from './messages.js';

export const en: SharesMessages = {
  'SHARES.TOO_MANY': 'A company can have 50 open links. Revoke one that you no longer need.',
  'SHARES.COMPANY_MISSING': 'Create your company page first: links belong to a company.',
  'SHARES.EXPIRED': 'This link has expired. Ask the person who sent it for a new one.',
  'SHARES.REVOKED': 'This link no longer works: it was revoked.',
  'SHARES.PASSWORD_REQUIRED': 'This link needs a password.',
  'SHARES.PASSWORD_WRONG': 'This password is not right.',
  'SHARES.FEEDBACK_FULL': 'This person already has 20 opinions through this link.',
};
