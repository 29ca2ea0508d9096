import type { SsoMessages } from './messages.js';

export const en: SsoMessages = {
  'SSO.REFUSED':
    'The sign-in with your company could not be verified. Start again from the sign-in page, in the same browser.',
  'SSO.CLIENT_REFUSED':
    'Your company’s provider does not know Entrevue. An owner of the team must check the client id and its secret.',
  'SSO.UNAVAILABLE':
    'Your company’s provider is not answering right now. Try again in a moment, or sign in another way if your team allows it.',
  'SSO.EMAIL_REFUSED': 'Your company’s provider confirmed no email address at the domain {domain}.',
  'SSO.SUBJECT_CHANGED':
    'This address now belongs to another account at your company’s provider. An owner of the team can remove you from the team and invite you again.',
  'SSO.ACCOUNT_REFUSED':
    'Your company cannot sign you in with this address. Ask an owner of the team for an invitation. If you already have an account of your own or in another team, sign in with its password.',
  'SSO.ISSUER_REFUSED':
    'Enter the public address of your provider: it starts with https:// and has a name, without parameters or an anchor.',
  'SSO.DOMAIN_NOT_PROVED': 'First prove this email domain on your company’s page.',
  'SSO.DOMAIN_TAKEN': 'Another company’s sign-in is already on for this domain. Write to us.',
  'SSO.DOMAIN_NOT_CONFIRMED':
    'We must first verify your company with a website at the domain {domain}. Ask for it on your company’s page.',
  'SSO.NOT_TESTED': 'Make a test first: sign in once with your provider.',
};
