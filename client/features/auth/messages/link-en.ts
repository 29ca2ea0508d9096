import type { LinkMessages } from './link-messages';

export const linkWordsEn: LinkMessages = {
  withPassword: 'Choose a password instead',
  passkeyContinue: 'Continue with a passkey',
  passkeyLead:
    'Your fingerprint, your face or the code of your device replaces the password. If you lose the device, a link by email signs you in.',
  passkeySubmit: 'Create my account with a passkey',
  passkeyName: 'First passkey',
  title: 'Sign in by email',
  lead: 'Enter your address. We will send you a link that signs you in, without a password.',
  submit: 'Send me the link',
  back: 'Sign in with a password',
  sentTitle: 'Check your email',
  sent: 'We have sent a link to {email}. It works once, for 15 minutes, on any device.',
  nothingCame: 'Nothing after a few minutes? Check your spam folder and the address.',
  again: 'Ask for another link',
  looking: 'We are checking the link.',
  confirmTitle: 'Confirm the sign-in',
  confirmLead: 'You will sign in to the account {email}.',
  newTitle: 'Open your account',
  newLead: 'Your address {email} is confirmed. All that is left is to open your account.',
  codeLead: 'Your link is valid. Now enter the code from your app.',
  failedTitle: 'This link no longer works',
};
