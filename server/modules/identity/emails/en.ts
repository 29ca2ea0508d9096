import type { EmailTexts } from './email-texts.js';

export const en: EmailTexts = {
  emails: {
    VERIFY_EMAIL: {
      subject: 'Confirm your email address',
      heading: 'Confirm your email address',
      paragraphs: [
        'An Entrevue account was opened with this address. Please confirm that it is yours.',
        'The link works only once, for 48 hours.',
        'Until then, this address only receives emails about the account’s activity: applications, interviews, reservations, messages. Job alerts, digests and news wait for your confirmation.',
        'If you did not open an account, do nothing: without confirmation you will receive no alerts or news, and at most a few emails a day.',
      ],
      button: 'Confirm my address',
    },
    RESET_PASSWORD: {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        'Someone, probably you, asked for a new password for your Entrevue account.',
        'The link works only once, for 10 minutes. Once the password is changed, all your devices will be signed out and your passkeys will be removed.',
        'If you did not ask for anything, do nothing: your password stays the same.',
      ],
      button: 'Choose a password',
    },
    PASSWORD_CHANGED: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your Entrevue account has just been changed. If it was you, there is nothing to do.',
        'If it was not you, choose a new password right away: every device will be signed out.',
      ],
      button: 'It was not me',
    },
    SECOND_FACTOR_ON: {
      subject: 'Two-step sign-in is on',
      heading: 'Two-step sign-in is on',
      paragraphs: [
        'Two-step sign-in was just turned on for your Entrevue account. Each time you sign in, we will also ask for a code from your app.',
        'Keep your recovery codes somewhere safe: they open your account if you lose your phone.',
        'If it was not you, choose a new password right away, then write to us.',
      ],
      button: 'It was not me',
    },
    SECOND_FACTOR_OFF: {
      subject: 'Two-step sign-in is off',
      heading: 'Two-step sign-in is off',
      paragraphs: [
        'Two-step sign-in was just turned off for your Entrevue account. Your password alone signs you in again.',
        'If it was not you, choose a new password right away: every device will be signed out.',
      ],
      button: 'It was not me',
    },
    RECRUITER_APPROVED: {
      subject: 'Your recruiter account is approved',
      heading: 'Welcome to Entrevue',
      paragraphs: [
        'Your recruiter account is approved. You can now publish your job postings and discover candidates.',
      ],
      button: 'Open my dashboard',
    },
    RECRUITER_REJECTED: {
      subject: 'Your request for a recruiter account',
      heading: 'We could not approve your account',
      paragraphs: [
        'Thank you for your interest. We looked at your request and cannot approve your recruiter account for this reason:',
        '{reason}',
        'If the situation changes or this is a mistake, write to us: we will look at your request again.',
      ],
    },
    ACCOUNT_SUSPENDED: {
      subject: 'Your account is suspended',
      heading: 'Your account is suspended',
      paragraphs: [
        'We suspended your Entrevue account for this reason:',
        '{reason}',
        'You can no longer sign in, and nobody can see what you published. Requests waiting for an answer were cancelled, and the credits on hold were returned.',
        'If you think this is a mistake, write to us: we will look at this decision again with you.',
      ],
    },
    ACCOUNT_RESTORED: {
      subject: 'Your account is restored',
      heading: 'Your account is restored',
      paragraphs: [
        'Your Entrevue account is no longer suspended: you can sign in again.',
        'Job postings that were published are paused; you can publish them again.',
      ],
      button: 'Sign in',
    },
    REGISTRATION_ATTEMPTED: {
      subject: 'Someone tried to register with your address',
      heading: 'You already have an account',
      paragraphs: [
        'Someone tried to open an Entrevue account with this email address. You already have one, so nothing changed and nobody signed in.',
        'If it was you, sign in with this address. If you no longer know your password, choose a new one from the sign-in page.',
        'If it was not you, there is nothing to do. We write about this at most once a day.',
      ],
      button: 'Sign in',
    },
    PASSKEY_ADDED: {
      subject: 'A passkey was added to your account',
      heading: 'A passkey was added to your account',
      paragraphs: [
        'A passkey was just added to your Entrevue account. It signs you in without a password and without a code. If it was you, there is nothing to do.',
        'If it was not you, choose a new password right away: every device will be signed out and every passkey removed.',
      ],
      button: 'It was not me',
    },
    PASSKEY_REMOVED: {
      subject: 'A passkey was removed from your account',
      heading: 'A passkey was removed from your account',
      paragraphs: [
        'A passkey was just removed from your Entrevue account. It no longer signs anyone in.',
        'If it was not you, choose a new password right away: every device will be signed out and every passkey removed.',
      ],
      button: 'It was not me',
    },
    PASSKEY_COPIED: {
      subject: 'A sign-in with your passkey was refused',
      heading: 'A sign-in with your passkey was refused',
      paragraphs: [
        'Someone tried to sign in to your Entrevue account with one of your passkeys, but its count of uses was lower than at your last sign-in. That can mean that the passkey was copied, so we refused.',
        'Sign in another way, remove the passkey from your settings, then add a new one.',
      ],
      button: 'See my passkeys',
    },
    COMPANY_SIGN_IN_CHANGED: {
      subject: 'Your company’s sign-in was changed',
      heading: 'Your company’s sign-in was changed',
      paragraphs: [
        'An owner of your team just changed how your team signs in to Entrevue: the provider, whether this sign-in is turned on, or whether it is required.',
        'Owners can always sign in another way. If you did not expect this change, look at the settings now.',
      ],
      button: 'See the settings',
    },
    COMPANY_SIGN_IN_LINKED: {
      subject: 'Your company’s sign-in now opens your account',
      heading: 'Your company’s sign-in now opens your account',
      paragraphs: [
        'Someone just signed in to your Entrevue account with your company’s sign-in, for the first time. If it was you, there is nothing to do.',
        'If it was not you, tell the people who manage the accounts of your company, and an owner of your team.',
      ],
      button: 'See my settings',
    },
    COMPANY_DOMAIN_PROVED: {
      subject: 'Your company’s email domain is proved',
      heading: 'Your company’s email domain is proved',
      paragraphs: [
        'We found the DNS record that proves an email domain of your company. The sign-in with your company can now serve the addresses at this domain.',
        'Keep the record: we check it regularly. If you did not expect this message, look at the settings with the owners of your team.',
      ],
      button: 'See the settings',
    },
    COMPANY_DOMAIN_MISSING: {
      subject: 'The proof of your company’s domain cannot be found',
      heading: 'The proof of your company’s domain cannot be found',
      paragraphs: [
        'The DNS record that proves an email domain of your company is no longer there, or we can no longer read it. Nothing changes for seven days: the sign-in with your company still works.',
        'Put the record back before then; the settings show it. After that, this sign-in will stop for the addresses at this domain. You will always be able to sign in another way.',
      ],
      button: 'See the record',
    },
    COMPANY_DOMAIN_LOST: {
      subject: 'An email domain of your company is no longer proved',
      heading: 'An email domain of your company is no longer proved',
      paragraphs: [
        'The DNS record that proves an email domain of your company has been missing for more than seven days. If your team signs in with this domain, that sign-in has stopped: members sign in another way.',
        'To bring it back, put the record back, then check the domain in the settings.',
      ],
      button: 'See the settings',
    },
    SIGN_IN_LINK: {
      subject: 'Your sign-in link',
      heading: 'Your sign-in link',
      paragraphs: [
        'Open this link, then confirm to sign in to Entrevue. You can do this on any device.',
        'The link works only once, for 15 minutes. Do not pass it on: it opens your account.',
        'If you did not ask for it, do nothing: nobody is signed in without this link.',
      ],
      button: 'Sign in',
    },
    OPEN_ACCOUNT_LINK: {
      subject: 'Your link to open an account',
      heading: 'Open your Entrevue account',
      paragraphs: [
        'Someone, probably you, asked to open an Entrevue account with this address. Open this link, then confirm. You can do this on any device.',
        'The link works only once, for 15 minutes.',
        'If you did not ask for it, do nothing: no account is opened without your confirmation.',
      ],
      button: 'Open my account',
    },
    INVITATION: {
      subject: 'You are invited to recruit with Entrevue',
      heading: 'Your invitation to recruit',
      paragraphs: [
        'We invite you to open a recruiter account with Entrevue{company}. With this invitation, your account is approved as soon as it is opened.',
        'Open it with this email address. The invitation works only once, for 14 days.',
      ],
      button: 'Accept the invitation',
    },
  },
  forCompany: ' for {company}',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: ['You receive this email because an Entrevue account uses this address.'],
  footerForTyped: ['You receive this email because someone entered this address on the registration or sign-in page.'],
  footerForStrangers: [
    'You receive this email because our team invited you. If you do not wish to follow up, simply ignore it.',
  ],
};
