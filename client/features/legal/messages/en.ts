import type { LegalMessages } from './messages';

export const en: LegalMessages = {
  updated: 'Last updated: {date}',
  contents: 'On this page',
  print: 'Print',
  'load.what': 'The text could not be loaded.',
  'load.toDo': 'Check your connection, then try again.',
  'attributions.title': 'Data sources',
  'attributions.lead': 'The classifications of occupations and skills that matching uses, and whose they are.',
  'attributions.own':
    'Matching uses its own lexicon, written for this service. No classification of a third party is loaded.',
  'attributions.version': 'Version {version} · {licence}',
  'officer.demo':
    'This is a demonstration: nobody has been named here. An installation with real people names the person in charge, with title, email and postal address.',
  'officer.missing':
    'The enterprise that operates this site has not named this person here yet. Use the contacts at the foot of the page.',
  'rights.title': 'Use a right now',
  'rights.profile': 'See and correct my profile',
  'rights.settings': 'Settings: take with me, hide, erase',
  'rights.visitor': 'Sign in to use these rights yourself.',
  'rights.login': 'Sign in',
};
