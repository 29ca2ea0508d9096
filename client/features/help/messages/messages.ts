/** Texts around the articles of the help. */
export interface HelpMessages {
  title: string;
  lead: string;
  search: string;
  'topic.seekers': string;
  'topic.companies': string;
  'topic.account': string;
  found_one: string;
  found_other: string;
  'nothing.title': string;
  'nothing.sentence': string;
  'nothing.all': string;
  others: string;
  'contact.title': string;
  'contact.sentence': string;
  'contact.companies': string;
}
