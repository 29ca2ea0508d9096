import type { LegalMessages } from './messages';

export const en: LegalMessages = {
  updated: 'Last updated: {date}',
  contents: 'On this page',
  print: 'Print',
  'load.what': 'The text could not be loaded.',
  'load.toDo': 'Check your connection, then try again.',
  'attributions.title': 'Data sources',
  'attributions.lead': 'The classifications of occupations and skills used for matching, and who owns them.',
  'attributions.own': 'Matching uses our own lexicon, written for this service. No external classification is used.',
  'attributions.version': 'Version {version} · {licence}',
  'officer.demo':
    'This is a demonstration: nobody is named here. A public site names the person in charge, with their title, email and postal address.',
  'officer.missing':
    'The company that operates this site has not named this person yet. Use the contact details at the bottom of the page.',
  'rights.title': 'Use your rights now',
  'rights.profile': 'See and correct my profile',
  'rights.settings': 'Settings: export, hide, erase',
  'rights.visitor': 'Sign in to use these rights yourself.',
  'rights.login': 'Sign in',
};
