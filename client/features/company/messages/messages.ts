/** Words of the company page's editor. */
export interface CompanyMessages {
  title: string;
  lead: string;
  loading: string;
  loadFailed: string;
  'new.title': string;
  'new.sentence': string;
  edit: string;
  save: string;
  create: string;
  saved: string;
  created: string;
  form: string;
  about: string;
  noDescription: string;
  facts: string;
  missing: string;
  'field.name': string;
  'field.nameHint': string;
  'field.description': string;
  'field.descriptionHint': string;
  'field.industry': string;
  'field.size': string;
  'field.sizeEmpty': string;
  'field.sizePeople': string;
  'field.website': string;
  'field.websiteHint': string;
  'field.location': string;
}
