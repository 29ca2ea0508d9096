/** Texts around the legal pages. */
export interface LegalMessages {
  updated: string;
  contents: string;
  print: string;
  'load.what': string;
  'load.toDo': string;
  'attributions.title': string;
  'attributions.lead': string;
  'attributions.own': string;
  'attributions.version': string;
  'officer.demo': string;
  'officer.missing': string;
  'rights.title': string;
  'rights.profile': string;
  'rights.settings': string;
  'rights.visitor': string;
  'rights.login': string;
}
