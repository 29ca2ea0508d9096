import type { AuthMessages } from './messages';

export const en: AuthMessages = {
  'login.title': 'Sign in',
  'login.lead': 'Good to see you again.',
  'login.email': 'Email',
  'login.password': 'Password',
  'login.submit': 'Sign in',
  'login.noAccount': 'No account yet?',
  'login.toRegister': 'Create one',
  'login.expiredTitle': 'Your session has ended.',
  'login.expired':
    'It closes after ten minutes without activity, or when you end it elsewhere. Sign in again to pick up where you were.',
  'login.form': 'Sign in',

  'demo.title': 'Try it without an account',
  'demo.sentence': 'This installation runs in demo mode: walk in with an account that is already filled.',
  'demo.seeker': 'Enter as a candidate',
  'demo.recruiter': 'Enter as a recruiter',
  'demo.failed': 'The demo did not open.',

  'welcome.headline': 'Heard before you are seen.',
  'welcome.lead':
    'You introduce yourself on video. Companies find you without knowing who you are, and you are the one who decides.',
  'welcome.step1': 'You introduce yourself',
  'welcome.step1Text': 'A short video and what you know how to do. Nothing is public.',
  'welcome.step2': 'You are found for your skills',
  'welcome.step2Text': 'Your name, your face and your contact details stay behind the frost.',
  'welcome.step3': 'You say yes, or no',
  'welcome.step3Text':
    'A recruiter who opens your profile waits 72 hours for your answer. Without your yes, it closes again.',
  'welcome.frost': 'Masked video',
  'welcome.frostCaption': 'What a recruiter sees of you at first.',

  'register.title': 'Create an account',
  'register.lead': 'Free for people who look for work, from start to finish.',
  'register.whoAreYou': 'You are here to',
  'register.seeker': 'Find a job',
  'register.recruiter': 'Hire',
  'register.fullName': 'Full name',
  'register.email': 'Email',
  'register.emailHint': 'Hidden from recruiters until you choose to make yourself known.',
  'register.password': 'Password',
  'register.passwordHint': 'At least 8 characters. A phrase that is easy to remember does very well.',
  'register.visible': 'Recruiters can find my profile',
  'register.visibleHint':
    'They see your skills and experience, without name, face or contact details. Switched off, you appear in no search and no match. You can change this at any time in your profile.',
  'register.adult': 'I am 18 or older.',
  'register.accept': 'I accept the',
  'register.termsLink': 'terms of service',
  'register.and': 'and the',
  'register.privacyLink': 'privacy policy',
  'register.termsShort': 'Terms and privacy',
  'register.readTerms': 'Read the essentials',
  'register.adultNeeded': 'Accounts are for people aged 18 or over.',
  'register.termsNeeded': 'We need your agreement to create the account.',
  'register.submit': 'Create my account',
  'register.hasAccount': 'Already have an account?',
  'register.toLogin': 'Sign in',
  'register.form': 'Sign up',

  'recruiter.title': 'We welcome every company in person',
  'recruiter.sentence':
    'A recruiting account gives access to profiles of people. So somebody of our team checks every company before opening one. There is no automatic sign-up.',
  'recruiter.demo': 'In demo mode you can step into an approved company right away.',

  'brief.title': 'Terms and privacy, the essentials',
  'brief.free': 'The service is free for candidates; companies are the ones who pay.',
  'brief.adult': 'It is for people aged 18 or over who give true information about themselves.',
  'brief.use':
    'Your profile and videos are used to suggest jobs to you and to let you be found. Nothing else, and nothing is sold.',
  'brief.score':
    'A score compares your profile with job postings. A computer works it out from what you write, it explains itself, and it never rejects anybody. Face, voice and name play no part in it.',
  'brief.masked':
    'Your name, face and contact details are masked until a recruiter opens your profile; you see which one, and you answer.',
  'brief.files':
    'The position and device recorded in a video file are removed on arrival. A deleted video goes with all of its files.',
  'brief.close': 'Close',

  'login.forgot': 'Forgot your password?',
  'login.passwordChanged': 'Your new password is saved and all your sessions are closed. Sign in.',

  'google.or': 'or',
  'google.continue': 'Continue with Google',
  'google.title': 'Signing in with Google',
  'google.running': 'We are checking Google’s answer.',
  'google.failed': 'Google login failed.',
  'google.unexpected': 'The answer does not belong to any request of this tab. Start again from the sign-in page.',
  'google.declinedTitle': 'You are not signed in.',
  'google.declined': 'Google passed nothing on, as you asked.',
  'google.back': 'Back to sign-in',

  'forgot.title': 'Forgotten password',
  'forgot.lead': 'Give the address of your account: we send a link there to choose a new password.',
  'forgot.submit': 'Send the link',
  'forgot.back': 'Back to sign-in',
  'forgot.sentTitle': 'Look at your email',
  'forgot.sent':
    'If an account exists with the address {email}, a link is on its way there. It works for one hour, and once.',
  'forgot.nothingCame': 'Nothing after a few minutes? Look among the unwanted mail, or check the address.',
  'forgot.again': 'Change the address or send again',

  'reset.title': 'New password',
  'reset.lead': 'It replaces the old one and closes all your open sessions, here and elsewhere.',
  'reset.password': 'New password',
  'reset.submit': 'Save the password',
  'reset.newLink': 'Ask for a new link',
  'reset.brokenTitle': 'This link is incomplete',
  'reset.broken': 'Open it straight from the email, or ask for a new one.',

  'verify.title': 'Confirming your address',
  'verify.running': 'We are checking the link.',
  'verify.doneTitle': 'Your address is confirmed',
  'verify.done': 'Thank you. Important messages will reach you at this address.',
  'verify.continue': 'Continue',
  'verify.failedTitle': 'This link did not work',
  'verify.noLink': 'The link is incomplete. Open it straight from the email.',
  'verify.toResend': 'A link works for 48 hours, and once; only the last one sent works.',
  'verify.signInToResend': 'A link works for 48 hours, and once. Sign in to receive another.',
  'verify.resend': 'Send it again',
  'verify.sentAgain': 'The email is on its way again. Look among the unwanted mail, too.',

  'invited.title': 'You are invited to hire',
  'invited.lead': 'Your invitation is approved already: the account opens at once.',
  'register.emailHintInvited': 'The address the invitation came to.',
  'register.marketing': 'I would also like news (optional).',
  'register.marketingHint': 'By email; each lets you unsubscribe with one click.',
};
