import type { HelpMessages } from './messages';

export const en: HelpMessages = {
  title: 'Help',
  lead: 'Short answers to the questions of people who look for work and of people who hire.',
  search: 'Search the help',
  'topic.seekers': 'Looking for work',
  'topic.companies': 'Hiring',
  'topic.account': 'Account, data and safety',
  found_one: '{count} article found',
  found_other: '{count} articles found',
  'nothing.title': 'No article found',
  'nothing.sentence': 'Try a shorter word or a synonym.',
  'nothing.all': 'See all articles',
  others: 'On the same topic',
  'contact.title': 'Did you not find an answer?',
  'contact.sentence': 'Our contact details are at the bottom of every page. Companies can also write to us here.',
  'contact.companies': 'Write to us',
};
