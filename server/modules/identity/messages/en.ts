import type { IdentityMessages } from './messages.js';

export const en: IdentityMessages = {
  'IDENTITY.UNAUTHENTICATED': 'Please sign in.',
  'IDENTITY.INVALID_CREDENTIALS': 'Invalid email or password',
  'IDENTITY.EMAIL_TAKEN': 'An account with this email already exists.',
  'IDENTITY.TOO_MANY_ATTEMPTS': 'Too many attempts. Try again in {minutes} min.',
  'IDENTITY.ACCOUNT_SUSPENDED': 'This account is suspended. Write to us and we will look into it with you.',
  'IDENTITY.TEAM_ROLE': 'Your role in the team does not include this. Ask an owner of the team.',
  'IDENTITY.SESSION_LIMITED':
    'This device continues one page of your computer. For everything else, sign in here or go back to your computer.',
  'IDENTITY.APPROVAL_PENDING':
    'Your account is waiting for approval. Meanwhile, you can prepare your company page and drafts.',
  'IDENTITY.CSRF': 'This request could not be verified. Reload the page and try again.',
  'IDENTITY.CONSENT_REQUIRED': 'This confirmation is needed to open an account.',
  'IDENTITY.CONSENTS_MISSING':
    'First confirm that you are 18 or over and accept the terms of service. Until then you can only read, take your data or close the account.',
  'IDENTITY.PASSWORD_REFUSED': 'The password must have between 8 and 128 characters.',
  'IDENTITY.REAUTHENTICATION_REQUIRED': 'To continue, enter your password again or sign in again.',
  'IDENTITY.WRONG_PASSWORD': 'This password is incorrect.',
  'IDENTITY.SECOND_FACTOR_REQUIRED': 'Enter the code from your authenticator app.',
  'IDENTITY.SECOND_FACTOR_REFUSED': 'This code is incorrect, or was already used. Enter the one your app shows now.',
  'IDENTITY.SECOND_FACTOR_CODE_WRONG':
    'This code is incorrect. Check that the time on your phone is right, then enter the code it shows now.',
  'IDENTITY.SECOND_FACTOR_ON': 'Two-step sign-in is already on.',
  'IDENTITY.SECOND_FACTOR_OFF': 'Two-step sign-in is not on. Start again from the beginning.',
  'IDENTITY.PASSKEY_REFUSED': 'This passkey was not accepted. Try again or sign in another way.',
  'IDENTITY.PASSKEY_INVALID': 'The passkey could not be verified. Start again from the beginning.',
  'IDENTITY.PASSKEY_TAKEN': 'This passkey is already registered.',
  'IDENTITY.TOO_MANY_PASSKEYS': 'You already have {max} passkeys. Remove one to add another.',
  'IDENTITY.LAST_SIGN_IN': 'This is your only way to sign in. First choose a password or add another passkey.',
  'IDENTITY.PASSWORD_COMMON':
    'This password is too easy to guess: it is among the most common ones, or contains your name or address. Try three or four unrelated words instead.',
  'IDENTITY.LINK_INVALID': 'This link was already used or is no longer valid. Ask for a new one.',
  'IDENTITY.INVITATION_INVALID':
    'This invitation is not valid for this email address, was already used or has expired.',
  'IDENTITY.INVITATION_USED': 'An account was already opened with this invitation.',
  'IDENTITY.APPROVAL_DECIDED': 'This decision has already been made. Reload the page to see the current state.',
  'IDENTITY.GOOGLE_REFUSED': 'The sign-in with Google could not be verified. Please try again.',
  'IDENTITY.GOOGLE_UNAVAILABLE':
    'Google is not answering right now. Try again in a moment, or sign in with your password.',
  'IDENTITY.COMPANY_SIGN_IN_REQUIRED':
    'Your team signs in with the company’s account. Choose “Continue with your company” on the sign-in page.',
  'IDENTITY.ALREADY_EXCLUDED': 'Your profile is already hidden from this company.',
  'IDENTITY.TOO_MANY_EXCLUSIONS': 'Your profile is already hidden from {max} companies. Remove one to add another.',
  'IDENTITY.UNKNOWN_COMPANY': 'This company does not exist, or no longer does.',
  'IDENTITY.STANDING_UNCHANGED': 'This account is already in that state.',
  'IDENTITY.LAST_OPERATOR': 'You are the last operator: appoint someone else first.',
  'IDENTITY.TOO_MANY_EXPORTS': 'You have asked for your data three times in 24 hours. Try again in {hours} h.',
  'IDENTITY.EXPORT_README_NAME': 'README.txt',
  'IDENTITY.EXPORT_README':
    'Your data\n\nThis archive holds what we keep about you.\n\n' +
    'account.json: your account and profile\nconsents.json: what you agreed to or refused, and when\n' +
    'sessions.json: your sign-ins\naccess-log.json: who saw or unmasked your profile\n' +
    'exclusions.json: the companies your profile is hidden from\n' +
    'companies.json: the company you act for\n' +
    'application-reviews.json: what hiring teams thought of your applications\n' +
    'application-notes.json: notes of hiring teams about your applications\n' +
    'written-about-applications.json: reviews and notes that you wrote\n' +
    'company-team.json: invitations into teams, and what you changed in yours\n' +
    'company-videos.json: the videos you added to its page\n' +
    'jobs-viewed.json, jobs-posted.json, job-changes.json: the postings you read, published or closed\n' +
    'matches.json, match-decisions.json, match-reviews.json: the matches calculated for you, what happened next and the reviews you asked for\n' +
    'videos/: your videos and their description\navatar, images/, resume: your photo, your images and your résumé\n\n' +
    'Times are in UTC.\n',
};
