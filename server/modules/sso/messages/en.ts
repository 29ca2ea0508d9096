import type { SsoMessages } from './messages.js';

export const en: SsoMessages = {
  'SSO.REFUSED':
    'The sign-in with your company could not be verified. Start again from the sign-in page, in the same browser.',
  'SSO.CLIENT_REFUSED':
    'Your company’s provider did not recognize Entrevue. An owner of the team must check the client ID and its secret.',
  'SSO.UNAVAILABLE':
    'Your company’s provider is not answering right now. Try again in a moment, or sign in another way if your team allows it.',
  'SSO.EMAIL_REFUSED': 'Your company’s provider confirmed no email address at the domain {domain}.',
  'SSO.SUBJECT_CHANGED':
    'This address now belongs to another account at your company’s provider. An owner of the team can remove you from the team and invite you again.',
  'SSO.ACCOUNT_REFUSED':
    'Your company cannot sign you in with this address. Ask an owner of the team for an invitation. If you already have an account of your own or in another team, sign in with its password.',
  'SSO.ISSUER_REFUSED':
    'Enter the public address of your provider: it starts with https:// and has a name, without parameters or an anchor.',
  'SSO.DOMAIN_NOT_PROVED': 'First prove this email domain, by a DNS record or on your company’s page.',
  'SSO.DOMAIN_TAKEN': 'Another company already has this domain. Write to us if it is yours.',
  'SSO.DOMAIN_NOT_CONFIRMED':
    'Prove the domain {domain} by a DNS record, or have a website at that domain verified on your company’s page.',
  'SSO.DOMAIN_INVALID': 'Enter the domain of your email addresses, for example company.ca.',
  'SSO.DOMAIN_PUBLIC':
    'Addresses at {domain} belong to the customers of an email provider. Enter a domain of your company.',
  'SSO.TOO_MANY_DOMAINS': 'A company can prove {max} domains. Remove one first.',
  'SSO.DOMAIN_IN_USE': 'The sign-in with your company is on for {domain}. Turn it off first.',
  'SSO.COMPANY_NOT_CONFIRMED':
    'The domain is proved, but we must also verify your company. Ask for it on your company’s page.',
  'SSO.NOT_TESTED': 'Run a test first: sign in once with your provider.',
};
