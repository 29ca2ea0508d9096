/** Words of the pages that say what this is, to who is nobody yet. */
export interface PublicMessages {
  'about.title': string;
  'about.lead': string;
  'about.1.title': string;
  'about.1.text': string;
  'about.2.title': string;
  'about.2.text': string;
  'about.3.title': string;
  'about.3.text': string;
  'seekers.title': string;
  'seekers.lead': string;
  'seekers.1.title': string;
  'seekers.1.text': string;
  'seekers.2.title': string;
  'seekers.2.text': string;
  'seekers.3.title': string;
  'seekers.3.text': string;
  'seekers.4.title': string;
  'seekers.4.text': string;
  'companies.title': string;
  'companies.lead': string;
  'companies.1.title': string;
  'companies.1.text': string;
  'companies.2.title': string;
  'companies.2.text': string;
  'companies.3.title': string;
  'companies.3.text': string;
  scores: string;
  'action.register': string;
  'action.contact': string;
  'action.pricing': string;
  'action.sample': string;
  'action.studio': string;
  'action.events': string;
  'action.jobs': string;
}
