import { CONSENT_HOURS } from '../../../../lib/consent/kept-items';
import type { CookiePolicy } from './cookie-policy';

export const cookiePolicy: CookiePolicy = {
  title: 'Cookie policy',
  lead: 'What the site keeps in your browser, and your choices, which you can make right here.',
  sections: {
    what: {
      title: 'What they are',
      body: [
        'A cookie is a small text that a site keeps in your browser and reads again at your next visit. Browser storage (local storage) serves the same purpose; this policy covers both.',
        'This site contains no third-party cookie, no pixel and no script from elsewhere.',
      ],
    },
    choices: {
      title: 'Your choices',
      body: [
        'Tick or untick: it takes effect immediately, and what a refused category had kept is erased.',
        { slot: 'cookie-choices' },
        `Your answer is kept for ${CONSENT_HOURS} hours in this browser, then we ask you again. Saying no costs you nothing.`,
      ],
    },
    categories: {
      title: 'The categories',
      body: [
        [
          'Necessary: without them there is no session, no security, no choice remembered. Language and theme are among them, because they are written only if you choose them yourself and say nothing about you. Always on.',
          'Preferences: what would remember your habits without your having set it, namely your last ten job searches.',
          'Analytics: what would count visits. None today.',
          'Marketing: what would link your visit to an advertisement. None today.',
        ],
        'If an optional cookie is added one day, it will first appear in the list below, and will act only if you have accepted its category.',
      ],
    },
    list: {
      title: 'The complete list',
      body: [
        'This list is the one the program itself uses. What is not necessary is kept only with your consent, and erased if you withdraw it.',
        { slot: 'kept-items' },
      ],
    },
    durations: {
      title: 'How long they last',
      body: [
        `An optional cookie of our own would not last longer than ${CONSENT_HOURS} hours. For those of third parties, if there were any with your consent, these are the maximum lifetimes.`,
        { slot: 'lifetime-maxima' },
        'Necessary cookies last as long as the session, or 30 days at most for the one that remembers your answer.',
      ],
    },
    browser: {
      title: 'In your browser',
      body: [
        'Your browser, too, lets you see, block and erase cookies. If you block the necessary ones, you can no longer sign in.',
      ],
    },
    changes: {
      title: 'Changes',
      body: ['When this policy changes, the date at the top of the page changes and the question is put to you again.'],
    },
    contact: {
      title: 'Contact',
      body: [
        'Questions about cookies go to the person in charge of the protection of personal information; the [privacy policy](/legal/privacy-policy) says how.',
      ],
    },
  },
};
